import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { exampleVariables } from '../testing/compose.ts';
import { fingerprint } from './build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-build-'));
  write('core/src/a.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('the fingerprint changes with the sources, and with nothing else', () => {
  const state = () => fingerprint(root, ['core', 'missing.json'], []);
  const before = state();
  for (const path of [
    'core/dist/a.js',
    'core/node_modules/x/y.js',
    'core/src/a.spec.ts',
    'core/testing/a.ts',
    'e/a.ts',
  ]) {
    write(path, 'other');
    expect(state()).toBe(before);
  }
  write('core/src/a.ts', '2');
  const changed = state();
  expect(changed).not.toBe(before);
  write('core/src/b.ts', '');
  expect(state()).not.toBe(changed);
});

it('the fingerprint changes with the settings that end up in the result', () => {
  const state = () => fingerprint(root, ['core'], ['PROMPTMINT_BUILD_TEST']);
  const before = state();
  process.env.PROMPTMINT_BUILD_TEST = 'Other name';
  expect(state()).not.toBe(before);
  delete process.env.PROMPTMINT_BUILD_TEST;
});

it('the fingerprint is the same whether a setting is left out or has its default, as in a copy of .env.example', () => {
  const state = () => fingerprint(root, ['core'], ['APP_NAME', 'PUBLIC_URL']);
  const before = state();
  const environment = { ...process.env };
  Object.assign(process.env, exampleVariables());
  expect(state()).toBe(before);
  process.env = environment;
});
