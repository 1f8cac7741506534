import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emailLinkToken, hashEmailLinkToken, storedLinkToken } from './email-link.js';

const SECRET = '8f14e45fceea167a5a36dedd4bea2543';

describe('the token of an emailed link', () => {
  it('is 256 bits long and fits into an address unchanged', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(emailLinkToken(SECRET, id)).toMatch(/^[\w-]{43}$/);
      }),
    );
  });

  it('is the same for the same row, and differs for another row or secret', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        const token = emailLinkToken(SECRET, one);
        expect(emailLinkToken(SECRET, one)).toBe(token);
        expect(emailLinkToken(SECRET, other) === token).toBe(one === other);
        expect(emailLinkToken(`${SECRET}x`, one)).not.toBe(token);
      }),
    );
  });

  it('is found again for a stored link, even for one of an earlier release', () => {
    const secrets = { SECRET_KEY: `${SECRET}x`, JWT_SECRET: SECRET };
    const id = '5c6f1f2e-2f0c-4a52-8f43-0d9f3b1c7a11';
    const found = (token: string) =>
      storedLinkToken(secrets, { id, tokenHash: hashEmailLinkToken(token) });
    const current = emailLinkToken(secrets.SECRET_KEY, id);
    expect(found(current)).toBe(current);
    for (const secret of Object.values(secrets)) {
      const earlier = createHmac('sha256', secret).update(`email-link:${id}`).digest('base64url');
      expect(found(earlier)).toBe(earlier);
    }
    expect(found('made with a secret that is gone')).toBe(current);
  });

  it('is stored in a form that it cannot be read from', () => {
    const token = emailLinkToken(SECRET, '5c6f1f2e-2f0c-4a52-8f43-0d9f3b1c7a11');
    expect(hashEmailLinkToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashEmailLinkToken(token)).not.toContain(token);
  });
});
