import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { highlightRange, segmentLines } from './prompt-segments';

describe('the segments of a prompt', () => {
  it('separate tags, blanks and words of the request', () => {
    const text = '<context>\nA bakery in {{town}} has weekend shifts.\n</context>';
    expect(segmentLines(text, ['town'], 'weekend shifts')).toEqual([
      [{ kind: 'tag', text: '<context>' }],
      [
        { kind: 'plain', text: 'A bakery in ' },
        { kind: 'blank', text: '{{town}}' },
        { kind: 'plain', text: ' has ' },
        { kind: 'request', text: 'weekend shifts' },
        { kind: 'plain', text: '.' },
      ],
      [{ kind: 'tag', text: '</context>' }],
    ]);
  });

  it('treat the first heading as a tag and a later one as text', () => {
    expect(segmentLines('## Role\nText\n## Not this', [], '')).toEqual([
      [{ kind: 'tag', text: '## Role' }],
      [{ kind: 'plain', text: 'Text' }],
      [{ kind: 'plain', text: '## Not this' }],
    ]);
  });

  it('find the pair of tags below an introduction line, and no other', () => {
    const text = 'The request stands in the tag.\n<request>\n<b>bold</b>\n</request>';
    expect(segmentLines(text, [], '').map((line) => line.map(({ kind }) => kind))).toEqual([
      ['plain'],
      ['tag'],
      ['plain'],
      ['tag'],
    ]);
  });

  it('mark no words inside the quoted request', () => {
    const request = 'weekend shifts, 15 euros';
    const lines = segmentLines(`<a>\n${request}\n</a>\nName 15 euros.`, [], request);
    expect(lines.flat().filter(({ kind }) => kind === 'request')).toEqual([
      { kind: 'request', text: '15 euros' },
    ]);
  });

  it('leave braces of the request alone', () => {
    const lines = segmentLines('Fill {{name}} in 3 letters', [], 'Fill {{name}} in 3 letters');
    expect(lines.flat().every(({ kind }) => kind !== 'blank')).toBe(true);
  });

  it('keep every character and empty line', () => {
    const text = '<a>one\n\n  - {{x}} two {{x}}\n</a>';
    const back = segmentLines(text, ['x'], 'two')
      .map((segments) => segments.map((segment) => segment.text).join(''))
      .join('\n');
    expect(back).toBe(text);
  });
});

describe('a highlighted passage', () => {
  it('splits segments at its start and end, across lines', () => {
    const lines = segmentLines('<a>\nUse {{x}} here.\n</a>', ['x'], '');
    const start = '<a>\nUse'.length;
    expect(highlightRange(lines, { start, end: start + ' {{x}} here.\n</'.length })).toEqual([
      [{ kind: 'tag', text: '<a>' }],
      [
        { kind: 'plain', text: 'Use' },
        { kind: 'plain', text: ' ', highlighted: true },
        { kind: 'blank', text: '{{x}}', highlighted: true },
        { kind: 'plain', text: ' here.', highlighted: true },
      ],
      [
        { kind: 'tag', text: '</', highlighted: true },
        { kind: 'tag', text: 'a>' },
      ],
    ]);
  });

  it('is highlighted exactly, and no character is lost', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '<b>', '{{x}}', '1.') });
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (whole, start, length) => {
        const lines = highlightRange(segmentLines(whole, ['x'], 'a a'), {
          start,
          end: start + length,
        });
        const segments = lines.flatMap((line, index) => (index > 0 ? ['\n', ...line] : line));
        const back = (only: (highlighted: boolean) => boolean) =>
          segments
            .filter(
              (segment) =>
                segment !== '\n' && only(typeof segment === 'object' && !!segment.highlighted),
            )
            .map((segment) => (typeof segment === 'object' ? segment.text : segment))
            .join('');
        expect(back((highlighted) => highlighted)).toBe(
          whole.slice(start, start + length).replaceAll('\n', ''),
        );
        expect(back(() => true)).toBe(whole.replaceAll('\n', ''));
      }),
    );
  });
});
