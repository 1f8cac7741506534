import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { dropEmptyVariables } from './drop-empty-variables.js';

const ROOT = new URL('../../../', import.meta.url);
const sourceOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** A file that Node runs, rather than another file imports. */
const isProgram = (path: string) =>
  path.endsWith('/main.ts') || sourceOf(path).includes('isProgram(import.meta.url)');

/** Every program that reads settings from its environment, by its path in the repository. */
const PROGRAMS = ['backend', 'worker', 'core', 'eval']
  .flatMap((workspace) => globSync(`${workspace}/src/**/*.ts`, { cwd: fileURLToPath(ROOT) }))
  .filter((path) => !path.endsWith('.spec.ts') && isProgram(path))
  .filter((path) => sourceOf(path).includes('process.env)'));

describe('dropEmptyVariables', () => {
  it('removes empty variables, and keeps the rest', () => {
    const environment = { OPENAI_BASE_URL: '', PORT: '3000', MAIL_FROM: ' ' };
    dropEmptyVariables(environment);
    expect(environment).toEqual({ PORT: '3000', MAIL_FROM: ' ' });
  });

  it('is looked for in every program: API, worker, migration, evaluation and the commands', () => {
    expect(PROGRAMS.length).toBeGreaterThanOrEqual(8);
  });

  it.each(PROGRAMS)('is what %s imports first', (program) => {
    const [first] = /^import .+;$/m.exec(sourceOf(program)) ?? [];
    expect(first).toMatch(/^import '[^']+\/config\/drop-empty-variables(\.js)?';$/);
  });
});
