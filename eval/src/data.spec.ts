import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readLabelledPrompts, readRequests } from './data.js';

const folder = mkdtempSync(join(tmpdir(), 'requests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROW = { text: 'x', lang: 'tr', kind: 'fact', use_cases: ['question_answering'], brief: 'e1' };

function fileWith(...rows: object[]): string {
  const file = join(folder, 'data.jsonl');
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
}

describe('reading a file of requests', () => {
  it('returns one request per line, and names a line without an id by its number', () => {
    const rows = readRequests(fileWith(ROW, { ...ROW, id: 'b', kind: 'other' }));
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['line 1', 'fact'],
      ['b', 'other'],
    ]);
  });

  it('accepts a single use case and a missing kind', () => {
    const { kind, use_cases, ...rest } = ROW;
    const [row] = readRequests(fileWith({ ...rest, use_case: 'data_analysis', must_keep: [] }));
    expect([kind, use_cases]).toBeDefined();
    expect(row).toMatchObject({ useCases: ['data_analysis'], kind: null });
  });

  it.each([
    [[ROW, { ...ROW, text: ' ' }], /data\.jsonl, line 2: text: must not be empty\./],
    [[{ ...ROW, use_cases: ['cooking'] }], /line 1: use_cases\.0: /],
    [[{ ...ROW, use_cases: undefined }], /line 1: use_cases: is missing\./],
    [[{ ...ROW, kind: 'cooking' }], /line 1: kind: /],
    [
      [
        { ...ROW, id: 'a' },
        { ...ROW, id: 'a' },
      ],
      /data\.jsonl: id a twice\./,
    ],
    [[], /holds no line/],
  ])('refuses a wrong row and names its line and field: %j', (rows, message) => {
    expect(() => readRequests(fileWith(...rows))).toThrow(message);
  });

  it('refuses a file that is not JSON or does not exist', () => {
    const file = fileWith();
    writeFileSync(file, '{');
    expect(() => readRequests(file)).toThrow(/line 1: not JSON\./);
    expect(() => readRequests(join(folder, 'none.jsonl'))).toThrow(
      /There is no file .*none\.jsonl/,
    );
  });
});

it('refuses a labelled prompt that lacks a label', () => {
  const row = { id: 'p', text: 'x', labels: { has_role: true }, tags: [] };
  expect(() => readLabelledPrompts(fileWith(row))).toThrow(/labels\.has_context/);
});
