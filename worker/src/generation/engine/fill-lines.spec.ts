import { describe, expect, it } from '@jest/globals';
import { calledFor, fillLines, type Named, SectionFiller } from './fill-lines.js';

const SLOTS = new Map([['matter', 'the deposit']]);
const LINES = ['Answer', 'Rule', 'Change', 'Steps'].map((part) => `${part}{? on {matter}}`);

describe('a name of the request in the sentences of the catalogue', () => {
  it('stands in two of a section and four of a prompt', () => {
    const named: Named = new Map();
    const sections = [1, 2, 3].map(() =>
      fillLines(LINES, new SectionFiller(SLOTS, named), new Set()),
    );
    const count = (lines: string[]) => lines.filter((line) => line.includes('deposit')).length;
    expect(sections.map(count)).toEqual([2, 2, 0]);
    expect(sections[0]).toEqual([
      'Answer on the deposit',
      'Rule on the deposit',
      'Change',
      'Steps',
    ]);
  });

  it('leaves a sentence out rather than bare, where enough others stand', () => {
    const lines = calledFor(LINES, new SectionFiller(SLOTS, new Map()), new Set(), 2);
    expect(lines).toEqual(['Answer on the deposit', 'Rule on the deposit']);
  });
});
