import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PLAN_NAMES, TARGET_MODELS, USE_CASES } from './catalogue';

const SOURCE = join(process.cwd(), 'frontend', 'src');

/** Where the names may be written: the catalogue itself, and what is generated from it. */
const CATALOGUE_FILES = ['api/catalogue.ts', 'api/generated.ts'];

/** "Free" is left out: as a word it is also a promise ("Try Free"), which no search can tell apart. */
const NAMES = [
  ...Object.values(TARGET_MODELS),
  ...Object.values(PLAN_NAMES).filter((name) => name !== 'Free'),
  ...Object.values(USE_CASES),
];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .filter((path) => !CATALOGUE_FILES.includes(path));

/** A source without comments, and without addresses, which contain `//` too. */
const withoutComments = (source: string): string =>
  source.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('names of the catalogue', () => {
  it.each(NAMES)('has no file that writes "%s" by hand instead of reading the catalogue', (name) => {
    // Code has the same words in CamelCase; as a name for people they are words on their own.
    const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
    const files = sources.filter((path) =>
      word.test(withoutComments(readFileSync(join(SOURCE, path), 'utf8'))),
    );
    expect(files).toEqual([]);
  });
});
