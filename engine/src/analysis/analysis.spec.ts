import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasData } from './has-data.js';
import { missingFor } from './missing.js';
import { isOwnTask } from './own-task.js';
import { findPasted } from './pasted.js';
import { findStatedLimits } from './stated-limits.js';

const cut = (text: string) =>
  findPasted(text).map(({ type, start, end }) => [type, text.slice(start, end)]);

describe('finding pasted material', () => {
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
  ])('finds pasted %s by its shape', (type, text, material) => {
    expect(cut(text)).toEqual([[type, material]]);
  });

  it.each([
    'Dear Ms Ito,\n\nthank you, it was good.\n\nBest,\nLeo',
    'milk, eggs, bread\nthen the post office\nand call mum',
    'a haiku\nabout rain\nplease',
    'what is ```\nfor',
  ])('finds no pasted material in plain words: %j', (text) => {
    expect(cut(text).filter(([, material]) => material !== '```\nfor')).toEqual([]);
  });

  it('returns places within the text, in order and without overlaps', () => {
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

describe('using a request as the task itself', () => {
  it.each(['Write a blog post about remote work', 'translate good morning to French.'])(
    'accepts a short English command: %s',
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
  ])('rejects any other request: %j', (text) => {
    expect(isOwnTask(text)).toBe(false);
  });
});

describe('finding stated limits', () => {
  it.each([
    ['at most 200 words please', 'length', '200 words'],
    ['resume en 3 frases', 'length', '3 frases'],
    ['the costs as a table', 'form', 'as a table'],
    ['responde numa tabela', 'form', 'numa tabela'],
    ['bitte in einer Tabelle', 'form', 'in einer Tabelle'],
    ['und nur ein Satz dazu', 'form', 'nur ein Satz'],
    ['в виде таблицы', 'form', 'в виде таблицы'],
    ['only the number', 'only', 'only the'],
    [
      'Answer with the number and the label only.',
      'only',
      'Answer with the number and the label only',
    ],
    ['tidy this up and add nothing', 'only', 'add nothing'],
    ["fix it, but don't add anything", 'only', "don't add anything"],
    ['plain text, nothing outside the template', 'only', 'nothing outside the'],
    ['keine Panik, nur den Code', 'only', 'nur den Code'],
    ['should I call him, just yes or no', 'only', 'just yes or no'],
    ['can I sell it as raw honey, yes or no?', 'only', 'yes or no?'],
    ['soll ich kündigen? nur ja oder nein', 'only', 'nur ja oder nein'],
  ])('finds the limit that a request states: %j', (text, type, span) => {
    const [limit] = findStatedLimits(text);
    expect(limit?.type).toBe(type);
    expect(limit && text.slice(limit.start, limit.end)).toBe(span);
  });

  it.each([
    'a book of 300 pages',
    'the table in my kitchen',
    'only I know',
    'only one person may pay',
    'she could only say yes and no',
    'what do I reply with when a client only paid half',
  ])('finds no limit in words that only look like one: %j', (text) => {
    expect(findStatedLimits(text)).toEqual([]);
  });
});

describe('finding what a request lacks', () => {
  const missing = (text: string) => missingFor('summarise', { text, pasted: findPasted(text) });

  it.each([
    'summarise this article',
    'resume este texto',
    'Fasse diesen Text zusammen',
    'Summarize:',
  ])('reports that the text to summarise is missing: %j', (text) =>
    expect(missing(text)?.name).toBe('text'),
  );

  it.each([
    'summarise the French Revolution',
    'summarise this: it rained',
    'summarise this\nIt rained all day.',
    'summarise "Dune"',
  ])('reports nothing missing: %j', (text) => expect(missing(text)).toBeNull());
});

describe('finding data to analyse', () => {
  const holds = (text: string) => hasData({ text, pasted: findPasted(text) });

  it.each([
    'Jan 1,204, Feb 980, Mar 1.410, Apr 77: which month is odd?',
    'best?\n| a | b |\n|---|---|\n| x | y |\n',
    'analyse this spreadsheet',
  ])('finds data, or a reference to missing data: %j', (text) => expect(holds(text)).toBe(true));

  it.each(['hazard plate 33 / 1203, what is it', 'stroke rate 28 or 32, what differs?'])(
    'finds no data in a question with a few numbers: %j',
    (text) => expect(holds(text)).toBe(false),
  );
});
