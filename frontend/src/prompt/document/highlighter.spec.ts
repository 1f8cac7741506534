import { describe, expect, it } from '@jest/globals';
import { codeFences } from './code-fences';
import { codeTokens } from './highlighter';

const partsOf = (language: string, code: string) =>
  codeTokens(language, code).map(({ kind, start, end }) => [kind, code.slice(start, end)]);

describe('highlighting', () => {
  it('tells comments, keywords and values apart, also inside each other', () => {
    expect(partsOf('js', 'const a = `x${1}`; // why')).toEqual([
      ['keyword', 'const'],
      ['string', '`x'],
      ['string', '${'],
      ['string', '1'],
      ['string', '}'],
      ['string', '`'],
      ['comment', '// why'],
    ]);
  });

  it('leaves a language alone that it does not know', () => {
    expect(partsOf('klingon', 'const a = 1')).toEqual([]);
  });
});

describe('fenced code', () => {
  it('is found with its language, and nothing outside of it', () => {
    const text = 'Look:\n```js title\nlet a;\n```\nand `b`\n~~~\nplain\n~~~';
    expect(
      codeFences(text).map(({ language, start, end }) => [language, text.slice(start, end)]),
    ).toEqual([
      ['js', 'let a;\n'],
      ['', 'plain\n'],
    ]);
  });

  it('that is never closed is none', () => {
    expect(codeFences('```js\nlet a;')).toEqual([]);
  });
});
