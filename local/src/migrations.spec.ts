import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { noteMigrated, wasMigrated } from './migrations.ts';

let root: string;
const data = () => ({ migratedFile: join(root, 'migrated-by') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-migrations-'));
  mkdirSync(join(root, 'core', 'dist'), { recursive: true });
  writeFileSync(join(root, 'core/dist/.compiled.json'), 'sources');
  writeFileSync(join(root, 'package-lock.json'), 'packages');
});
afterEach(() => rmSync(root, { recursive: true }));

it('expects migrations on a data folder that has seen none', () => {
  expect(wasMigrated(data(), root)).toBe(false);
});

it('expects nothing of the migrations that were applied last', () => {
  noteMigrated(data(), root);
  expect(wasMigrated(data(), root)).toBe(true);
});

it.each(['core/dist/.compiled.json', 'package-lock.json'])(
  'expects migrations again when %s has changed',
  (file) => {
    noteMigrated(data(), root);
    writeFileSync(join(root, file), 'changed');
    expect(wasMigrated(data(), root)).toBe(false);
  },
);
