import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findBlanks, fillBlanks } from './blanks';

describe('the blanks of a text', () => {
  it('are filled by name, and stay if they have no value', () => {
    const text = 'To {{name}} in {{town}}, {{name}}.';
    expect(fillBlanks(text, ['name', 'town'], '', { name: ' Ada ', town: ' ' })).toBe(
      'To Ada in {{town}}, Ada.',
    );
  });

  it('do not include braces in the quoted request or with another name', () => {
    const request = 'mail to {{name}} about {{x}}';
    const text = `For {{name}} and {{x}}\n${request}\nend`;
    expect(fillBlanks(text, ['name'], request, { name: 'Ada', x: '1' })).toBe(
      `For Ada and {{x}}\n${request}\nend`,
    );
  });

  it('take any value as it is', () => {
    expect(fillBlanks('{{a}} {{b}}', ['a', 'b'], '', { a: '{{b}} $& $1', b: 'B' })).toBe(
      '{{b}} $& $1 B',
    );
    expect(fillBlanks('{{constructor}}', ['constructor'], '', {})).toBe('{{constructor}}');
  });

  it('never overlap, and filling them changes nothing else', () => {
    const text = fc.string({ unit: fc.constantFrom('{{a}}', '{{b}}', '{', '}', ' ', 'a', '\n') });
    fc.assert(
      fc.property(text, (whole) => {
        const ranges = findBlanks(whole, ['a', 'b'], '');
        ranges.forEach(({ start }, index) =>
          expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0),
        );
        expect(fillBlanks(whole, ['a', 'b'], '', {})).toBe(whole);
      }),
    );
  });
});
