import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS, TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { checkPrompt } from '@promptmint/engine/prompt-check';
import { render } from '@promptmint/engine/render';
import { answerSchema, blueprintOf } from './answer.js';
import { checkMeaning } from './gate/check-meaning.js';
import { SAMPLES } from './instruction-samples.js';
import { INSTRUCTION } from './instruction.js';
import { VENDOR_ADVICE, VENDOR_ADVICE_MONTH } from './vendor-advice.js';

const FIELDS = Object.keys(answerSchema.shape);
/** The lines of one section that begin with a name and a colon, or with a limit between them. */
const namesIn = (from: string, to: string) =>
  (INSTRUCTION.split(`# ${from}\n`)[1]?.split(`# ${to}\n`)[0] ?? '')
    .split('\n')
    .flatMap((line) => /^- (\w+)(?: \([^)]*\))?:/.exec(line)?.[1] ?? []);

describe('INSTRUCTION', () => {
  it('explains every field of an answer, in the order in which they are written', () => {
    expect(namesIn('The fields', 'Fitting the target model')).toEqual(FIELDS);
  });

  it('names every use case', () => {
    for (const useCase of RESOLVED_USE_CASES) expect(INSTRUCTION).toContain(useCase);
  });

  it.each(TARGET_MODELS)('holds the dated advice of the vendor of %s', (model) => {
    expect(INSTRUCTION).toContain(`- ${TARGET_MODEL_NAMES[model]}:\n`);
    expect(INSTRUCTION).toContain(VENDOR_ADVICE_MONTH);
    for (const advice of VENDOR_ADVICE[model]) expect(INSTRUCTION).toContain(advice);
  });

  it('says what each named refinement means', () => {
    expect(namesIn('Refining an earlier prompt', 'Samples')).toEqual([...NAMED_REFINEMENTS]);
  });
});

describe('the samples of the instruction', () => {
  it('are six of different kinds, for all target models', () => {
    expect(new Set(SAMPLES.map(({ shows }) => shows)).size).toBe(6);
    expect(new Set(SAMPLES.map(({ request }) => request.targetModel)).size).toBe(3);
    expect(SAMPLES.filter(({ request }) => request.refinement)).toHaveLength(1);
  });

  it('show no examples, because none is the rule', () => {
    for (const { answer } of SAMPLES) expect(answer.examples).toEqual([]);
  });

  it.each(SAMPLES)('fit the schema in the order of its fields: $shows', ({ answer }) => {
    expect(answerSchema.parse(answer)).toEqual(answer);
    expect(Object.keys(answer)).toEqual(FIELDS);
    expect(INSTRUCTION).toContain(JSON.stringify(answer));
  });

  it.each(SAMPLES)('say nothing that the request does not support: $shows', (sample) => {
    expect(checkMeaning(sample.answer, sample.request)).toEqual([]);
  });

  it.each(SAMPLES)('make a whole prompt for every target model: $shows', (sample) => {
    for (const targetModel of TARGET_MODELS) {
      const request = { ...sample.request, targetModel };
      const rendered = render(blueprintOf(sample.answer), request);
      expect(() => checkPrompt(rendered, request)).not.toThrow();
    }
  });
});
