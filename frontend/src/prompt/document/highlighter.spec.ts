import { describe, expect, it } from '@jest/globals';
import { codeFences } from './code-fences';
import { codeTokens } from './highlighter';

const partsOf = (language: string, code: string) =>
  codeTokens(language, code).map(({ kind, start, end }) => [kind, code.slice(start, end)]);

describe('the highlighter', () => {
  it('separates comments, keywords and values, also nested ones', () => {
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

  it('finds no tokens in an unknown language', () => {
    expect(partsOf('klingon', 'const a = 1')).toEqual([]);
  });
});

describe('fenced code', () => {
  it('is found with its language', () => {
    const text = 'Look:\n```js title\nlet a;\n```\nand `b`\n~~~\nplain\n~~~';
    expect(
      codeFences(text).map(({ language, start, end }) => [language, text.slice(start, end)]),
    ).toEqual([
      ['js', 'let a;\n'],
      ['', 'plain\n'],
    ]);
  });

  it('is not found if it is never closed', () => {
    expect(codeFences('```js\nlet a;')).toEqual([]);
  });
});
