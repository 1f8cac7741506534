import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PLAN_NAMES, TARGET_MODELS, USE_CASES } from './catalogue';

const SOURCE = join(process.cwd(), 'frontend', 'src');

/** Files that may contain the names: the catalogue, and what is generated from it. */
const CATALOGUE_FILES = ['api/catalogue.ts', 'api/generated.ts'];

/** "Free" is left out, because it is also an everyday word ("Try Free"). */
const NAMES = [
  ...Object.values(TARGET_MODELS),
  ...Object.values(PLAN_NAMES).filter((name) => name !== 'Free'),
  ...Object.values(USE_CASES),
];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .filter((path) => !CATALOGUE_FILES.includes(path));

/** The source without comments, and without URLs, because they contain `//` too. */
const withoutComments = (source: string): string =>
  source.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('names of the catalogue', () => {
  it.each(NAMES)(
    'has no file that writes "%s" by hand instead of reading the catalogue',
    (name) => {
      // Identifiers such as `ProPlan` do not count.
      const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
      const files = sources.filter((path) =>
        word.test(withoutComments(readFileSync(join(SOURCE, path), 'utf8'))),
      );
      expect(files).toEqual([]);
    },
  );
});
