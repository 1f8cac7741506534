import { mean, type Share, wilson } from './statistics.js';

/** A guess with the probability it was given. */
export interface Guess {
  probability: number;
  isRight: boolean;
}

/** The guesses whose probability lies from `from` to `to`. */
export interface Bin {
  from: number;
  to: number;
  /** Mean probability: how often they should be right. */
  expected: number;
  right: Share;
}

export interface Calibration {
  bins: Bin[];
  /** Expected calibration error: mean distance between probability and share of right guesses, weighted by bin. */
  error: number;
}

const BINS = 10;

/** Compares probabilities with how often they came true, in ten bins; empty bins are left out. */
export function calibrate(guesses: readonly Guess[]): Calibration {
  const binOf = ({ probability }: Guess) => Math.min(BINS - 1, Math.floor(probability * BINS));
  const bins = Array.from({ length: BINS }, (_, index) => ({
    index,
    inside: guesses.filter((guess) => binOf(guess) === index),
  }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ index, inside }) => ({
      from: index / BINS,
      to: (index + 1) / BINS,
      expected: mean(inside.map(({ probability }) => probability)),
      right: wilson(inside.filter(({ isRight }) => isRight).length, inside.length),
    }));
  const error = bins.reduce(
    (sum, { expected, right }) =>
      sum + (Math.abs(expected - right.value) * right.of) / guesses.length,
    0,
  );
  return { bins, error: guesses.length === 0 ? Number.NaN : error };
}
