import { describe, expect, it } from '@jest/globals';
import type { SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import { findAnswering } from './answering.js';

function answering(line: string, request = 'add 41k and 12,5', section: SectionKey = 'objective') {
  return findAnswering(
    { own: [{ text: `- ${line}`, section }], isWhole: true, isRepeated: false },
    request,
  );
}

describe('finding lines that answer the request', () => {
  it.each([
    ['They make 53.5 together.', undefined],
    ['The total is 41012.', undefined],
    ['Yes, it does.', undefined],
    ['The answer is "fifty".', undefined],
    ['Recital 41 governs this.', 'summarise directive 2003/41 for me'],
    ['The result is 7 apples.', 'the answer is wrong, why?'],
  ])('reports %j', (line, request) => expect(answering(line, request)).toHaveLength(1));

  it.each([
    ['Fewer than 30 words.', undefined],
    ['Use 12,5 as it is.', undefined],
    ['Give the difference with a 95% interval.', undefined],
    ['Say whether the answer is for sale.', undefined],
    ['Yes, no or cannot tell, in the first word.', undefined],
    ['Name what is due on the 14 of the month.', 'plan for 14/3/2027, 18:30'],
    ['Cite directive 2003/41.', 'summarise directive 2003/41 for me'],
    ['Check my claim that the answer is B.', 'I think the answer is B, am I right?'],
  ])('does not report %j', (line, request) => expect(answering(line, request)).toEqual([]));

  it('ignores samples, because they are about other subjects', () => {
    expect(answering('The result is 421.', undefined, 'examples')).toEqual([]);
  });
});
