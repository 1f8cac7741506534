import { writeFileSync } from 'node:fs';
import type { Features } from '@promptmint/engine/classify/features';
import { fitTemperature, fitThreshold, type Prediction } from './calibrate.ts';
import { trainLinear, type TrainedWeights, type TrainingOptions } from './train-linear.ts';

/** What a classifier learns from. */
export interface ClassifierTask {
  /** Names the weights: `weights/<name>.json` and `.bin`. */
  name: string;
  classes: readonly string[];
  rows: readonly { features: Features; target: readonly number[]; fold: number }[];
  /** Classes that stand for "none", whose precision does not count for the threshold. */
  silent: readonly string[];
  /** Share of right answers that the threshold has to give. */
  precision: number;
  options: Omit<TrainingOptions, 'classes'>;
}

/** What a model card says of the folds that were left out in turn. */
export interface CrossValidation {
  rows: number;
  top1: number;
  top2: number;
  /** Share of the rows at or above the threshold. */
  coverage: number;
  precision: number;
}

interface Quantized {
  weights: Int8Array;
  scales: number[];
  biases: number[];
}

/** Trains on all rows, calibrates on rows that each model has not seen, and writes the weights. */
export function trainClassifier(task: ClassifierTask): CrossValidation {
  const { name, classes, rows, options } = task;
  const predictions = crossPredict(task);
  const temperature = fitTemperature(predictions);
  const ranked = predictions.map((prediction) => rank(prediction, temperature, task));
  const speaking = ranked.filter(({ first }) => !task.silent.includes(classes[first] ?? ''));
  const threshold = fitThreshold(speaking, task.precision);
  const { weights, scales, biases } = fit(rows, classes.length, options);
  const card = { classes, size: options.size, temperature, threshold, scales, biases };
  const folder = new URL('../weights/', import.meta.url);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(card, null, 2)}\n`);
  writeFileSync(new URL(`${name}.bin`, folder), weights);
  const sure = speaking.filter(({ probability }) => probability >= threshold);
  const share = (count: number, of: number) => Math.round((count / of) * 1_000) / 1_000;
  return {
    rows: rows.length,
    top1: share(ranked.filter(({ isRight }) => isRight).length, rows.length),
    top2: share(ranked.filter(({ isAmongTwo }) => isAmongTwo).length, rows.length),
    coverage: share(sure.length, rows.length),
    precision: share(sure.filter(({ isRight }) => isRight).length, sure.length),
  };
}

/** Scores of every row by a model that was trained without the row's fold. */
function crossPredict({ rows, classes, options }: ClassifierTask): Prediction[] {
  const folds = Math.max(...rows.map(({ fold }) => fold)) + 1;
  const scores: number[][] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const model = fit(
      rows.filter((row) => row.fold !== fold),
      classes.length,
      options,
    );
    rows.forEach((row, index) => {
      if (row.fold === fold) scores[index] = scoresOf(model, row.features);
    });
  }
  return rows.map(({ target }, index) => ({ target, scores: scores[index] ?? [] }));
}

function fit(
  rows: ClassifierTask['rows'],
  classes: number,
  options: ClassifierTask['options'],
): Quantized {
  return quantize(trainLinear(rows, { ...options, classes }), classes);
}

/** Numbers beyond this share of the largest ones are cut, so that the small ones keep their steps. */
const KEPT = 0.9995;

function quantize({ weights, biases }: TrainedWeights, classes: number): Quantized {
  const scales = Array.from({ length: classes }, (_, k) => {
    const sizes = new Float32Array(weights.length / classes);
    for (let at = 0; at < sizes.length; at += 1)
      sizes[at] = Math.abs(weights[at * classes + k] ?? 0);
    sizes.sort();
    const most = sizes[Math.floor(sizes.length * KEPT)] || 1;
    return Number((most / 127).toPrecision(6));
  });
  const small = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) {
    const step = Math.round((weights[at] ?? 0) / (scales[at % classes] ?? 1));
    small[at] = Math.max(-127, Math.min(127, step));
  }
  return {
    weights: small,
    scales,
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(6))),
  };
}

function scoresOf({ weights, scales, biases }: Quantized, features: Features): number[] {
  const classes = biases.length;
  const sums = new Array<number>(classes).fill(0);
  features.places.forEach((place, n) => {
    const value = features.values[n]!;
    for (let k = 0; k < classes; k += 1) sums[k]! += value * weights[place * classes + k]!;
  });
  return sums.map((sum, k) => sum * scales[k]! + biases[k]!);
}

function rank({ scores, target }: Prediction, temperature: number, { classes }: ClassifierTask) {
  const powers = scores.map((score) => Math.exp((score - Math.max(...scores)) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  const order = classes.map((_, k) => k).sort((one, other) => powers[other]! - powers[one]!);
  const [first = 0, second = 0] = order;
  return {
    first,
    probability: powers[first]! / sum,
    isRight: target[first]! > 0,
    isAmongTwo: target[first]! > 0 || target[second]! > 0,
  };
}
