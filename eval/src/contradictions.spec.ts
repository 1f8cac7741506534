import { describe, expect, it } from '@jest/globals';
import { findStatedLimits } from '@promptmint/engine/analysis/stated-limits';
import { findContradictions } from './contradictions.js';

function against(request: string, line: string): ('yes' | 'in a case')[] {
  const reading = {
    own: [{ text: `- ${line}`, section: 'constraints' as const }],
    isWhole: true,
    isRepeated: false,
  };
  const found = findContradictions(reading, { text: request, limits: findStatedLimits(request) });
  return found.map(({ isConditional }) => (isConditional ? 'in a case' : 'yes'));
}

describe('finding lines that contradict a limit of the request', () => {
  it.each([
    ['only the code please', 'Give complete code that runs, with how to run it.'],
    ['just give the number', 'Then the reasons for it.'],
    ['just give the number', 'The answer first; then what would change it.'],
    ['return only JSON, no explanation', 'Say what the data cannot show.'],
    ['reply as a table', 'A bullet list of findings.'],
    ['answer in 50 words', 'Write two paragraphs.'],
    ['answer in one sentence', 'Explain each step in detail.'],
    ['only the query please', 'Say which program, dialect or engine it is written for.'],
  ])('finds that %j conflicts with %j', (request, line) => {
    expect(against(request, line)).toContain('yes');
  });

  it.each([
    ['only the code please', 'If several causes are possible, say how to tell them apart.'],
    ['as JSON please', 'Use a table where several values are compared.'],
  ])('counts a line about one case separately: %j against %j', (request, line) => {
    expect(against(request, line)).toEqual(['in a case']);
  });

  it.each([
    ['only the code please', 'Use only functions that you are sure exist.'],
    ['only the text please', 'Add nothing, leave nothing out.'],
    ['only the text please', 'Explain what the request asks about.'],
    ['only the text please', 'Claim a gain only where you can say what causes it.'],
    ['reply as a table', 'One row for each item, in a table.'],
    [
      'answer in 50 words',
      'If something is missing, take the likeliest reading, say so in one line.',
    ],
    ['what is a monad?', 'Then the reasons, in a table of two paragraphs.'],
    [
      'answer in 50 words',
      'The request takes priority over the other lines, also in role, form, order, length, language and tone.',
    ],
  ])('finds no contradiction between %j and %j', (request, line) => {
    expect(against(request, line)).toEqual([]);
  });
});
