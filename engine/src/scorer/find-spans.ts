import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { type LinearModelCard, loadLinearModel } from '../classify/linear-model.js';
import type { Span } from './span.js';
import { isHollow } from './hollow.js';
import { SentenceScorer } from './sentence-scores.js';
import { type Sentence, sentencesOf } from './sentences.js';
import { summarise } from './summary.js';

interface ScorerCard extends LinearModelCard {
  /** For each criterion, weights for a prompt's summary; a sum of 0 or more meets the criterion. */
  decisions: readonly { weights: readonly number[]; bias: number }[];
}

const model = loadLinearModel<ScorerCard>('scorer');
const scorer = new SentenceScorer(model);

/** A sentence with a lower score is never evidence, whatever the rest of the prompt says. */
const LEAST_EVIDENCE = -4;
/** A following sentence with at least this score belongs to the evidence too. */
const MORE_EVIDENCE = 0;
/** How many characters are read; longer prompts are mostly pasted material. */
const MOST_READ = 40_000;
/** The longest passage, in UTF-16 code units. */
export const LONGEST = 400;

/** For each criterion, the passage that meets it, or null if there is none. */
export function findSpans(text: string): Record<QualityCriterion, Span | null> {
  const read = text.slice(0, MOST_READ);
  const sentences = sentencesOf(read).filter((sentence) => !isHollow(read, sentence));
  const scores = sentences.map((_, index) => scorer.scores(read, sentences, index));
  const summary = summarise(scores, QUALITY_CRITERIA.length, read.length);
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion, column) => [
      criterion,
      isMet(summary, column) ? evidence(text, sentences, scores, column) : null,
    ]),
  ) as Record<QualityCriterion, Span | null>;
}

function isMet(summary: readonly number[], column: number): boolean {
  const { weights = [], bias = -1 } = model.card.decisions[column] ?? {};
  return summary.reduce((sum, value, n) => sum + value * (weights[n] ?? 0), bias) >= 0;
}

/** The likeliest sentence, together with the following ones that say more of the same. */
function evidence(
  text: string,
  sentences: readonly Sentence[],
  scores: readonly Float64Array[],
  column: number,
): Span | null {
  const own = scores.map((row) => row[column] ?? -Infinity);
  const best = own.indexOf(Math.max(...own));
  const first = sentences[best];
  if (first === undefined || (own[best] ?? -Infinity) < LEAST_EVIDENCE) return null;
  let end = first.end;
  for (let next = best + 1; next < sentences.length; next += 1) {
    const sentence = sentences[next];
    if (sentence === undefined || (own[next] ?? -Infinity) < MORE_EVIDENCE) break;
    if (sentence.heading !== first.heading || sentence.end - first.start > LONGEST) break;
    end = sentence.end;
  }
  return { start: first.start, end: cutAt(text, first.start, end) };
}

/** The end of a passage, earlier if it is too long to show; splits no character. */
export function cutAt(text: string, start: number, end: number): number {
  if (end - start <= LONGEST) return end;
  const head = text.slice(start, start + LONGEST);
  const whole = /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
  return start + whole.trimEnd().length;
}
