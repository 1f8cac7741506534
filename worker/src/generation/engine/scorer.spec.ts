import { describe, expect, it } from '@jest/globals';
import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { scorePrompt } from './scorer.js';
import { findSpans } from './scorer/find-spans.js';

const MET: readonly (readonly [QualityCriterion, string])[] = [
  ['has_role', 'You are a beekeeper who trains beginners. Bees.'],
  ['has_role', 'As an experienced midwife, explain colic.'],
  ['has_role', '## Persona\nTax clerk in a small town hall'],
  ['has_context', 'We run a ferry with 80 seats and lost a third of our guests since June.'],
  ['has_context', '<background>The hall has no heating and 40 chairs.</background>'],
  ['has_context', 'Explain mortgages to my grandparents, who have never borrowed money.'],
  ['has_objective', 'Write an obituary for a cat.'],
  ['has_objective', '# Task\nPlan the move of a library with 9,000 books.'],
  ['has_format', 'Answer as a table with the columns month and rent.'],
  ['has_format', '## Output format\nHeadline, two paragraphs, a list of sources'],
  ['has_constraints', 'Describe the lake. No more than 90 words, and do not mention swimming.'],
  ['has_constraints', '<rules>Only sources from before 1950.</rules>'],
  ['has_examples', 'Input: cold\nOutput: hot\n\nInput: wet\nOutput: dry'],
  ['has_examples', 'Turn each into a title. A title should look like this: "The River That Lied"'],
  ['has_validation', 'Before you answer, check that the sums add up to 100.'],
  ['has_validation', 'If the year is missing, say so instead of guessing.'],
];

const NOT_MET: readonly (readonly [QualityCriterion, string])[] = [
  ['has_role', 'Write a job advertisement for a teacher.'],
  ['has_role', 'I am a nurse and work nights.'],
  ['has_role', '## Role\n\n## Task\nWrite a poem.'],
  ['has_role', 'Act as {role}.'],
  ['has_context', 'Context: {context}'],
  ['has_context', '## Background\nn/a'],
  ['has_context', 'tell me about volcanoes'],
  ['has_context', '# Request\nMy request as I typed it stands in this block.\n\n> kites'],
  ['has_objective', 'the history of tea'],
  ['has_objective', 'Tell me about the moon.'],
  ['has_objective', '<task></task>'],
  ['has_format', 'Format: appropriate format'],
  ['has_format', 'Write a short, friendly email.'],
  ['has_constraints', 'Constraints: n/a'],
  ['has_constraints', 'Describe a walk in the rain.'],
  ['has_examples', 'Give two examples of mammals.'],
  ['has_examples', '## Examples\nnone'],
  ['has_examples', 'Suggest hobbies such as chess or rowing.'],
  ['has_validation', 'Be accurate and make it good.'],
  ['has_validation', 'Write about bees, no need to double-check anything.'],
  ['has_validation', '## Validation\nvalidate the answer'],
];

describe('the scorer', () => {
  it.each(MET)('finds %s in %j', (criterion, text) => {
    expect(scorePrompt(text)[criterion]).toBe(true);
  });

  it.each(NOT_MET)('misses %s in %j', (criterion, text) => {
    expect(scorePrompt(text)[criterion]).toBe(false);
  });

  it('gives nothing for headings over nothing', () => {
    const empty =
      '# Role\n\n# Context\n\n# Task\n\n# Format\n\n# Constraints\n\n# Examples\n\n# Validation\n';
    expect(Object.values(scorePrompt(empty))).toEqual(QUALITY_CRITERIA.map(() => false));
  });

  it('rests each criterion on a passage', () => {
    const spans = findSpans('You are a cook. Write a menu for 12 guests as a table, without nuts.');
    expect(spans.has_role).toContain('You are a cook');
    expect(spans.has_constraints).toContain('without nuts');
    expect(spans.has_validation).toBeNull();
  });
});
