import { isMark, ownLines, type PromptReading, withoutBullet } from './prompt-reading.js';
import { mean, percentile, share } from './statistics.js';

/** The share of identical lines above which two prompts look alike. */
const ALIKE = 1 / 3;

/** A prompt's own lines, without marks, bullets and empty lines. */
export function scaffoldLines(prompt: PromptReading): string[] {
  return ownLines(prompt)
    .filter((line) => !isMark(line))
    .map((line) => withoutBullet(line.replace(/<\/?[a-z][\w-]*>/g, '')))
    .filter((line) => line !== '');
}

/** The share of lines that two prompts have in common, each line as often as in both (Dice). */
export function sharedLines(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of other) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    left.set(line, count - 1);
    common += 1;
  }
  return (2 * common) / (one.length + other.length);
}

export interface Pair {
  one: string;
  other: string;
  share: number;
}

/** How alike the prompts of different ideas are, within one use case and target model. */
export interface Likeness {
  /** For each idea the share of its nearest neighbour. */
  nearest: ReadonlyMap<string, number>;
  /** The mean over all pairs; NaN below two prompts. */
  meanOfPairs: number;
  /** The most alike first. */
  pairs: Pair[];
}

/** Compares every prompt of a group with every other. */
export function compareAll(group: readonly { id: string; lines: readonly string[] }[]): Likeness {
  const pairs = group.flatMap(({ id, lines }, index) =>
    group
      .slice(index + 1)
      .map((other) => ({ one: id, other: other.id, share: sharedLines(lines, other.lines) })),
  );
  const nearest = new Map<string, number>();
  for (const { one, other, share: alike } of pairs) {
    nearest.set(one, Math.max(alike, nearest.get(one) ?? 0));
    nearest.set(other, Math.max(alike, nearest.get(other) ?? 0));
  }
  return {
    nearest,
    meanOfPairs: mean(pairs.map((pair) => pair.share)),
    pairs: pairs.sort((a, b) => b.share - a.share),
  };
}

export interface NearestFigures {
  mean: number;
  p90: number;
  max: number;
  /** The share of prompts whose nearest neighbour is too much alike. */
  alike: number;
}

/** Figures over the nearest neighbours of a set of prompts. */
export function nearestFigures(shares: readonly number[]): NearestFigures {
  return {
    mean: mean(shares),
    p90: percentile(shares, 0.9),
    max: percentile(shares, 1),
    alike: share(shares, (value) => value > ALIKE),
  };
}
