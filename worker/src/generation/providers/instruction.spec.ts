import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS, TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { WISHES } from '@promptmint/core/catalogue/refinements';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { blueprintSchema } from '@promptmint/engine/blueprint';
import { checkPrompt } from '@promptmint/engine/prompt-check';
import { render } from '@promptmint/engine/render';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from './instruction-sample.js';
import { INSTRUCTION } from './instruction.js';

const FIELDS = Object.keys(blueprintSchema.shape);
/** The lines of one section that begin with a name and a colon, or with a limit between them. */
const namesIn = (from: string, to: string) =>
  (INSTRUCTION.split(`# ${from}\n`)[1]?.split(`# ${to}\n`)[0] ?? '')
    .split('\n')
    .flatMap((line) => /^- (\w+)(?: and (\w+))?(?: \([^)]*\))?:/.exec(line)?.slice(1, 3) ?? [])
    .filter((name) => name !== undefined);

describe('INSTRUCTION', () => {
  it('explains every field of the blueprint, in the order in which they are written', () => {
    expect(namesIn('The fields', 'Fitting the target model')).toEqual(FIELDS);
  });

  it('speaks of every use case and target model', () => {
    const names = TARGET_MODELS.map((model) => `- ${TARGET_MODEL_NAMES[model]}:`);
    for (const name of [...RESOLVED_USE_CASES, ...names]) expect(INSTRUCTION).toContain(name);
  });

  it('says what each wish means', () => {
    expect(namesIn('Refining an earlier prompt', 'A sample')).toEqual(WISHES);
  });

  it('shows a sample that fits the schema, its fields in the same order', () => {
    expect(blueprintSchema.parse(SAMPLE_BLUEPRINT)).toEqual(SAMPLE_BLUEPRINT);
    expect(Object.keys(SAMPLE_BLUEPRINT)).toEqual(FIELDS);
    expect(INSTRUCTION).toContain(JSON.stringify(SAMPLE_BLUEPRINT));
  });

  it.each(TARGET_MODELS)('shows a sample that makes a whole prompt for %s', (targetModel) => {
    const request = { ...SAMPLE_REQUEST, targetModel };
    const rendered = render(SAMPLE_BLUEPRINT, request);
    expect(() => checkPrompt(rendered, request)).not.toThrow();
    expect(rendered.placeholders).toEqual(['reduction_start']);
  });
});
