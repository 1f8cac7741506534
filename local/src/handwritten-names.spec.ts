import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { PACKS } from '@promptmint/core/catalogue/packs';
import { USE_CASE_NAMES } from '@promptmint/core/catalogue/use-cases';

/** The sources that must read names from the catalogue; the site has a test of its own. */
const WORKSPACES = ['backend', 'core', 'engine', 'worker'];
const CATALOGUE = join('core', 'src', 'catalogue');

const NAMES = [
  ...Object.values(TARGET_MODEL_NAMES),
  ...Object.values(PACKS).map(({ name }) => name),
  ...Object.values(USE_CASE_NAMES),
];

const sources = WORKSPACES.flatMap((workspace) => {
  const folder = join(workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
    .filter((path) => !path.startsWith(CATALOGUE));
});

/** Comments and addresses may hold a name. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Identifiers such as `ProPlan` are no names. */
const isWrittenIn = (name: string, path: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(codeOf(path));

describe('names of the catalogue', () => {
  it.each(NAMES)('are read from it and written by hand in no source: %s', (name) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => isWrittenIn(name, path))).toEqual([]);
  });
});
