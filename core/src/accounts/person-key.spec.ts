import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { personKey } from './person-key.js';

const SECRET = '8f14e45fceea167a5a36dedd4bea2543';
const keyOf = (email: string) => personKey(SECRET, email);

const CHARACTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789._'-"];
const word = fc
  .array(fc.constantFrom(...CHARACTERS), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''));
const domain = word.map((name) => `${name}.example`);
const tag = fc
  .array(fc.constantFrom(...CHARACTERS, '+'), { maxLength: 12 })
  .map((letters) => letters.join(''));

describe('the key of a person', () => {
  it('is the same whatever the case, the plus-tag, and the blanks around', () => {
    fc.assert(
      fc.property(word, domain, tag, (local, host, label) => {
        const key = keyOf(`${local}@${host}`);
        expect(keyOf(`${local.toUpperCase()}@${host.toUpperCase()}`)).toBe(key);
        expect(keyOf(`${local}+${label}@${host}`)).toBe(key);
        expect(keyOf(` ${local}+${label.toUpperCase()}@${host}\n`)).toBe(key);
      }),
    );
  });

  it('is another one for every other name and every other domain', () => {
    fc.assert(
      fc.property(fc.tuple(word, domain), fc.tuple(word, domain), (one, other) => {
        const isSame = one.join('@') === other.join('@');
        expect(keyOf(one.join('@')) === keyOf(other.join('@'))).toBe(isSame);
      }),
    );
  });

  it('takes a plus in the domain and at the beginning for what they are', () => {
    const keys = ['+a@x.example', '+b@x.example', 'a@x.example', '@x.example', 'a@x+y.example'];
    expect(new Set(keys.map(keyOf)).size).toBe(keys.length);
  });

  it('needs the secret, and does not show the address', () => {
    const key = keyOf('nora@example.com');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(personKey(`${SECRET}x`, 'nora@example.com')).not.toBe(key);
  });
});
