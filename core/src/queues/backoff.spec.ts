import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff.js';

describe('a pause before trying again', () => {
  it('doubles with each failure up to the limit, less up to a half by chance', () => {
    for (const [failures, longest] of [
      [1, 200],
      [2, 400],
      [4, 1_600],
      [5, 3_000],
      [5_000, 3_000],
    ] as const) {
      const pauses = Array.from({ length: 200 }, () => backoff(failures, 200, 3_000));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(longest / 2);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(longest);
      expect(new Set(pauses).size).toBeGreaterThan(10);
    }
  });
});
