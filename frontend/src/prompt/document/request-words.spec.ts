import { describe, expect, it } from '@jest/globals';
import { findRequestWords } from './request-words';

const found = (text: string, request: string): string[] =>
  findRequestWords(text, request).map(({ start, end }) => text.slice(start, end));

describe('own words', () => {
  it('finds phrases, numbers and names that survived, whatever their case', () => {
    const request = 'job ad for our bakery, weekend shifts, 15 euros an hour, starts in march';
    const text = 'A bakery is hiring for weekend shifts: 15 euros an hour, starting from March.';
    expect(found(text, request)).toEqual(['weekend shifts', '15 euros an hour', 'March']);
  });

  it('takes a quoted request whole, line breaks aside', () => {
    const request = 'Compare EMEA 4.2%, and APAC:\n3.1% please';
    expect(found(`<request>\n${request}\n</request>`, request)).toEqual([
      'Compare EMEA 4.2%, and APAC:\n3.1% please',
    ]);
  });

  it('marks nothing where only everyday words meet', () => {
    expect(found('You are a writer. Write one text for the reader.', 'write a text')).toEqual([]);
    expect(found('Answer in English.', 'what is a mutex')).toEqual([]);
  });

  it('never marks what differs', () => {
    expect(found('It costs 150 euros.', '15 euros')).toEqual([]);
    expect(found('part-time work', 'part time')).toEqual([]);
  });

  it('never marks a lone digit, which may count the items of a list', () => {
    const request = 'compare 3 plans, 12 months';
    const text = '1. Read them.\n3. Compare 3 plans over 12 months.\n12 rows';
    expect(found(text, request)).toEqual(['Compare 3 plans', '12 months', '12']);
  });

  it('keeps a number whole where a script has no spaces', () => {
    expect(found('1. 10月12日\n2. 2 days', '10月12日から')).toEqual(['10月12日']);
  });

  it('reads scripts without spaces', () => {
    const request = '为我们的烘焙店写一则招聘启事';
    expect(found(`The request reads: ${request}.`, request)).toEqual([request]);
  });

  it('stays quick on a request that repeats itself', () => {
    const request = 'la '.repeat(2_600);
    expect(found(request, request)).toHaveLength(1);
  });
});
