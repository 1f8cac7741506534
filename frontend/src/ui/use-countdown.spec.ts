import { describe, expect, it } from '@jest/globals';
import { countdownText } from './use-countdown';

describe('a countdown in words', () => {
  it.each([
    [1, '1 s'],
    [59, '59 s'],
    [60, '1 min'],
    [61, '2 min'],
    [3_540, '59 min'],
    [3_541, '1 h'],
    [3_600, '1 h'],
    [3_601, '2 h'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });
});
