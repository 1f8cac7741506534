import { describe, expect, it } from '@jest/globals';
import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { CRITERION_SECTIONS, QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import fc from 'fast-check';
import { type Blueprint, EMPTY_BLUEPRINT } from './blueprint.js';
import { compose } from './compose.js';
import { finishPrompt } from './finish-prompt.js';
import type { GenerationRequest } from './request.js';

const REQUESTS = [
  'retirement speech for Karl, 3 minutes',
  'What is the capital of France?',
  'Cuántas veces al día tiene que comer un gatito de 9 semanas?',
  'You are a patient tutor. Explain fractions to my son, who is 9, in at most 100 words, as a list. For example: 1/2 is half a pizza. You are done when he could explain it himself.',
  'fix this:\n```js\nlet x = null;\nx.y;\n```\nTypeError: x is null',
  'translate this text into french',
  'Explain this\r\nline by line\r\n\r\nfrom: a,1\r\nto: b,2',
];
const anyRequest: fc.Arbitrary<GenerationRequest> = fc.record({
  input: fc.constantFrom(...REQUESTS),
  useCase: fc.constant('auto_detect' as const),
  targetModel: fc.constantFrom(...TARGET_MODELS),
  language: fc.constant('en' as const),
  kind: fc.option(fc.constantFrom(...KIND_CHOICES)),
  mark: fc.constant('m1'),
});
const lines = fc.array(fc.constantFrom('Say less.', 'The tone is calm.', 'One table.'), {
  maxLength: 3,
});
/** What a model may have written: any of the parts. */
const anyBlueprint: fc.Arbitrary<Blueprint> = fc
  .record({
    role: fc.option(fc.constantFrom('calm tutor', 'tax adviser')),
    context: lines,
    steps: lines,
    outputFormat: lines,
    validation: lines,
    constraints: lines.map((rules) => rules.map((rule) => ({ rule, reason: null }))),
    placeholders: fc.constantFrom<Blueprint['placeholders'][]>(
      [],
      [{ name: 'town', label: 'The town', ifMissing: 'Write for any town.' }],
    ),
  })
  .map((parts) => ({ ...EMPTY_BLUEPRINT, ...parts }));

describe('the criteria of a finished prompt', () => {
  it('include each criterion that a section is named after, and each that the request meets', () => {
    fc.assert(
      fc.property(anyRequest, fc.option(anyBlueprint), (request, written) => {
        const prompt = finishPrompt(written ?? compose(request), request);
        const named = QUALITY_CRITERIA.filter((criterion) =>
          prompt.sections.some(
            ({ key, label }) => key === CRITERION_SECTIONS[criterion] && label !== 'To fill in',
          ),
        );
        const stated = QUALITY_CRITERIA.filter((criterion) => prompt.requestScore[criterion]);
        const met = QUALITY_CRITERIA.filter((criterion) => prompt.qualityScore[criterion]);
        expect(new Set(met)).toEqual(new Set([...named, ...stated]));
      }),
      { numRuns: 400 },
    );
  });

  it('show a verbatim, trimmed and short passage each', () => {
    fc.assert(
      fc.property(anyRequest, fc.option(anyBlueprint), (request, written) => {
        const prompt = finishPrompt(written ?? compose(request), request);
        const passages = [
          ...Object.values(prompt.qualitySpans).map(
            (span) => span && prompt.text.slice(span.start, span.end),
          ),
          ...Object.values(prompt.requestSpans).map(
            (span) => span && request.input.slice(span.start, span.end),
          ),
        ].filter((passage) => passage !== null);
        for (const passage of passages) {
          expect(passage.trim()).toBe(passage);
          expect(passage.length).toBeGreaterThan(0);
          expect(passage.length).toBeLessThanOrEqual(400);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('have labels that the sections of a prompt use once each', () => {
    fc.assert(
      fc.property(anyRequest, fc.option(anyBlueprint), (request, written) => {
        const { sections } = finishPrompt(written ?? compose(request), request);
        const labels = sections.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
      }),
      { numRuns: 200 },
    );
  });

  it('do not count a section that is nothing but blanks as context, nor name it so', () => {
    const request: GenerationRequest = {
      input: 'translate this text into french',
      useCase: 'auto_detect',
      targetModel: 'chatgpt',
      language: 'en',
      kind: 'translate',
    };
    const prompt = finishPrompt(compose(request), request);
    expect(prompt.placeholders).toHaveLength(1);
    expect(prompt.sections.map(({ label }) => label)).toContain('To fill in');
    expect(prompt.qualityScore.has_context).toBe(false);
  });
});

describe('the criteria of a request', () => {
  it.each(REQUESTS)('include the task of one that surely asks for something: %s', (input) => {
    const request: GenerationRequest = {
      input,
      useCase: 'auto_detect',
      targetModel: 'claude',
      language: 'en',
    };
    expect(finishPrompt(compose(request), request).requestScore.has_objective).toBe(true);
  });

  it.each(['hi', 'banana', '???'])('are none for a text that may ask nothing: %s', (input) => {
    const request: GenerationRequest = {
      input,
      useCase: 'auto_detect',
      targetModel: 'claude',
      language: 'en',
    };
    const { requestScore } = finishPrompt(compose(request), request);
    expect(Object.values(requestScore)).not.toContain(true);
  });
});
