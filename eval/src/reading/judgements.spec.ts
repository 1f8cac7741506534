import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readJudgements, readKey } from './judgements.js';

const folder = mkdtempSync(join(tmpdir(), 'judged-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, ...rows: object[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
}

const KEY = { id: 'p1', prompt: 'A', request: 'r', targetModel: 'gemini', kind: 'fact', text: 'x' };
const key = () => readKey(fileWith('key.jsonl', KEY));

describe('reading judgements', () => {
  it('takes the name of the reader from the row or the file', () => {
    const ann = fileWith('ann.jsonl', { id: 'p1', verdict: 'A' });
    const all = fileWith('all.jsonl', { id: 'p1', reader: 'ben', verdict: 'same', faults: [] });
    expect(readJudgements([ann, all], key()).map(({ reader }) => reader)).toEqual(['ann', 'ben']);
  });

  it.each([
    [[{ id: 'p1', verdict: 'C' }], /line 1: verdict: /],
    [[{ id: 'p9', verdict: 'A' }], /line 1: the key holds no pair p9\./],
    [
      [
        { id: 'p1', verdict: 'A' },
        { id: 'p1', verdict: 'B' },
      ],
      /line 2: ann has judged p1 already\./,
    ],
    [[{ id: 'p1', verdict: 'A', faults: [{ side: 'A', line: 'x', fault: 'ugly' }] }], /fault/],
  ])('refuses a wrong row and names its line: %j', (rows, message) => {
    expect(() => readJudgements([fileWith('ann.jsonl', ...rows)], key())).toThrow(message);
  });
});

it('refuses a file that is not a key', () => {
  expect(() => readKey(fileWith('pairs.jsonl', { id: 'p1', A: 'x', B: 'y' }))).toThrow(
    /line 1: prompt: /,
  );
});
