import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasData } from './has-data.js';
import { missingFor } from './missing.js';
import { isOwnTask } from './own-task.js';
import { findPasted } from './pasted.js';
import { findStatedLimits } from './stated-limits.js';

const cut = (text: string) =>
  findPasted(text).map(({ type, start, end }) => [type, text.slice(start, end)]);

describe('pasted material', () => {
  it.each([
    ['code', 'fix\n```py\nprint(1)\n```\nplease', '```py\nprint(1)\n```'],
    ['table', 'best?\n| a | b |\n|---|---|\n| 1 | 2 |\n', '| a | b |\n|---|---|\n| 1 | 2 |'],
    [
      'table',
      'why\nmonth,visits,sales\njan,10,2\nfeb,20,3',
      'month,visits,sales\njan,10,2\nfeb,20,3',
    ],
    [
      'log',
      'help\n2026-01-02 10:00 start\n2026-01-02 10:01 stop',
      '2026-01-02 10:00 start\n2026-01-02 10:01 stop',
    ],
    ['code', 'slow\nfunction f() {\n  return 1;\n}', 'function f() {\n  return 1;\n}'],
  ])('%s is found by its shape', (type, text, material) => {
    expect(cut(text)).toEqual([[type, material]]);
  });

  it.each([
    'Dear Ms Ito,\n\nthank you, it was good.\n\nBest,\nLeo',
    'milk, eggs, bread\nthen the post office\nand call mum',
    'a haiku\nabout rain\nplease',
    'what is ```\nfor',
  ])('is not seen in plain words: %j', (text) => {
    expect(cut(text).filter(([, material]) => material !== '```\nfor')).toEqual([]);
  });

  it('lies in the text, in order, without overlaps', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '```',
            'a,1,2',
            'x = f();',
            '',
            'hi there',
            '| a | b |',
            '|-|-|',
            '\tat f (x.js:1)',
          ),
          { maxLength: 30 },
        ),
        (lines) => {
          const text = lines.join('\n');
          let last = 0;
          for (const { start, end } of findPasted(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
        },
      ),
    );
  });
});

describe('a request that can be the task itself', () => {
  it.each(['Write a blog post about remote work', 'translate good morning to French.'])(
    '%s',
    (text) => {
      expect(isOwnTask(text)).toBe(true);
    },
  );

  it.each([
    'write',
    'fix this code',
    'blog post about remote work',
    'Write a poem. Then a song.',
    'Write a poem\nabout rain',
    'schreibe ein Gedicht',
    'write <b>bold</b> text',
    'explain `a`',
    `write ${'a'.repeat(200)}`,
  ])('is not %j', (text) => {
    expect(isOwnTask(text)).toBe(false);
  });
});

describe('stated limits', () => {
  it.each([
    ['at most 200 words please', 'length', '200 words'],
    ['resume en 3 frases', 'length', '3 frases'],
    ['the costs as a table', 'form', 'as a table'],
    ['only the number', 'only', 'only the'],
    ['keine Panik, nur den Code', 'only', 'nur den Code'],
  ])('are found in %j', (text, type, span) => {
    const [limit] = findStatedLimits(text);
    expect(limit?.type).toBe(type);
    expect(limit && text.slice(limit.start, limit.end)).toBe(span);
  });

  it.each(['a book of 300 pages', 'the table in my kitchen', 'only I know'])(
    'are not seen in %j',
    (text) => {
      expect(findStatedLimits(text)).toEqual([]);
    },
  );
});

describe('what is missing', () => {
  const missing = (text: string) => missingFor('summarise', { text, pasted: findPasted(text) });

  it.each([
    'summarise this article',
    'resume este texto',
    'Fasse diesen Text zusammen',
    'Summarize:',
  ])('is the text for %j', (text) => expect(missing(text)?.name).toBe('text'));

  it.each([
    'summarise the French Revolution',
    'summarise this: it rained',
    'summarise this\nIt rained all day.',
    'summarise "Dune"',
  ])('is nothing for %j', (text) => expect(missing(text)).toBeNull());
});

describe('data to analyse', () => {
  const holds = (text: string) => hasData({ text, pasted: findPasted(text) });

  it.each([
    'Jan 1,204, Feb 980, Mar 1.410, Apr 77: which month is odd?',
    'best?\n| a | b |\n|---|---|\n| x | y |\n',
    'analyse this spreadsheet',
  ])('is in, or missing from, %j', (text) => expect(holds(text)).toBe(true));

  it.each(['hazard plate 33 / 1203, what is it', 'stroke rate 28 or 32, what differs?'])(
    'is not in %j',
    (text) => expect(holds(text)).toBe(false),
  );
});
