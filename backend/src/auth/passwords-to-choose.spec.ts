import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { newPassword, ownPassword } from '../http/credentials.dto.js';

const RULE =
  'Password must be at least 8 characters with an uppercase letter, a lowercase letter and a number';
const COMMON = 'This password is among the most common ones. Please choose another.';
const TOO_LONG = 'Password must be at most 128 characters';

const errorsOf = (password: unknown) =>
  newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

describe('a password that may be chosen', () => {
  it.each([
    ['Aa1aaaa\u00df'],
    ['Weekend-Shift-15'],
    ['\u00c5ngstr\u00f6m7'],
    ['\u041f\u0430\u0440\u043e\u043b\u044c\u043d\u044b\u0439-7'],
    ['  Spaces 7 count  '],
    ['Aa1\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00'],
    [`Aa1${'x'.repeat(125)}`],
  ])('is %j', (password) => {
    expect(newPassword.parse(password)).toBe(password);
  });

  it.each<[unknown, string[]]>([
    [undefined, ['Password is required']],
    [12_345_678, ['Password must be text']],
    ['', [RULE]],
    ['Short-1', [RULE]],
    ['Aa1\ud83d\ude00\ud83d\ude00\ud83d\ude00\ud83d\ude00', [RULE]],
    ['UPPER-CASE-1', [RULE]],
    ['lower-case-1', [RULE]],
    ['No-Digit-Here', [RULE]],
    // Composed it has seven letters.
    ['Abcde1e\u0301', [RULE]],
    ['\ud83d\ude00'.repeat(8), [RULE]],
    [`Aa1${'x'.repeat(126)}`, [TOO_LONG]],
    ['x'.repeat(250_000), [TOO_LONG]],
    ['Aa1aaaa\u0000', ['Password contains characters that are not text']],
    ['Aa1aaaa\ud83d', ['Password contains characters that are not text']],
    ['Passw0rd', [COMMON]],
    ['Qwerty123', [COMMON]],
    ['Password1', [COMMON]],
    ['1Qaz2wsx', [COMMON]],
    ['P\uff41ssw0rd', [COMMON]],
    ['password', [RULE]],
  ])('is not %j', (password, errors) => {
    expect(errorsOf(password)).toEqual(errors);
  });

  it('is not one of the 1,000 most common ones, in any case of its letters', () => {
    const common = fc.constantFrom(...dictionary['passwords-common'].slice(0, 1_000));
    fc.assert(
      fc.property(fc.mixedCase(common), (password) => {
        expect([[RULE], [COMMON]]).toContainEqual(errorsOf(password));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a password as it is typed again', () => {
  it.each<[unknown, string]>([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['x'.repeat(129), TOO_LONG],
  ])('is not %j', (password, error) => {
    expect(ownPassword.safeParse(password).error?.issues[0]?.message).toBe(error);
  });

  it('may be any other, also one that could not be chosen today', () => {
    expect(ownPassword.parse('password')).toBe('password');
  });

  it('is the same text as when it was chosen, in whatever form it is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), (words) => {
        const chosen = newPassword.parse(
          `Aa1-kaffe-${words.replaceAll('\u0000', '')}`.normalize('NFC'),
        );
        const typed = ownPassword.parse(
          `Aa1-kaffe-${words.replaceAll('\u0000', '')}`.normalize('NFD'),
        );
        expect(typed).toBe(chosen);
      }),
    );
  });
});
