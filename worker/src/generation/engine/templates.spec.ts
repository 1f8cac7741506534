import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import {
  TEMPLATE_DESCRIPTION_MAX,
  TEMPLATE_TEXT_MAX,
  TEMPLATE_TEXT_MIN,
  TEMPLATE_TITLE_MAX,
  TEMPLATES,
} from '@promptmint/core/catalogue/templates';
import { RESOLVED_USE_CASES, type UseCase } from '@promptmint/core/catalogue/use-cases';
import { ANSWERS } from '../../../testing/template-answers.ts';
import { compose } from './composer.js';
import { finishPrompt } from './engine.js';

const BLANK = /\{\{([a-z][a-z0-9_]{0,39})\}\}/g;
const blanksOf = (text: string) => [...new Set([...text.matchAll(BLANK)].map(([, name]) => name))];

function promptOf(input: string, useCase: UseCase, targetModel: TargetModel = 'claude') {
  const request = { input, useCase, targetModel, language: 'en' as const };
  return finishPrompt(compose(request), request);
}

describe('the templates of the product', () => {
  it('are told apart by their ids and titles', () => {
    for (const name of ['id', 'title'] as const) {
      expect(new Set(TEMPLATES.map((template) => template[name])).size).toBe(TEMPLATES.length);
    }
  });

  it.each(RESOLVED_USE_CASES)('offer several for %s, two of them advanced', (useCase) => {
    const tiers = TEMPLATES.filter((one) => one.useCase === useCase).map(({ tier }) => tier);
    expect(tiers.filter((tier) => tier === 'basic').length).toBeGreaterThanOrEqual(6);
    expect(tiers.filter((tier) => tier === 'advanced')).toHaveLength(2);
  });
});

describe.each(TEMPLATES)('the template $id', ({ id, title, description, useCase, text }) => {
  const answers = ANSWERS[id] ?? {};
  const filled = text.replace(BLANK, (blank, name: string) => answers[name] ?? blank);

  it('has an id, a title, a description and a text within what one of a person may have', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/);
    expect(title).toMatch(new RegExp(`^\\S.{1,${TEMPLATE_TITLE_MAX - 2}}\\S$`));
    expect(description).toMatch(new RegExp(`^\\S.{1,${TEMPLATE_DESCRIPTION_MAX - 2}}[.]$`));
    expect(text.length).toBeGreaterThan(TEMPLATE_TEXT_MIN);
    expect(text.length).toBeLessThan(TEMPLATE_TEXT_MAX);
  });

  it('has two to six blanks with well-formed names, and no other braces', () => {
    expect(blanksOf(text).length).toBeGreaterThanOrEqual(2);
    expect(blanksOf(text).length).toBeLessThanOrEqual(6);
    expect(text.replace(BLANK, '')).not.toMatch(/[{}]/);
    expect(Object.keys(answers).toSorted()).toEqual(blanksOf(text).toSorted());
  });

  it('is recognised as what it is for, filled in or not', () => {
    expect(promptOf(text, 'auto_detect').useCase).toBe(useCase);
    expect(promptOf(filled, 'auto_detect').useCase).toBe(useCase);
  });

  it('keeps its blanks as typed, and none of them is taken for one that we ask for', () => {
    const prompt = promptOf(text, useCase);
    for (const name of blanksOf(text)) expect(prompt.text).toContain(`{{${name}}}`);
    expect(prompt.placeholders).toEqual([]);
  });

  it.each(TARGET_MODELS)(
    'gives a prompt for %s that has everything, once it is filled in',
    (model) => {
      const prompt = promptOf(filled, useCase, model);
      const lacking = QUALITY_CRITERIA.filter((criterion) => !prompt.qualityScore[criterion]);
      expect(lacking).toEqual([]);
      for (const answer of Object.values(answers)) expect(prompt.text).toContain(answer);
    },
  );
});
