import { describe, expect, it } from '@jest/globals';
import { asTold, findDetails } from './details.js';

describe('the points of a request', () => {
  it('are its clauses where it is a list', () => {
    expect(
      findDetails('job ad for our kiosk, weekends, 12 euros an hour, starts in march', [
        'Write a job ad for our kiosk',
      ]),
    ).toEqual(['weekends', '12 euros an hour', 'starts in march']);
  });

  it('are whole sentences where it is prose', () => {
    const prose =
      'My neighbour, who lives upstairs with two large dogs, has not paid his part of the roof. Please write him.';
    expect(findDetails(prose, ['write him'])[0]).toBe(
      'My neighbour, who lives upstairs with two large dogs, has not paid his part of the roof',
    );
  });

  it('leave out what stands elsewhere, questions and greetings', () => {
    expect(findDetails('explain tides like im 9', ["Explain tides like I'm 9"])).toEqual([]);
    expect(findDetails('Hi, no onions, four people. What now?', ['no onions'])).toEqual([
      'four people',
    ]);
  });

  it('keep brackets, quotations and single words together', () => {
    expect(findDetails('trip, kids (4, 7), sun, sea, sand', [])).toEqual([
      'trip',
      'kids (4, 7)',
      'sun, sea, sand',
    ]);
  });

  it('leave out what could break a mark, put code in backticks, and are none of a long text', () => {
    expect(findDetails('soft, {{name}}, very loud', [])).toEqual(['soft', 'very loud']);
    expect(findDetails('stack under 600px, .menu_card overlaps', [])).toEqual([
      'stack under 600px',
      '`.menu_card` overlaps',
    ]);
    expect(findDetails('one, two and some more words. '.repeat(80), [])).toEqual([]);
  });
});

describe('a point as a sentence', () => {
  it('has its capitals', () => {
    expect(asTold('im free from monday')).toBe("I'm free from Monday");
    expect(asTold('iPhone only')).toBe('iPhone only');
  });
});
