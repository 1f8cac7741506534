import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { dropEmptyVariables } from './drop-empty-variables.js';

/** Every program that reads settings, by its path in the repository. */
const PROGRAMS = [
  'backend/src/main.ts',
  'worker/src/main.ts',
  'backend/src/role.ts',
  'worker/src/failed-mails.ts',
  'worker/src/doctor.ts',
  'core/src/database/migrate.ts',
  'eval/src/main.ts',
];

describe('dropEmptyVariables', () => {
  it('removes empty variables, and keeps the rest', () => {
    const environment = { OPENAI_BASE_URL: '', PORT: '3000', MAIL_FROM: ' ' };
    dropEmptyVariables(environment);
    expect(environment).toEqual({ PORT: '3000', MAIL_FROM: ' ' });
  });

  it.each(PROGRAMS)('is what %s imports first', (program) => {
    const source = readFileSync(new URL(`../../../${program}`, import.meta.url), 'utf8');
    const [first] = /^import .+;$/m.exec(source) ?? [];
    expect(first).toMatch(/^import '[^']+\/config\/drop-empty-variables(\.js)?';$/);
  });
});
