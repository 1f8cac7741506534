import { describe, expect, it } from '@jest/globals';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import fc from 'fast-check';
import { findStatedLimits } from './analysis/stated-limits.js';
import type { Blueprint } from './blueprint.js';
import { compose } from './compose.js';
import { finishPrompt } from './finish-prompt.js';
import { refineBlueprint } from './refine.js';
import { refinementEffects } from './refinement-effects.js';
import type { GenerationRequest } from './request.js';

const composed = compose({ input: 'a toast for Ines, 40', useCase: 'auto_detect', kind: 'speech' });
const extraction = compose({
  input: 'names from: Bo, Al',
  useCase: 'auto_detect',
  kind: 'extract',
});
const linesOf = (blueprint: typeof composed) => blueprint.constraints.map(({ rule }) => rule);

describe('refining a composed prompt', () => {
  const statements = NAMED_REFINEMENTS.filter((name) => name !== 'add_example');

  it.each(statements)('%s adds one line and changes nothing else', (name) => {
    const refined = refineBlueprint(composed, name);
    expect(refined?.constraints.slice(0, -1)).toEqual(composed.constraints);
    expect({ ...refined, constraints: [] }).toEqual({ ...composed, constraints: [] });
  });

  it.each(statements)('%s changes nothing the second time', (name) => {
    const refined = refineBlueprint(composed, name);
    expect(refined && refineBlueprint(refined, name)).toBeNull();
  });

  it('says that the request takes priority once a bare request has a rule', () => {
    const request = { input: 'picture of a bridge in the fog', useCase: 'auto_detect' } as const;
    const bare = compose({ ...request, kind: 'general' });
    const refined = refineBlueprint(bare, 'simpler');
    for (const targetModel of TARGET_MODELS) {
      const textOf = (blueprint: Blueprint) =>
        finishPrompt(blueprint, { ...request, targetModel, language: 'same' }).text;
      expect(textOf(bare)).not.toContain('takes priority');
      expect(refined && textOf(refined)).toContain('takes priority');
    }
  });

  it('removes an earlier "longer" when it adds "shorter"', () => {
    const longer = refineBlueprint(composed, 'longer');
    const shorter = longer && refineBlueprint(longer, 'shorter');
    expect(shorter).toEqual(refineBlueprint(composed, 'shorter'));
  });

  it('keeps an earlier refinement that does not contradict the new one', () => {
    const simpler = refineBlueprint(composed, 'simpler');
    const both = simpler && refineBlueprint(simpler, 'shorter');
    expect(both && linesOf(both)).toEqual(expect.arrayContaining(simpler ? linesOf(simpler) : []));
  });

  it('adds the sample of a kind that has one, and only once', () => {
    const refined = refineBlueprint(extraction, 'add_example');
    expect(refined?.examples).toHaveLength(1);
    expect(refined && refineBlueprint(refined, 'add_example')).toBeNull();
  });

  it('adds no example for a kind without samples', () => {
    expect(refineBlueprint(composed, 'add_example')).toBeNull();
  });
});

const anyRequest: fc.Arbitrary<GenerationRequest> = fc.record({
  input: fc.constantFrom(
    'retirement speech for Karl, 3 minutes, no jokes about his boat, in 300 words',
    'Answer only with the number of rows, as a table, without explanation:\n\na,1\nb,2\nc,3',
    'fix this, nothing else\n```js\nlet x = null;\nx.y;\n```\nTypeError: x is null',
    'Réponds en une phrase. Par exemple : « Oui, demain. » Tu es un conseiller calme.',
    'Explain tides in at most 100 words. You are done when a child of 9 could retell it.',
  ),
  useCase: fc.constant('auto_detect' as const),
  targetModel: fc.constantFrom(...TARGET_MODELS),
  language: fc.constantFrom('en' as const, 'same' as const),
  kind: fc.option(fc.constantFrom(...KIND_CHOICES)),
  answers: fc.constantFrom([], [{ name: 'text', text: 'Die Brücke ist ab 3. Mai gesperrt.' }]),
  mark: fc.constant('m1'),
});
const someRefinements = fc.array(fc.constantFrom(...NAMED_REFINEMENTS), {
  minLength: 1,
  maxLength: 8,
});

describe('a prompt refined by rules, however often', () => {
  it('loses no word of request and answers, no stated limit and no criterion', () => {
    fc.assert(
      fc.property(anyRequest, someRefinements, (request, names) => {
        const original = compose(request);
        const first = finishPrompt(original, request);
        const refined = names.reduce<Blueprint>(
          (previous, name) => refineBlueprint(previous, name) ?? previous,
          original,
        );
        const last = finishPrompt(refined, request);
        const tags = /<pasted_content id="m1">\n|\n<\/pasted_content id="m1">/g;
        expect(last.text.replace(tags, '')).toContain(request.input);
        for (const { text } of request.answers ?? []) expect(last.text).toContain(text);
        for (const { start, end } of findStatedLimits(request.input))
          expect(last.text).toContain(request.input.slice(start, end));
        expect(refined.constraints).toEqual(expect.arrayContaining(original.constraints));
        expect({ ...refined, constraints: [], examples: [], exampleIntro: null }).toEqual({
          ...original,
          constraints: [],
          examples: [],
          exampleIntro: null,
        });
        for (const criterion of QUALITY_CRITERIA)
          expect(last.qualityScore[criterion] || !first.qualityScore[criterion]).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is known beforehand to lose nothing, and which refinements change nothing', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const original = compose(request);
        const effects = refinementEffects(finishPrompt(original, request), original, request);
        expect(effects.map(({ name }) => name)).toEqual([...NAMED_REFINEMENTS]);
        for (const { name, changes, loses } of effects) {
          expect(changes).toBe(refineBlueprint(original, name) !== null);
          expect(loses).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is known beforehand to lose a section that an earlier engine wrote and this one would not', () => {
    const request: GenerationRequest = {
      input: 'What is the capital of France?',
      useCase: 'auto_detect',
      targetModel: 'chatgpt',
      language: 'en',
    };
    const text = '# Role\nYou are a teacher of geography.';
    const earlier = { text, sections: [{ key: 'role' as const, label: 'Role', text }] };
    for (const { loses } of refinementEffects(earlier, compose(request), request))
      expect(loses).toEqual(['has_role']);
  });
});
