import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isWeakSecret } from './secret-strength.js';

describe('a weak secret', () => {
  it.each([
    'a'.repeat(64),
    'ab'.repeat(32),
    'abc123'.repeat(6),
    '0123456789abcdef0123456789abcdef',
    '01234567890123456789012345678901',
    'abcdefghijklmnopqrstuvwxyz012345',
    'zyxwvutsrqponmlkjihgfedcba987654',
    'change-me-change-me-change-me-change-me',
    'my-super-secret-for-the-tokens-of-this-site',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'letmeinletmeinletmeinletmeinletmein',
    'acme-corp-prod-acme-corp-prod-acme',
    'mycompany2026!mycompany2026!mycompany',
    'correcthorsebattery1correcthorseba',
  ])('is %s', (secret) => expect(isWeakSecret(secret)).toBe(true));

  it('is not one that was drawn at random', () => {
    for (let round = 0; round < 500; round += 1) {
      const [hex, base64] = [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')];
      for (const secret of [hex, base64, randomUUID()])
        expect([secret, isWeakSecret(secret)]).toEqual([secret, false]);
    }
  });
});
