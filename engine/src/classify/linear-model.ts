import { readFileSync } from 'node:fs';
import type { Features } from './features.js';

/** What a weights file holds beside its numbers. */
export interface LinearModelCard {
  classes: readonly string[];
  /** Features; a power of two. */
  size: number;
  /** One for each class: what an int8 of its row is worth. */
  scales: readonly number[];
  biases: readonly number[];
  /** Divides the scores before they become probabilities; fitted on validation data. */
  temperature: number;
  /** From this probability on, the likeliest class is right in 95 of 100 requests of the validation data. */
  threshold: number;
}

export interface LinearModel extends LinearModelCard {
  /** Feature by feature, one number for each class. */
  weights: Int8Array;
}

const FOLDER = new URL('../../weights/', import.meta.url);

/** Reads `weights/<name>.json`, which `npm run train` writes. */
export function loadJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Content;
}

/** Reads `weights/<name>.json` and `weights/<name>.bin`, which `npm run train` writes. */
export function loadLinearModel(name: string): LinearModel {
  const card = loadJson<LinearModelCard>(name);
  const bytes = readFileSync(new URL(`${name}.bin`, FOLDER));
  return { ...card, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** The probability of each class, in the order of `classes`; those that `allowed` leaves out have 0. */
export function classify(
  model: LinearModel,
  features: Features,
  allowed?: ReadonlySet<string>,
): number[] {
  const { classes, weights, scales, biases, temperature } = model;
  const sums = new Float64Array(classes.length);
  const { places, values } = features;
  for (let n = 0; n < places.length; n += 1) {
    const row = (places[n] ?? 0) * classes.length;
    const value = values[n] ?? 0;
    for (let index = 0; index < classes.length; index += 1) {
      sums[index] = (sums[index] ?? 0) + value * (weights[row + index] ?? 0);
    }
  }
  const scores = classes.map((name, index) =>
    allowed === undefined || allowed.has(name)
      ? ((sums[index] ?? 0) * (scales[index] ?? 0) + (biases[index] ?? 0)) / temperature
      : -Infinity,
  );
  return softmax(scores);
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
