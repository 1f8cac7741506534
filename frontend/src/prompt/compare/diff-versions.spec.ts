import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROMPT, historyItem } from '../../../testing/fake-server';
import { diffSections, diffTexts, type DiffPart } from './diff-versions';

const without = (kind: DiffPart['kind'], pieces: readonly DiffPart[]): string =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

const words = fc
  .array(fc.constantFrom('a', 'bakery', '{{x}}', '<role>', '.', ' ', '\n', '焼き', 'خبز', '👩‍🍳'), {
    maxLength: 60,
  })
  .map((some) => some.join(' '));

describe('the difference of two texts', () => {
  it('contains both texts, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = diffTexts(before, after);
        expect(without('added', pieces)).toBe(before);
        expect(without('removed', pieces)).toBe(after);
      }),
    );
  });

  it('marks the changed words, a changed phrase as one', () => {
    expect(diffTexts('Write a short warm ad.', 'Write a long formal ad.')).toEqual([
      { kind: 'kept', text: 'Write a ' },
      { kind: 'removed', text: 'short warm' },
      { kind: 'added', text: 'long formal' },
      { kind: 'kept', text: ' ad.' },
    ]);
  });

  it('treats texts with little in common as replaced', () => {
    expect(diffTexts('You sell bread.', 'Answer in French, please, with care.')).toEqual([
      { kind: 'removed', text: 'You sell bread.' },
      { kind: 'added', text: 'Answer in French, please, with care.' },
    ]);
  });

  it('treats long texts without shared words as replaced, in little time', () => {
    const [before, after] = ['x', 'y'].map((letter) =>
      Array.from({ length: 4_000 }, (_, index) => `${letter}${index}`).join(' '),
    ) as [string, string];
    expect(diffTexts(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('the difference of two prompts', () => {
  it('is listed section by section', () => {
    const [role, context] = PROMPT.sections as [
      (typeof PROMPT.sections)[0],
      (typeof PROMPT.sections)[0],
    ];
    const format = { key: 'format' as const, label: 'Format', text: 'A list.' };
    const changed = { ...context, text: context.text.replace('weekend', 'evening') };
    const before = historyItem('a', { sections: [role, context] });
    const after = historyItem('b', { sections: [changed, format] });
    const comparison = diffSections(before, after);
    expect(comparison.map(({ label, kind }) => [label, kind])).toEqual([
      ['Role', 'removed'],
      ['Context', 'changed'],
      ['Format', 'added'],
    ]);
    expect(diffSections(before, before).map(({ kind }) => kind)).toEqual(['same', 'same']);
  });
});
