import { describe, expect, it } from '@jest/globals';
import { retryAfterMs } from './retry-after.js';

describe('retryAfterMs', () => {
  it.each([
    [undefined, null],
    [{}, null],
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after-ms': '12.5' }, 12.5],
    [{ 'retry-after-ms': 'soon', 'retry-after': '1' }, 1_000],
  ])('of %j is %j', (headers, expected) => {
    expect(retryAfterMs(headers)).toBe(expected);
  });

  it('reads a date', () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const wait = retryAfterMs({ 'retry-after': inAnHour });
    expect(wait).toBeGreaterThan(3_500_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
  });
});
