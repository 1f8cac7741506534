import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SHARED_LINK_TOKEN, hashSharedLinkToken, sharedLinkToken } from './shared-link-token.js';

const SECRET = '8f14e45fceea167a5a36dedd4bea2543';

describe('the secret of a shared link', () => {
  it('is 22 letters and digits, the same for the same link and secret only', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const token = sharedLinkToken(SECRET, one);
    expect(token).toMatch(SHARED_LINK_TOKEN);
    expect(sharedLinkToken(SECRET, one)).toBe(token);
    expect(sharedLinkToken(SECRET, other)).not.toBe(token);
    expect(sharedLinkToken(`${SECRET}2`, one)).not.toBe(token);
  });

  it('uses every letter and digit about equally often', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 2_000; index++) {
      for (const letter of sharedLinkToken(SECRET, `${index}`)) {
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
    }
    // 44,000 letters, about 710 of each.
    expect(counts.size).toBe(62);
    expect(Math.min(...counts.values())).toBeGreaterThan(500);
    expect(Math.max(...counts.values())).toBeLessThan(950);
  });

  it('is stored as a hash', () => {
    const token = sharedLinkToken(SECRET, randomUUID());
    expect(hashSharedLinkToken(token)).toMatch(/^[0-9a-f]{64}$/);
  });
});
