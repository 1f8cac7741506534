import { describe, expect, it } from '@jest/globals';
import { percentile, shareOf, wilson } from './statistics.js';

describe('the interval of a share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [95, 100, 0.8882, 0.9785],
  ])('for %d of %d reaches from %d to %d', (count, of, low, high) => {
    const share = wilson(count, of);
    expect(share.value).toBe(count / of);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it('is NaN if there is nothing to count', () => {
    expect(shareOf([], () => true)).toMatchObject({ of: 0, value: Number.NaN, low: Number.NaN });
  });
});

it('returns one of the given values as the percentile', () => {
  expect(percentile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(percentile([5, 1, 3, 2, 4], 0.99)).toBe(5);
  expect(percentile([], 0.5)).toBeNaN();
});
