import { describe, expect, it } from '@jest/globals';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { PromptSection, QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { readPrompt } from './prompt-reading.js';
import { readStrictly } from './strict-reader.js';
import { termsOf } from './words.js';

const REQUEST = 'email to my landlord, heating broken since 3 November';

function meets(
  criterion: QualityCriterion,
  key: PromptSection['key'],
  text: string,
  { request = REQUEST, targetModel = 'claude' as TargetModel } = {},
): boolean {
  const material: PromptSection = { key: 'material', label: 'Request', text: `> ${request}` };
  const prompt = readPrompt([material, { key, label: key, text }], request);
  const terms = termsOf(request);
  return readStrictly({ prompt, request, terms, targetModel })[criterion];
}

describe('a role', () => {
  it('is a persona with a manner of working', () => {
    const text = 'You are a tenancy adviser who names the defect in the first line.';
    expect(meets('has_role', 'role', text)).toBe(true);
  });

  it.each(['You are an expert.', '# Role', 'You are a very experienced senior tenancy adviser.'])(
    'is not %j',
    (text) => expect(meets('has_role', 'role', text)).toBe(false),
  );
});

describe('context', () => {
  it('is a fact of this request, or material that comes with it', () => {
    expect(meets('has_context', 'context', '- The heating has failed.')).toBe(true);
    const request = 'why does it fail?\nrows.map(one)\nTypeError: rows is null';
    const bare = { request: 'email to my landlord' };
    expect(meets('has_context', 'context', '# Context', bare)).toBe(false);
    const quoted = readPrompt(
      [{ key: 'material', label: 'Request', text: `\`\`\`text\n${request}\n\`\`\`` }],
      request,
    );
    const reading = { prompt: quoted, request, terms: termsOf(request), targetModel: 'gemini' };
    expect(readStrictly(reading as Parameters<typeof readStrictly>[0]).has_context).toBe(true);
  });

  it.each(['- Heating system: {{heating}}', '- Be aware of the situation.'])('is not %j', (text) =>
    expect(meets('has_context', 'context', text)).toBe(false),
  );
});

describe('an objective', () => {
  it.each(['Write an email.', 'Tell me who pays for the heating.'])('is %j', (text) =>
    expect(meets('has_objective', 'objective', text)).toBe(true),
  );

  it.each([
    'Heating broken since November.',
    'Do what the request says.',
    'Explain what I ask about.',
  ])('is not %j', (text) => expect(meets('has_objective', 'objective', text)).toBe(false));
});

describe('a format', () => {
  it.each(['A table, then one paragraph.', '1. Subject line\n2. Body'])('is %j', (text) =>
    expect(meets('has_format', 'format', text)).toBe(true),
  );

  it.each(['A suitable format.', 'Short and clear.'])('is not %j', (text) =>
    expect(meets('has_format', 'format', text)).toBe(false),
  );
});

describe('constraints', () => {
  it('are two rules that limit something', () => {
    const text =
      '- At most 120 words.\n- Name no law, because it may not apply.\n- Answer in English.';
    expect(meets('has_constraints', 'constraints', text)).toBe(true);
  });

  it('are neither the language, nor checks, nor defaults, nor good wishes', () => {
    const text = [
      '- At most 120 words.',
      '- Be polite.',
      '- If the date is not given, leave a blank.',
      '- Before answering, count the 3 facts.',
      '- Before answering, check each of these:',
      '  - At most 9 words are long.',
      '- Answer in English.',
    ].join('\n');
    expect(meets('has_constraints', 'constraints', text)).toBe(false);
  });
});

describe('examples', () => {
  const far = 'Matter: a parcel\nSentence: It left on Monday and never came.';
  const near = 'Matter: a landlord\nSentence: The heating is cold.';
  const gemini = { targetModel: 'gemini' as const };

  it('are samples about another matter', () => {
    expect(meets('has_examples', 'examples', `<example>${far}</example>`)).toBe(true);
    expect(meets('has_examples', 'examples', `<example>${near}</example>`)).toBe(false);
    expect(meets('has_examples', 'format', 'A letter.\nOne example (of tone):\n> It left.')).toBe(
      true,
    );
  });

  it('are two of one form for Gemini', () => {
    const two = `## Examples\nOther matters:\n\n${far}\n\n${far.replace('parcel', 'bill')}`;
    expect(meets('has_examples', 'examples', two, gemini)).toBe(true);
    expect(meets('has_examples', 'examples', `## Examples\n\n${far}`, gemini)).toBe(false);
    const mixed = `## Examples\n\n${far}\n\nNote: it rains a lot here.`;
    expect(meets('has_examples', 'examples', mixed, gemini)).toBe(false);
  });
});

describe('validation', () => {
  it.each(['- The date 3 November is in it.', '- The parts add up to the total.'])(
    'is %j',
    (text) => expect(meets('has_validation', 'validation', text)).toBe(true),
  );

  it('may stand among the rules as a step before answering', () => {
    const text = '- Before answering, make sure of this: the heating is named.';
    expect(meets('has_validation', 'constraints', text)).toBe(true);
    const nested = '- Before answering, check each of these:\n  - The heating is named.';
    expect(meets('has_validation', 'constraints', nested)).toBe(true);
    expect(meets('has_validation', 'constraints', '- Name the heating.')).toBe(false);
  });

  it.each([
    '- Check that all is correct.',
    'Before you answer, go through these points:',
    '- Be accurate.',
  ])('is not %j', (text) => expect(meets('has_validation', 'validation', text)).toBe(false));
});
