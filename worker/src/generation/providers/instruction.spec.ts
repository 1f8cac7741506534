import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS, TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { blueprintSchema } from '../engine/blueprint.js';
import { checkPrompt } from '../engine/prompt-check.js';
import { render } from '../engine/render.js';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from './instruction-sample.js';
import { INSTRUCTION } from './instruction.js';

describe('INSTRUCTION', () => {
  it('explains every field of the blueprint', () => {
    const explained = INSTRUCTION.split('# The fields')[1]?.split('# Fitting')[0] ?? '';
    for (const field of Object.keys(blueprintSchema.shape)) expect(explained).toContain(field);
  });

  it('speaks of every use case and target model', () => {
    const names = TARGET_MODELS.map((model) => `- ${TARGET_MODEL_NAMES[model]}:`);
    for (const name of [...RESOLVED_USE_CASES, ...names]) expect(INSTRUCTION).toContain(name);
  });

  it('shows a sample that fits the schema', () => {
    expect(blueprintSchema.parse(SAMPLE_BLUEPRINT)).toEqual(SAMPLE_BLUEPRINT);
    expect(INSTRUCTION).toContain(JSON.stringify(SAMPLE_BLUEPRINT));
  });

  it.each(TARGET_MODELS)('shows a sample that makes a whole prompt for %s', (targetModel) => {
    const request = { ...SAMPLE_REQUEST, targetModel };
    const rendered = render(SAMPLE_BLUEPRINT, request);
    expect(() => checkPrompt(rendered, request)).not.toThrow();
    expect(rendered.placeholders).toEqual(['reduction_start']);
  });
});
