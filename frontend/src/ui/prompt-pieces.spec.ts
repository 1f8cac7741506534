import { describe, expect, it } from '@jest/globals';
import { promptLines } from './prompt-pieces';

describe('prompt lines', () => {
  it('tells the marks of the format, the blanks and the words of the person apart', () => {
    const text = '<context>\nA bakery in {{town}} has weekend shifts.\n</context>';
    expect(promptLines(text, ['town'], 'weekend shifts')).toEqual([
      [{ kind: 'tag', text: '<context>' }],
      [
        { kind: 'plain', text: 'A bakery in ' },
        { kind: 'blank', text: '{{town}}' },
        { kind: 'plain', text: ' has ' },
        { kind: 'own', text: 'weekend shifts' },
        { kind: 'plain', text: '.' },
      ],
      [{ kind: 'tag', text: '</context>' }],
    ]);
  });

  it('takes a heading as the mark of a section, and a later one as text', () => {
    expect(promptLines('## Role\nText\n## Not this', [], '')).toEqual([
      [{ kind: 'tag', text: '## Role' }],
      [{ kind: 'plain', text: 'Text' }],
      [{ kind: 'plain', text: '## Not this' }],
    ]);
  });

  it('finds the pair of tags below a line of introduction, and no other', () => {
    const text = 'The request stands in the tag.\n<request>\n<b>bold</b>\n</request>';
    expect(promptLines(text, [], '').map((line) => line.map(({ kind }) => kind))).toEqual([
      ['plain'],
      ['tag'],
      ['plain'],
      ['tag'],
    ]);
  });

  it('marks no words in the quotation of the request, where all are its own', () => {
    const request = 'weekend shifts, 15 euros';
    const lines = promptLines(`<a>\n${request}\n</a>\nName 15 euros.`, [], request);
    expect(lines.flat().filter(({ kind }) => kind === 'own')).toEqual([
      { kind: 'own', text: '15 euros' },
    ]);
  });

  it('leaves braces that the person typed alone', () => {
    const lines = promptLines('Fill {{name}} in 3 letters', [], 'Fill {{name}} in 3 letters');
    expect(lines.flat().every(({ kind }) => kind !== 'blank')).toBe(true);
  });

  it('keeps every character, empty lines included', () => {
    const text = '<a>one\n\n  - {{x}} two {{x}}\n</a>';
    const back = promptLines(text, ['x'], 'two')
      .map((pieces) => pieces.map((piece) => piece.text).join(''))
      .join('\n');
    expect(back).toBe(text);
  });
});
