import { readFileSync } from 'node:fs';
import { FeatureCounts, FeatureIndex, type Features, HASHES } from './feature-counts.js';

/** What a weights file holds besides the weights. */
export interface LinearModelCard {
  /** For each column, the value of one int8 step. */
  scales: readonly number[];
  biases: readonly number[];
}

/** A choice among classes: consecutive columns of a model. */
export interface Choice {
  /** Its first column. */
  from: number;
  classes: readonly string[];
  /** Divides the scores before they become probabilities; fitted on texts that the model had not seen. */
  temperature: number;
}

/** Logistic regression over hashed features, with int8 weights. */
export interface LinearModel<Card extends LinearModelCard = LinearModelCard> {
  card: Card;
  /** Feature by feature, one number for each column. */
  weights: Int8Array;
  counts: FeatureCounts;
}

const FOLDER = new URL('../../weights/', import.meta.url);

/** Reads `weights/<name>.json`, which `npm run train` writes. */
export function loadJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Content;
}

/** Reads `weights/<name>.json` now, and `weights/<name>.bin` when its weights are first used. */
export function loadLinearModel<Card extends LinearModelCard>(name: string): LinearModel<Card> {
  let loaded: ReturnType<typeof loadWeights> | undefined;
  const load = () => (loaded ??= loadWeights(name));
  return {
    card: loadJson<Card>(name),
    get weights() {
      return load().weights;
    },
    get counts() {
      return load().counts;
    },
  };
}

/** The file says first which hashes are features, then the weights. It is kept as it was read. */
function loadWeights(name: string): Pick<LinearModel, 'weights' | 'counts'> {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(`${name}.bin`, FOLDER));
  const bitsLength = HASHES / 8;
  const bits = new Uint32Array(buffer, byteOffset, bitsLength / 4);
  return {
    weights: new Int8Array(buffer, byteOffset + bitsLength, byteLength - bitsLength),
    counts: new FeatureCounts(new FeatureIndex(bits)),
  };
}

/** The score of each column. */
export function scoresOf(model: LinearModel, features: Features): Float64Array {
  return scaledScores(model, weightedSums(model, features));
}

/**
 * For each column, the sum of the features' values times their weights, in int8 steps. It goes through the
 * features once for four columns, because sums in local variables take two thirds of the time of sums in an array.
 */
export function weightedSums(
  { card: { scales }, weights }: LinearModel,
  { places, values }: Features,
): Float64Array {
  const columns = scales.length;
  const sums = new Float64Array(columns);
  for (let k = 0; k < columns; k += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let n = 0; n < places.length; n += 1) {
      const at = (places[n] ?? 0) * columns + k;
      const value = values[n] ?? 0;
      first += value * (weights[at] ?? 0);
      second += value * (weights[at + 1] ?? 0);
      third += value * (weights[at + 2] ?? 0);
      fourth += value * (weights[at + 3] ?? 0);
    }
    // Beyond the last column, these write nothing.
    sums[k] = first;
    sums[k + 1] = second;
    sums[k + 2] = third;
    sums[k + 3] = fourth;
  }
  return sums;
}

/** The scores that these sums give; `factor` is what is left to multiply the sums with. */
export function scaledScores(
  { card: { scales, biases } }: LinearModel,
  sums: Float64Array,
  factor = 1,
): Float64Array {
  return sums.map((sum, k) => sum * factor * (scales[k] ?? 0) + (biases[k] ?? 0));
}

/** The probability of each class of a choice, in order; classes that `allowed` leaves out get 0. */
export function probabilitiesOf(
  { from, classes, temperature }: Choice,
  scores: Float64Array,
  allowed?: ReadonlySet<string>,
): number[] {
  return softmax(
    classes.map((name, k) =>
      allowed === undefined || allowed.has(name)
        ? (scores[from + k] ?? 0) / temperature
        : -Infinity,
    ),
  );
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
