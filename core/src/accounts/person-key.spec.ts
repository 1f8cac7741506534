import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { personKeys } from './person-key.js';

const SECRET = '8f14e45fceea167a5a36dedd4bea2543';
const SECRETS = { SECRET_KEY: SECRET, JWT_SECRET: 'c4ca4238a0b923820dcc509a6f75849b' };
const keyOf = (email: string) => personKeys(SECRETS, email).key;

const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789._'-"];
const word = fc
  .array(fc.constantFrom(...CHARACTERS), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''));
const named = word.filter((letters) => /[^.]/.test(letters));
const domain = word.map((name) => `${name}.example`);
const tag = fc
  .array(fc.constantFrom(...CHARACTERS, '+'), { maxLength: 12 })
  .map((letters) => letters.join(''));

describe('the key of a person', () => {
  it('ignores case, plus-tags and surrounding spaces', () => {
    fc.assert(
      fc.property(word, domain, tag, (local, host, label) => {
        const key = keyOf(`${local}@${host}`);
        expect(keyOf(`${local.toUpperCase()}@${host.toUpperCase()}`)).toBe(key);
        expect(keyOf(`${local}+${label}@${host}`)).toBe(key);
        expect(keyOf(` ${local}+${label.toUpperCase()}@${host}\n`)).toBe(key);
      }),
    );
  });

  it('differs for every other name and every other domain', () => {
    fc.assert(
      fc.property(fc.tuple(word, domain), fc.tuple(word, domain), (one, other) => {
        const isSame = one.join('@') === other.join('@');
        expect(keyOf(one.join('@')) === keyOf(other.join('@'))).toBe(isSame);
      }),
    );
  });

  it('treats a plus in the domain or at the beginning as part of the address', () => {
    const keys = ['+a@x.example', '+b@x.example', 'a@x.example', '@x.example', 'a@x+y.example'];
    expect(new Set(keys.map(keyOf)).size).toBe(keys.length);
  });

  it('ignores dots and the name of the domain at Gmail', () => {
    fc.assert(
      // A mailbox of dots alone does not exist, and is left as it is.
      fc.property(named, tag, fc.boolean(), (local, label, google) => {
        const host = google ? 'googlemail.com' : 'gmail.com';
        const dotted = [...local].join('.');
        expect(keyOf(`${dotted}+${label}@${host}`)).toBe(keyOf(`${local}@gmail.com`));
      }),
    );
  });

  it('needs the root secret, and does not show the address', () => {
    const key = keyOf('nora@example.com');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const otherRoot = { ...SECRETS, SECRET_KEY: `${SECRET}x` };
    expect(personKeys(otherRoot, 'nora@example.com').key).not.toBe(key);
    const otherSessions = { ...SECRETS, JWT_SECRET: `${SECRET}x` };
    expect(personKeys(otherSessions, 'nora@example.com').key).toBe(key);
  });

  it('is looked up together with the hashes of earlier releases, under either secret', () => {
    const hash = (secret: string, address: string) =>
      createHmac('sha256', secret).update(`person:${address}`).digest('hex');
    const { earlier } = personKeys(SECRETS, 'No.ra+tag@GoogleMail.com');
    for (const secret of Object.values(SECRETS))
      for (const address of ['no.ra@googlemail.com', 'nora@gmail.com'])
        expect(earlier).toContain(hash(secret, address));
    expect(personKeys(SECRETS, 'no.ra+tag@example.com').earlier).toEqual([
      hash(SECRETS.SECRET_KEY, 'no.ra@example.com'),
      hash(SECRETS.JWT_SECRET, 'no.ra@example.com'),
    ]);
  });
});
