import { describe, expect, it } from '@jest/globals';
import { figureRows, proseOf } from './prose.js';

describe('the sentences of a request', () => {
  it('are what is left without code, messages and settings', () => {
    expect(
      proseOf('it stops here\n\nconst rows = load();\nTypeError: rows is undefined\n\nwhy?'),
    ).toBe('it stops here\n\n\nwhy?');
    expect(proseOf('before\n```\nplain words\n```\nafter')).toBe('before\nafter');
  });

  it('leave a single row and a single line alone', () => {
    expect(proseOf('print(1);')).toBe('print(1);');
    expect(proseOf('dinner for two\nham 3, eggs 4\nwhat now')).toContain('ham 3, eggs 4');
  });
});

describe('rows of figures', () => {
  it('are found with their labels, in any script', () => {
    expect(figureRows('chairs\noak 4 120\npine 7 88\nkeep which?')).toEqual([
      'oak 4 120',
      'pine 7 88',
    ]);
    expect(figureRows('売上\n1月 20 3\n2月 18 5')).toHaveLength(2);
  });

  it('are none in prose', () => {
    expect(figureRows('We met at 5 or 6. There were 20 of us, and 3 left early.')).toEqual([]);
  });
});
