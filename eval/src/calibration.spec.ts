import { expect, it } from '@jest/globals';
import { calibrate } from './calibration.js';

const guess = (probability: number, isRight: boolean) => ({ probability, isRight });

it('compares probabilities with how often they came true, bin by bin', () => {
  const { bins, error } = calibrate([
    guess(0.9, true),
    guess(1, true),
    guess(0.15, false),
    guess(0.1, true),
  ]);
  expect(bins.map(({ from, to }) => [from, to])).toEqual([
    [0.1, 0.2],
    [0.9, 1],
  ]);
  expect(bins.map(({ right }) => right.value)).toEqual([0.5, 1]);
  expect(bins[0]?.expected).toBeCloseTo(0.125);
  expect(error).toBeCloseTo((0.375 + 0.05) / 2);
});

it('reports NaN as the calibration error without guesses', () => {
  expect(calibrate([])).toEqual({ bins: [], error: Number.NaN });
});
