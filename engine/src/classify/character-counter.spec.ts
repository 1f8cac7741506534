import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CharacterCounter } from './character-counter.js';

const CHARACTERS = [...'aZé0 .,ไทย日かカ한я😀𠮷', '\ud800', '\udc00', '\t', '\n'];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...CHARACTERS) }),
  fc.string({ unit: 'binary' }),
);
const classes = [/[A-Za-z]/, /\p{L}/u, /\p{Script=Han}/u, /[!-/]/, /\p{Extended_Pictographic}/u];

describe('CharacterCounter', () => {
  it('counts as many characters of each class as its pattern finds', () => {
    const counter = new CharacterCounter(classes.map((pattern) => ({ pattern })));
    fc.assert(
      fc.property(text, (words) => {
        const found = classes.map(({ source, flags }) => matches(words, source, flags));
        expect(counter.count(words)).toEqual(found);
      }),
    );
  });

  it('counts a run once where a class says so', () => {
    const counter = new CharacterCounter(
      classes.map((pattern) => ({ pattern, isRun: true as const })),
    );
    fc.assert(
      fc.property(text, (words) => {
        const found = classes.map(({ source, flags }) => matches(words, `(?:${source})+`, flags));
        expect(counter.count(words)).toEqual(found);
      }),
    );
  });
});

function matches(words: string, source: string, flags: string): number {
  return [...words.matchAll(new RegExp(source, `g${flags}`))].length;
}
