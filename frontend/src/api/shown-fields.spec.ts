import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = join(process.cwd(), 'frontend', 'src');

interface Contract {
  components: { schemas: Record<string, { properties: object }> };
}
const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as Contract;
const fields = Object.keys(contract.components.schemas['HistoryItem']?.properties ?? {});

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .filter((path) => !path.endsWith('generated.ts'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'));

describe('a field of the history’s list', () => {
  it.each(fields)('is used by the site: %s', (field) => {
    const isUsed = sources.some((source) => new RegExp(`\\b${field}\\b`).test(source));
    expect(isUsed).toBe(true);
  });
});
