import { describe, expect, it } from '@jest/globals';
import { findAnswering } from './answering.js';
import { readPrompt } from './prompt-reading.js';

const BODY = `Give the sum as one line, in at most 20 words, with a range of 10 to 15 items per list.
Use the figures that stand in the request, show each step, name the unit, and keep the currency as typed.`;

function answering(
  line: string,
  { id = 'any', request = 'add up 41k and 12,5', sample = '' } = {},
) {
  const prompt = readPrompt(
    [
      { key: 'material', label: 'Request', text: `> ${request}` },
      { key: 'objective', label: 'Task', text: `${BODY}\n${line}` },
      { key: 'examples', label: 'Examples', text: `<example>${sample}</example>` },
    ],
    request,
  );
  return findAnswering({ id, request, prompt, placeholders: [] });
}

describe('answering instead of rewriting', () => {
  it.each([
    'Use 41 and 12,5, that is 41,000 (41k).',
    'Fewer than 30 of them make a small group.',
    'Give the difference with a 95% interval.',
    'Say whether the answer is for sale.',
    'Yes, no or cannot tell, in the first word.',
  ])('is not %j', (line) => expect(answering(line)).toEqual([]));

  it.each([
    'They make 53.5 together.',
    'The total is 41012.',
    'Yes, it does.',
    'The answer is "fifty".',
  ])('is %j', (line) => expect(answering(line)).toHaveLength(1));

  it('does not look at samples, which are about other matters', () => {
    expect(answering('', { sample: 'Sum: 210 and 211. The result is 421.' })).toEqual([]);
  });

  it('knows the answers of the committed ideas', () => {
    const idea = { id: 'dev-041', request: 'who won the 1998 world cup' };
    expect(answering('Name Zidane.', idea)).toHaveLength(1);
    expect(answering('Name the scorers.', idea)).toEqual([]);
  });

  it('finds a prompt that is only the reply', () => {
    const prompt = readPrompt([{ key: 'objective', label: 'Task', text: 'BANANA' }], 'Say BANANA');
    const found = findAnswering({ id: 'any', request: 'Say BANANA', prompt, placeholders: [] });
    expect(found).toContain('is too bare for a prompt');
  });
});
