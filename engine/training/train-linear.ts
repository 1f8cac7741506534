import type { Features } from '@promptmint/engine/classify/feature-counts';

/** One text with the target of each column. */
export interface Example {
  features: Features;
  /** Shares from 0 to 1; within a head that is a choice they add up to 1. */
  target: Float32Array;
  /** How much each column's error counts; without it, every column counts fully. */
  weights?: Float32Array;
}

/** Columns that belong together: a choice among several classes, or a single yes or no. */
export interface ColumnRange {
  from: number;
  to: number;
}

export interface TrainingOptions {
  epochs: number;
  learningRate: number;
  /** Pull towards zero, for each pass over the data. */
  decay: number;
  seed: number;
}

export interface TrainedWeights {
  /** Feature by feature, one number for each column. */
  weights: Float32Array;
  biases: Float64Array;
}

/** Smaller errors are skipped to save time: most columns of a choice are right most of the time. */
const SMALLEST_ERROR = 1e-3;
const BIAS_RATE = 0.02;
const FIRST_SQUARE = 1e-4;

/** Logistic regression with AdaGrad, in an order fixed by the seed; several heads learn in one pass. */
export function trainLinear(
  examples: readonly Example[],
  features: number,
  heads: readonly ColumnRange[],
  { epochs, learningRate, decay, seed }: TrainingOptions,
): TrainedWeights {
  const columns = Math.max(...heads.map(({ to }) => to));
  const weights = new Float32Array(features * columns);
  const squares = new Float32Array(features * columns).fill(FIRST_SQUARE);
  const biases = new Float64Array(columns);
  const errors = new Float64Array(columns);
  const active = new Int32Array(columns);
  const random = randomNumbers(seed);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = learningRate * (1 - epoch / epochs);
    for (const index of order) {
      const example = examples[index]!;
      const { places, values } = example.features;
      addScores(example.features, weights, biases, errors);
      for (const head of heads) toErrors(errors, example, head);
      let count = 0;
      for (let k = 0; k < columns; k += 1) {
        if (Math.abs(errors[k]!) < SMALLEST_ERROR) continue;
        biases[k]! -= BIAS_RATE * rate * errors[k]!;
        active[count] = k;
        count += 1;
      }
      for (let n = 0; n < places.length; n += 1) {
        const row = places[n]! * columns;
        const value = values[n]!;
        for (let a = 0; a < count; a += 1) {
          const k = active[a]!;
          const gradient = errors[k]! * value + decay * weights[row + k]!;
          const square = squares[row + k]! + gradient * gradient;
          squares[row + k] = square;
          weights[row + k]! -= (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return { weights, biases };
}

function addScores(
  { places, values }: Features,
  weights: Float32Array,
  biases: Float64Array,
  scores: Float64Array,
): void {
  const columns = biases.length;
  scores.set(biases);
  for (let n = 0; n < places.length; n += 1) {
    const row = places[n]! * columns;
    const value = values[n]!;
    for (let k = 0; k < columns; k += 1) scores[k]! += value * weights[row + k]!;
  }
}

/** Turns scores into probabilities, and those into their differences from the target. */
function toErrors(scores: Float64Array, { target, weights }: Example, head: ColumnRange): void {
  const { from, to } = head;
  // A single column is a choice between it and a score of 0.
  let highest = to - from === 1 ? 0 : -Infinity;
  for (let k = from; k < to; k += 1) highest = Math.max(highest, scores[k]!);
  let sum = to - from === 1 ? Math.exp(-highest) : 0;
  for (let k = from; k < to; k += 1) {
    scores[k] = Math.exp(scores[k]! - highest);
    sum += scores[k]!;
  }
  for (let k = from; k < to; k += 1)
    scores[k] = (scores[k]! / sum - target[k]!) * (weights?.[k] ?? 1);
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
