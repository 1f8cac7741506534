import type { Blueprint } from '../blueprint.js';
import { lowerFirst, oneLine } from '../renderers/wording.js';
import { withoutLengths } from './lengths.js';

/** Stronger and stronger wordings of one own line; at most one of them stands in a blueprint. */
export type Ladder = readonly [string, ...string[]];

type TextList = 'context' | 'steps' | 'outputFormat' | 'validation';

/** As many items as the schema lets a list hold. */
const ROOM = {
  context: 16,
  steps: 10,
  outputFormat: 10,
  constraints: 12,
  validation: 8,
} as const;

/** The next wording of a ladder in the place of the one that stands; null when that is the last. */
function nextRung(lines: readonly string[], ladder: Ladder): [at: number, text: string] | null {
  const at = lines.findIndex((line) => ladder.includes(line));
  const text = ladder[at < 0 ? 0 : ladder.indexOf(lines[at] ?? '') + 1];
  return text === undefined ? null : [at, text];
}

/** Sets the first wording as a rule, or the next one where one stands already. */
export function raiseRule(blueprint: Blueprint, ladder: Ladder): Blueprint {
  const rung = nextRung(
    blueprint.constraints.map(({ rule }) => rule),
    ladder,
  );
  if (rung === null) return blueprint;
  const [at, rule] = rung;
  const constraint = { rule, reason: null };
  if (at >= 0) return { ...blueprint, constraints: blueprint.constraints.with(at, constraint) };
  return withRule(blueprint, rule);
}

/** The same among the parts of the answer or the checks. */
export function raiseLine(blueprint: Blueprint, list: TextList, ladder: Ladder): Blueprint {
  const rung = nextRung(blueprint[list], ladder);
  if (rung === null) return blueprint;
  const [at, text] = rung;
  if (at < 0) return withLine(blueprint, list, text);
  return { ...blueprint, [list]: blueprint[list].with(at, text) };
}

/** Adds a rule where there is room; full lists stay as they are. */
export function withRule(
  blueprint: Blueprint,
  rule: string,
  reason: string | null = null,
): Blueprint {
  const { constraints } = blueprint;
  if (constraints.some((constraint) => constraint.rule === rule)) return blueprint;
  if (constraints.length >= ROOM.constraints) return withLine(blueprint, 'validation', rule);
  return { ...blueprint, constraints: [...constraints, { rule, reason }] };
}

/** Adds a line where there is room and it does not stand yet. */
export function withLine(blueprint: Blueprint, list: TextList, line: string): Blueprint {
  const lines = blueprint[list];
  if (lines.includes(line) || lines.length >= ROOM[list]) return blueprint;
  return { ...blueprint, [list]: [...lines, line] };
}

/** Takes out every line for which `drops` holds, wherever lines of ours can stand. */
export function withoutLines(blueprint: Blueprint, drops: (line: string) => boolean): Blueprint {
  const kept = (lines: readonly string[]) => lines.filter((line) => !drops(line));
  return {
    ...blueprint,
    steps: kept(blueprint.steps),
    outputFormat: kept(blueprint.outputFormat),
    constraints: blueprint.constraints.filter(({ rule }) => !drops(rule)),
    validation: kept(blueprint.validation),
  };
}

/** Applies a change of wording to the lines that say what the answer is like. */
export function mapLines(blueprint: Blueprint, change: (line: string) => string): Blueprint {
  return {
    ...blueprint,
    steps: blueprint.steps.map(change),
    outputFormat: blueprint.outputFormat.map(change),
    constraints: blueprint.constraints.map(({ rule, reason }) => ({ rule: change(rule), reason })),
    validation: blueprint.validation.map(change),
  };
}

/** All that a blueprint says about the answer, line by line. */
export function linesOf({ steps, outputFormat, constraints, validation }: Blueprint): string[] {
  return [...steps, ...outputFormat, ...constraints.map(({ rule }) => rule), ...validation];
}

function bare(text: string): string {
  return withoutLengths(text)
    .toLowerCase()
    .replace(/[.\s]+$/, '');
}

/** Whether a line, lengths apart, stands in others, whole or within a longer one. */
export function isSaid(line: string, others: readonly string[]): boolean {
  return others.some((other) => bare(other).includes(bare(line)));
}

const SAME = 0.6;

/** Whether some other line says the same in like words. */
export function isLike(line: string, others: readonly string[]): boolean {
  const own = contentWords(line);
  return others.some((other) => {
    const theirs = contentWords(other);
    const shared = [...own].filter((word) => theirs.has(word)).length;
    return own.size > 2 && shared / Math.min(own.size, Math.max(theirs.size, 3)) >= SAME;
  });
}

const COMMON = /^(?:that|this|with|from|each|they|them|what|when|where|which|have|into|only|than)$/;

function contentWords(line: string): Set<string> {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.test(word)));
}

/** Joins neighbours, the shortest pair first, until few are left or the limit stands against it. */
export function folded(lines: readonly string[], most: number, maxLength: number): string[] {
  let result = [...lines];
  while (result.length > most) {
    const pairs = result.slice(1).map((line, index) => joined(result[index] ?? '', line));
    const shortest = Math.min(...pairs.map((pair) => pair.length));
    if (shortest > maxLength) return result;
    const at = pairs.findIndex((pair) => pair.length === shortest);
    result = result.toSpliced(at, 2, pairs[at] ?? '');
  }
  return result;
}

function joined(one: string, other: string): string {
  return `${oneLine(one).replace(/[.;]$/, '')}; then ${lowerFirst(oneLine(other))}`;
}
