import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { duration, tooManyRequests } from './too-many-requests.js';

const UNIT_S: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600 };
const DAY_MS = 24 * 60 * 60 * 1_000;

describe('the wait in the answer 429', () => {
  it.each([
    [1, '1 second'],
    [42, '42 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [180, '3 minutes'],
    [3_540, '59 minutes'],
    [3_541, '1 hour'],
    [3_600, '1 hour'],
    [3_601, '2 hours'],
    [86_400, '24 hours'],
  ])('says %i seconds as %s', (seconds, said) => expect(duration(seconds)).toBe(said));

  it('never says less than the wait nor a whole unit more, and uses the singular only for one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY_MS }), (waitMs) => {
        const body = tooManyRequests(waitMs).getResponse() as {
          message: string;
          retry_after: number;
        };
        expect(body.retry_after).toBe(Math.ceil(waitMs / 1_000));
        const sentence =
          /^Too many attempts\. Please try again in (\d+) (second|minute|hour)(s?)\.$/;
        const [, count, unit = '', plural] = sentence.exec(body.message) ?? [];
        const saidS = Number(count) * (UNIT_S[unit] ?? NaN);
        expect(saidS).toBeGreaterThanOrEqual(body.retry_after);
        // Just below an hour, minutes round up to it.
        expect(saidS - body.retry_after).toBeLessThan(Math.max(UNIT_S[unit] ?? NaN, 60));
        expect(plural).toBe(count === '1' ? '' : 's');
      }),
    );
  });
});
