import type { Features } from '@promptmint/engine/classify/features';

/** One text with the share that each class has in it; shares add up to 1. */
export interface Example {
  features: Features;
  target: readonly number[];
}

export interface TrainingOptions {
  classes: number;
  size: number;
  epochs: number;
  learningRate: number;
  /** Pull towards zero, for each pass over the data. */
  decay: number;
  seed: number;
}

export interface TrainedWeights {
  /** Feature by feature, one number for each class. */
  weights: Float32Array;
  biases: Float64Array;
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Multinomial logistic regression by AdaGrad, in an order that the seed fixes. */
export function trainLinear(
  examples: readonly Example[],
  options: TrainingOptions,
): TrainedWeights {
  const { classes, size, epochs, learningRate, decay, seed } = options;
  const rows = examples.map(({ features, target }) => ({
    places: features.places.map((place) => place * classes),
    values: features.values,
    target: Float64Array.from(target),
  }));
  const weights = new Float32Array(size * classes);
  const squares = new Float32Array(size * classes).fill(1e-4);
  const biases = new Float64Array(classes);
  const errors = new Float64Array(classes);
  const random = randomNumbers(seed);
  const order = rows.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = learningRate * (1 - epoch / epochs);
    for (const index of order) {
      const { places, values, target } = rows[index]!;
      errors.set(biases);
      for (let n = 0; n < places.length; n += 1) {
        const row = places[n]!;
        const value = values[n]!;
        for (let k = 0; k < classes; k += 1) errors[k]! += value * weights[row + k]!;
      }
      toErrors(errors, target);
      for (let k = 0; k < classes; k += 1) biases[k]! -= 0.02 * rate * errors[k]!;
      for (let n = 0; n < places.length; n += 1) {
        const row = places[n]!;
        const value = values[n]!;
        for (let k = 0; k < classes; k += 1) {
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

/** Scores become probabilities, and those what they miss the target by. */
function toErrors(scores: Float64Array, target: Float64Array): void {
  let highest = -Infinity;
  for (let k = 0; k < scores.length; k += 1) highest = Math.max(highest, scores[k]!);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp(scores[k]! - highest);
    sum += scores[k]!;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = scores[k]! / sum - target[k]!;
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
