import { softmax } from '@promptmint/engine/classify/linear-model';

/** A prediction on data that the model has not seen. */
export interface Prediction {
  scores: readonly number[];
  target: readonly number[];
}

/** The divisor of the scores with which the probabilities fit best (lowest cross-entropy). */
export function fitTemperature(predictions: readonly Prediction[]): number {
  let best = { loss: Infinity, temperature: 1 };
  for (let step = -40; step <= 40; step += 1) {
    const temperature = Math.round(1.05 ** step * 1_000) / 1_000;
    const loss = predictions.reduce((sum, { scores, target }) => {
      const probabilities = softmax(scores.map((score) => score / temperature));
      return target.reduce(
        (total, share, k) => total - share * Math.log((probabilities[k] ?? 0) + 1e-9),
        sum,
      );
    }, 0);
    if (loss < best.loss) best = { loss, temperature };
  }
  return best.temperature;
}

export interface Ranked {
  /** Probability of the likeliest class. */
  probability: number;
  isRight: boolean;
}

/** The lowest probability from which on the likeliest class is right in `precision` of the cases. */
export function fitThreshold(ranked: readonly Ranked[], precision: number): number {
  const sorted = ranked.toSorted((one, other) => other.probability - one.probability);
  let right = 0;
  let threshold = 1;
  sorted.forEach(({ probability, isRight }, index) => {
    right += isRight ? 1 : 0;
    if (right / (index + 1) >= precision) threshold = probability;
  });
  return Math.ceil(threshold * 1_000) / 1_000;
}
