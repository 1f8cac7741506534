import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EMAILS } from './emails.js';

/** Where emails are queued; the list of jobs only names them. */
const sources = ['backend', 'core', 'worker']
  .flatMap((workspace) => {
    const folder = join(workspace, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    );
  })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .filter((path) => !path.endsWith('jobs.ts') && !path.includes(join('mail', 'emails')))
  .map((path) => readFileSync(path, 'utf8'));

describe('every email of the product', () => {
  it.each(Object.keys(EMAILS))('is queued by something: %s', (name) => {
    expect(sources.some((source) => source.includes(`'${name}'`))).toBe(true);
  });
});
