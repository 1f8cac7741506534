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

it('migrations are expected on a new data folder', () => {
  expect(wasMigrated(data(), root)).toBe(false);
});

it('no migration is expected if the current ones were applied last', () => {
  noteMigrated(data(), root);
  expect(wasMigrated(data(), root)).toBe(true);
});

it.each(['core/dist/.compiled.json', 'package-lock.json'])(
  'migrations are expected again when %s has changed',
  (file) => {
    noteMigrated(data(), root);
    writeFileSync(join(root, file), 'changed');
    expect(wasMigrated(data(), root)).toBe(false);
  },
);
