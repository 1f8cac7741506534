import { writeFileSync } from 'node:fs';
import { CHARACTER_CLASSES, countCharacters } from '@promptmint/engine/token-counts';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

const RIDGE = 1e-3;
const ROUNDS = 4_000;
const NO_SPECIAL_TOKENS = { disallowedSpecial: new Set<string>() };

/** How close the estimate comes to the tokenizer on texts that it was not fitted to. */
export interface TokenFit {
  texts: number;
  /** Share of the texts for which the estimate is within 10 %. */
  within10: number;
}

/** Fits tokens per character of each class to a real tokenizer; every second text checks the fit. */
export function fitTokens(texts: readonly string[]): TokenFit {
  const rows = texts.map((text) => ({
    counts: countCharacters(text),
    tokens: countTokens(text, NO_SPECIAL_TOKENS),
  }));
  const weights = solve(rows.filter((_, index) => index % 2 === 0));
  const entries = CHARACTER_CLASSES.map((name, index) => [
    name,
    Number(weights[index]!.toFixed(4)),
  ]);
  const file = new URL('../weights/tokens.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  const checked = rows.filter((_, index) => index % 2 === 1);
  const close = checked.filter(({ counts, tokens }) => {
    const estimate = counts.reduce((sum, count, index) => sum + count * weights[index]!, 0);
    return Math.abs(estimate - tokens) <= tokens / 10;
  });
  return { texts: checked.length, within10: Number((close.length / checked.length).toFixed(3)) };
}

/** Weights of 0 or more with the least relative error, by coordinate descent. */
function solve(rows: readonly { counts: readonly number[]; tokens: number }[]): number[] {
  const scaled = rows.map(({ counts, tokens }) => counts.map((count) => count / tokens));
  const size = CHARACTER_CLASSES.length;
  const weights = Array.from({ length: size }, () => 0.3);
  const errors = scaled.map((row) => row.reduce((sum, x, k) => sum + x * weights[k]!, -1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const k = round % size;
    let gradient = RIDGE * weights[k]!;
    let curve = RIDGE;
    scaled.forEach((row, index) => {
      gradient += row[k]! * errors[index]!;
      curve += row[k]! * row[k]!;
    });
    const next = Math.max(0, weights[k]! - gradient / curve);
    const step = next - weights[k]!;
    if (step === 0) continue;
    scaled.forEach((row, index) => (errors[index]! += row[k]! * step));
    weights[k] = next;
  }
  return weights;
}
