import { type Choice, probabilitiesOf } from '@promptmint/engine/classify/linear-model';

/** A prediction on data that the model has not seen. */
export interface Prediction {
  scores: Float64Array;
  target: Float32Array;
}

type Classes = Pick<Choice, 'from' | 'classes'>;

/** Finds the divisor of the scores that gives the best probabilities (lowest cross-entropy). */
export function fitTemperature(choice: Classes, predictions: readonly Prediction[]): number {
  let best = { loss: Infinity, temperature: 1 };
  for (let step = -30; step <= 10; step += 1) {
    const temperature = Math.round(1.05 ** step * 1_000) / 1_000;
    let loss = 0;
    for (const { scores, target } of predictions)
      probabilitiesOf({ ...choice, temperature }, scores).forEach((probability, k) => {
        loss -= target[choice.from + k]! * Math.log(probability + 1e-9);
      });
    if (loss < best.loss) best = { loss, temperature };
  }
  return best.temperature;
}

export interface Ranked {
  /** The likeliest class. */
  first: number;
  /** Its probability. */
  probability: number;
  isRight: boolean;
  isAmongTwo: boolean;
}

/** The likeliest class of a choice for each prediction. */
export function rankAll(choice: Choice, predictions: readonly Prediction[]): Ranked[] {
  return predictions.map(({ scores, target }) => {
    const probabilities = probabilitiesOf(choice, scores);
    const order = probabilities.map((_, k) => k);
    order.sort((one, other) => probabilities[other]! - probabilities[one]!);
    const [first = 0, second = 0] = order;
    const isRight = target[choice.from + first]! > 0;
    const isAmongTwo = isRight || target[choice.from + second]! > 0;
    return { first, probability: probabilities[first]!, isRight, isAmongTwo };
  });
}

/** The lowest probability such that a share of `precision` of the cases at or above it are right. */
export function fitThreshold(
  cases: readonly { probability: number; isRight: boolean }[],
  precision: number,
): number {
  const sorted = cases.toSorted((one, other) => other.probability - one.probability);
  let right = 0;
  let threshold = 1;
  sorted.forEach(({ probability, isRight }, index) => {
    right += isRight ? 1 : 0;
    if (right / (index + 1) >= precision) threshold = probability;
  });
  return Math.ceil(threshold * 1_000) / 1_000;
}

const STEPS = 400;
const RATE = 2;
/** Pulls classes with few cases towards the others. */
const RIDGE = 1e-4;

/**
 * A threshold for each class, such that a share of `precision` of all cases above them are right. Some
 * classes are right more often than their probability says; a logistic regression of "is right" on the
 * logit of the probability, with its own constant for each class, finds them.
 */
export function fitThresholds(
  ranked: readonly Ranked[],
  classes: number,
  precision: number,
): number[] {
  const offsets = new Float64Array(classes);
  let slope = 1;
  const cases = ranked.map((row) => ({ ...row, logit: logitOf(row.probability) }));
  for (let step = 0; step < STEPS; step += 1) {
    const gradients = new Float64Array(classes);
    let slopeGradient = 0;
    for (const { first, logit, isRight } of cases) {
      const error = logistic(slope * logit + offsets[first]!) - (isRight ? 1 : 0);
      gradients[first]! += error;
      slopeGradient += error * logit;
    }
    slope -= (RATE / 10) * (slopeGradient / cases.length);
    gradients.forEach((gradient, k) => {
      offsets[k]! -= RATE * (gradient / cases.length + RIDGE * offsets[k]!);
    });
  }
  const cut = fitThreshold(
    cases.map(({ first, logit, isRight }) => ({
      probability: logistic(slope * logit + offsets[first]!),
      isRight,
    })),
    precision,
  );
  return Array.from(offsets, (offset) =>
    Number(logistic((logitOf(cut) - offset) / slope).toFixed(3)),
  );
}

function logitOf(probability: number): number {
  const inside = Math.min(Math.max(probability, 1e-6), 1 - 1e-6);
  return Math.log(inside / (1 - inside));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
