import { writeFileSync } from 'node:fs';
import { FeatureIndex, type Features, HASHES } from '@promptmint/engine/classify/feature-counts';
import {
  type ColumnRange,
  type Example,
  trainLinear,
  type TrainedWeights,
  type TrainingOptions,
} from './train-linear.ts';

/** A text to learn from; its features are hashes. */
export interface TrainingRow extends Example {
  /** All texts of a brief or a writer share a fold, so that they are left out together. */
  fold: number;
}

export interface ModelTask {
  /** Names the weights: `weights/<name>.json` and `.bin`. */
  name: string;
  rows: readonly TrainingRow[];
  heads: readonly ColumnRange[];
  /** A feature must occur in at least this many texts. */
  fewestTexts: number;
  options: TrainingOptions;
}

interface Quantized {
  weights: Int8Array;
  scales: number[];
  biases: number[];
}

/**
 * Trains on all rows and writes the weights with their card.
 * @param cardOf Makes the card from each row's scores by a model that was trained without its fold.
 * @returns the card.
 */
export function trainModel(task: ModelTask, cardOf: (scores: Float64Array[]) => object): object {
  const index = indexOf(task);
  const rows = task.rows.map((row) => ({ ...row, features: indexed(row.features, index) }));
  const card = cardOf(crossScores(rows, index.size, task));
  const { weights, scales, biases } = fit(rows, index.size, task);
  const folder = new URL('../weights/', import.meta.url);
  const bits = new Uint8Array(index.bits.buffer);
  writeFileSync(
    new URL(`${task.name}.bin`, folder),
    Buffer.concat([bits, new Uint8Array(weights.buffer)]),
  );
  writeFileSync(
    new URL(`${task.name}.json`, folder),
    `${JSON.stringify({ ...card, scales, biases }, null, 2)}\n`,
  );
  return card;
}

/** The features that occur in enough texts. */
function indexOf({ rows, fewestTexts }: ModelTask): FeatureIndex {
  const texts = new Uint32Array(HASHES);
  for (const { features } of rows) for (const hash of new Set(features.places)) texts[hash]! += 1;
  const bits = new Uint32Array(HASHES / 32);
  texts.forEach((count, hash) => {
    if (count >= fewestTexts) bits[hash >>> 5]! |= 1 << (hash & 31);
  });
  return new FeatureIndex(bits);
}

function indexed({ places, values }: Features, index: FeatureIndex): Features {
  const known = places.map((hash) => index.placeOf(hash));
  return {
    places: known.filter((place) => place >= 0),
    values: values.filter((_, n) => known[n]! >= 0),
  };
}

/** Scores of every row by a model that was trained without the row's fold. */
function crossScores(
  rows: readonly TrainingRow[],
  features: number,
  task: ModelTask,
): Float64Array[] {
  const folds = Math.max(...rows.map(({ fold }) => fold)) + 1;
  const scores: Float64Array[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = fit(
      rows.filter((row) => row.fold !== fold),
      features,
      task,
    );
    rows.forEach((row, index) => {
      if (row.fold === fold) scores[index] = scoresOf(model, row.features);
    });
  }
  return scores;
}

function fit(rows: readonly Example[], features: number, { heads, options }: ModelTask): Quantized {
  return quantize(trainLinear(rows, features, heads, options));
}

/** Weights beyond this quantile are clipped, so that the int8 steps stay fine enough for small ones. */
const KEPT = 0.9995;

function quantize({ weights, biases }: TrainedWeights): Quantized {
  const columns = biases.length;
  const sizes = new Float32Array(weights.length / columns);
  const scales = Array.from(biases, (_, k) => {
    for (let at = 0; at < sizes.length; at += 1) sizes[at] = Math.abs(weights[at * columns + k]!);
    sizes.sort();
    const most = sizes[Math.floor(sizes.length * KEPT)] || 1;
    return Number((most / 127).toPrecision(6));
  });
  const small = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) {
    const step = Math.round(weights[at]! / scales[at % columns]!);
    small[at] = Math.max(-127, Math.min(127, step));
  }
  const short = Array.from(biases, (bias) => Number(bias.toPrecision(6)));
  return { weights: small, scales, biases: short };
}

function scoresOf(
  { weights, scales, biases }: Quantized,
  { places, values }: Features,
): Float64Array {
  const sums = new Float64Array(biases.length);
  places.forEach((place, n) => {
    for (let k = 0; k < sums.length; k += 1)
      sums[k]! += values[n]! * weights[place * sums.length + k]!;
  });
  return sums.map((sum, k) => sum * scales[k]! + biases[k]!);
}
