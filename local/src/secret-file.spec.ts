import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { secretFile } from './secret-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptmint-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('secretFile', () => {
  it('makes a secret once, for its owner alone', () => {
    const file = join(folder, 'secret');
    const made = secretFile(file);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(secretFile(file)).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('refuses an empty file in one sentence, which says how to have a new secret made', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, '\n');
    expect(() => secretFile(file)).toThrow(`${file} is empty, perhaps because the disk was full`);
  });
});
