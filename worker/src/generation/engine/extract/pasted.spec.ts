import { describe, expect, it } from '@jest/globals';
import { findPasted } from './pasted.js';

describe('what was pasted into a request', () => {
  it('counts the lines of the code alone, without fences and empty lines', () => {
    expect(findPasted('why?\n```python\na = 1\n\nprint(a)\n```\nthanks').codeLines).toBe(2);
    expect(
      findPasted(
        'fix\ndef avg(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total',
      ).codeLines,
    ).toBe(5);
    expect(
      findPasted(
        'Traceback (most recent call last):\n  File "a.py", line 1\n    main()\nKeyError: 1',
      ).codeLines,
    ).toBe(0);
  });

  it.each([
    [
      'it crashes with ZeroDivisionError: division by zero when empty',
      'ZeroDivisionError: division by zero',
    ],
    ['Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: 1\nwhy', 'KeyError: 1'],
    ['npm ERR! code ERESOLVE\nnpm ERR! Found: react@18.2.0\nhelp', 'npm ERR! code ERESOLVE'],
    ['エラー出る「port is already allocated」', 'port is already allocated'],
    ['an error, I do not know which', null],
  ])('takes the message that says what is wrong: %s', (text, message) => {
    expect(findPasted(text).error).toBe(message);
  });

  it('gives quotations as typed, in order, and takes no apostrophe for one', () => {
    const { quotes } = findPasted(
      "don't say 'hello there' but “good day” or «bonjour», it's nicer",
    );
    expect(quotes.map(({ typed }) => typed)).toEqual(['hello there', 'good day', 'bonjour']);
  });

  it('tells what is certain about JSON and tables', () => {
    expect(findPasted('parse {"a": "x"} please').json).toEqual({
      valid: true,
      summary: 'one member whose value is a string of 1 character',
    });
    expect(findPasted('why?\nmonth,visits\njan,10\nfeb,20')).toMatchObject({
      tableRows: 3,
      columns: ['month', 'visits'],
      tableSpan: [5, 31],
    });
  });

  it('takes no lines of a program for rows', () => {
    const loop = 'let i = 0;\nwhile (i < 10) {\n  if (i === 5) continue;\n  i++;\n}';
    expect(findPasted(`Why does this loop forever?\n${loop}`).tableRows).toBe(0);
  });
});
