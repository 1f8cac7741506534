import { describe, expect, it } from '@jest/globals';
import { findRequestWords } from './request-words';

const found = (text: string, request: string): string[] =>
  findRequestWords(text, request).map(({ start, end }) => text.slice(start, end));

describe('words of the request in a prompt', () => {
  it('are found if they are phrases, numbers or names, in any case', () => {
    const request = 'job ad for our bakery, weekend shifts, 15 euros an hour, starts in march';
    const text = 'A bakery is hiring for weekend shifts: 15 euros an hour, starting from March.';
    expect(found(text, request)).toEqual(['weekend shifts', '15 euros an hour', 'March']);
  });

  it('cover a quoted request as a whole, line breaks aside', () => {
    const request = 'Compare EMEA 4.2%, and APAC:\n3.1% please';
    expect(found(`<request>\n${request}\n</request>`, request)).toEqual([
      'Compare EMEA 4.2%, and APAC:\n3.1% please',
    ]);
  });

  it('do not include single everyday words', () => {
    expect(found('You are a writer. Write one text for the reader.', 'write a text')).toEqual([]);
    expect(found('Answer in English.', 'what is a mutex')).toEqual([]);
  });

  it('never include different words', () => {
    expect(found('It costs 150 euros.', '15 euros')).toEqual([]);
    expect(found('part-time work', 'part time')).toEqual([]);
  });

  it('never include a single digit, which may be a list number', () => {
    const request = 'compare 3 plans, 12 months';
    const text = '1. Read them.\n3. Compare 3 plans over 12 months.\n12 rows';
    expect(found(text, request)).toEqual(['Compare 3 plans', '12 months', '12']);
  });

  it('keep a number whole in a script without spaces', () => {
    expect(found('1. 10月12日\n2. 2 days', '10月12日から')).toEqual(['10月12日']);
  });

  it('are found in scripts without spaces', () => {
    const request = '为我们的烘焙店写一则招聘启事';
    expect(found(`The request reads: ${request}.`, request)).toEqual([request]);
  });

  it('are found quickly in a repetitive request', () => {
    const request = 'la '.repeat(2_600);
    expect(found(request, request)).toHaveLength(1);
  });
});
