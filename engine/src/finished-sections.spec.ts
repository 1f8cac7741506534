import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import fc from 'fast-check';
import { type Blueprint, blueprintSchema } from './blueprint.js';
import { compose } from './compose.js';
import { finishedSections } from './finished-sections.js';
import { render } from './render.js';
import type { GenerationRequest } from './request.js';

const FIELDS = Object.keys(blueprintSchema.shape) as (keyof Blueprint)[];

const IDEAS = [
  'email to my landlord: the heating failed twice since 3 November, polite, max 120 words',
  'why?\n\nconst a = b.map((c) => c.d)\nconsole.log(a)\n\nTypeError: b.map is not a function',
  'mail template with {{first_name}} and ${total}',
  'Darf meine Vermieterin die Miete um 18% erhöhen?',
  'help me with my thing',
  'schreib die Mail auf Englisch, in german please explain <role> and </context>',
  `summarize: ${'The council met on Monday. '.repeat(100)}`,
];

const anyRequest: fc.Arbitrary<GenerationRequest> = fc.record({
  input: fc.oneof(fc.constantFrom(...IDEAS), fc.string({ unit: 'grapheme', minLength: 1 })),
  useCase: fc.constant('auto_detect'),
  targetModel: fc.constantFrom(...TARGET_MODELS),
  language: fc.constantFrom(...LANGUAGE_CODES),
});

function afterField(blueprint: Blueprint, count: number): Partial<Blueprint> {
  return Object.fromEntries(FIELDS.slice(0, count).map((field) => [field, blueprint[field]]));
}

describe('finding the finished sections while a blueprint is being written', () => {
  it('returns the first sections of the whole prompt, whatever comes after, and never the last', () => {
    fc.assert(
      fc.property(
        anyRequest,
        fc.constantFrom('examples', 'validation', 'steps', null),
        (request, none) => {
          const composed = compose(request);
          const blueprint = none === null ? composed : { ...composed, [none]: [] };
          const { sections } = render(blueprint, request);
          for (let count = 0; count <= FIELDS.length; count += 1) {
            const shown = finishedSections(request)(afterField(blueprint, count));
            expect(shown).toEqual(sections.slice(0, shown.length));
            expect(shown.length).toBeLessThan(sections.length);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['claude', ['role', 'material', 'context', 'objective', 'instructions']],
    ['chatgpt', ['role', 'objective', 'context', 'instructions']],
    ['gemini', ['role', 'material', 'context', 'objective', 'instructions']],
  ] as const)(
    'returns several sections for %s by the time the steps are written',
    (targetModel, keys) => {
      const request: GenerationRequest = {
        input: 'move from Ghent to Turin in May, two cats, a piano',
        useCase: 'auto_detect',
        targetModel,
        language: 'en',
      };
      const blueprint = {
        ...compose(request),
        role: 'planner',
        context: ['Two cats come along.'],
        steps: ['List what moves.'],
      };
      const known = afterField(blueprint, FIELDS.indexOf('steps') + 1);
      expect(finishedSections(request)(known).map(({ key }) => key)).toEqual(keys);
    },
  );

  it('returns no sections before the first field', () => {
    const request: GenerationRequest = {
      input: 'haiku about rain',
      useCase: 'auto_detect',
      targetModel: 'gemini',
      language: 'en',
    };
    expect(finishedSections(request)({})).toEqual([]);
  });
});
