import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Blueprint, blueprintSchema, EMPTY_BLUEPRINT } from './blueprint.js';
import { keepStated } from './keep-stated.js';

const line = fc.constantFrom('Stay below 300 euros.', 'Be calm.', 'Use 40 words.', 'No jokes.');
const lines = (maxLength: number) => fc.uniqueArray(line, { maxLength });
const anyBlueprint: fc.Arbitrary<Blueprint> = fc
  .record({
    role: fc.option(fc.constantFrom('tutor', 'adviser')),
    objective: fc.option(fc.constantFrom('Write it.', 'Explain it.')),
    context: lines(4),
    steps: lines(4),
    outputFormat: lines(4),
    validation: lines(4),
    constraints: lines(4).map((rules) => rules.map((rule) => ({ rule, reason: null }))),
  })
  .map((parts) => ({ ...EMPTY_BLUEPRINT, ...parts }));
const holdsFact = (text: string) => /\d/.test(text);
const PARTS = ['role', 'objective', 'context', 'steps', 'outputFormat', 'validation'] as const;
const isEmpty = (part: unknown) => part === null || (Array.isArray(part) && part.length === 0);

describe('what a named refinement keeps of the blueprint before', () => {
  it('is each part that had content, and each line with a fact that would be lost', () => {
    fc.assert(
      fc.property(anyBlueprint, anyBlueprint, (previous, refined) => {
        const kept = keepStated(previous, refined, holdsFact);
        expect(() => blueprintSchema.parse(kept)).not.toThrow();
        for (const part of [...PARTS, 'constraints'] as const)
          if (!isEmpty(previous[part])) expect(isEmpty(kept[part])).toBe(false);
        for (const field of ['context', 'steps', 'outputFormat', 'validation'] as const)
          expect(kept[field]).toEqual(expect.arrayContaining(previous[field].filter(holdsFact)));
        const rules = kept.constraints.map(({ rule }) => rule);
        const before = previous.constraints.map(({ rule }) => rule);
        expect(rules).toEqual(expect.arrayContaining(before.filter(holdsFact)));
      }),
    );
  });

  it('is nothing more, so that a refinement can change every other line', () => {
    const previous = { ...EMPTY_BLUEPRINT, context: ['Be calm.', 'Use 40 words.'] };
    const refined = { ...EMPTY_BLUEPRINT, context: ['Use 40 words.', 'Be brief.'] };
    expect(keepStated(previous, refined, () => false)).toEqual(refined);
  });

  it('fits into the limits: the newest lines give way', () => {
    const numbered = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word} ${index + 100}`);
    const previous = { ...EMPTY_BLUEPRINT, validation: numbered(8, 'old') };
    const refined = { ...EMPTY_BLUEPRINT, validation: numbered(8, 'new') };
    expect(keepStated(previous, refined, holdsFact).validation).toEqual(previous.validation);
  });
});
