import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { answerLanguage, readIdeas, readLabelledPrompts } from './data.js';

const folder = mkdtempSync(join(tmpdir(), 'ideas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const IDEA = {
  id: 'a',
  lang: 'tr',
  use_case: 'data_analysis',
  text: 'x',
  must_keep: [],
  tags: [],
};

function fileWith(...lines: string[]): string {
  const file = join(folder, 'data.jsonl');
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('data files', () => {
  it('are read line by line', () => {
    const [idea] = readIdeas(fileWith('', JSON.stringify(IDEA)));
    expect(idea).toEqual(IDEA);
    expect(answerLanguage({ ...IDEA, use_case: 'data_analysis' })).toBe('en');
    expect(answerLanguage({ ...IDEA, use_case: 'data_analysis', lang: 'ja' })).toBe('ja');
  });

  it.each([
    [['{'], /data\.jsonl, line 1: not JSON\./],
    [[JSON.stringify(IDEA), JSON.stringify({ ...IDEA, id: 'b', text: ' ' })], /line 2: text: /],
    [[JSON.stringify({ ...IDEA, use_case: 'cooking' })], /line 1: use_case: /],
    [[JSON.stringify(IDEA), JSON.stringify(IDEA)], /line 2: id a twice\./],
    [[''], /holds no line/],
  ])('say what is wrong with %j', (lines, message) => {
    expect(() => readIdeas(fileWith(...lines))).toThrow(message);
  });

  it('need every label', () => {
    const row = { id: 'p', text: 'x', labels: { has_role: true }, tags: [] };
    expect(() => readLabelledPrompts(fileWith(JSON.stringify(row)))).toThrow(/labels\.has_context/);
    expect(() => readIdeas(join(folder, 'none.jsonl'))).toThrow(/There is no file .*none\.jsonl/);
  });
});
