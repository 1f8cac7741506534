import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compile } from '../../../local/src/compile.ts';

const CALLS = [
  ['core/dist/database/migrate.js'],
  ['worker/dist/doctor.js'],
  ['worker/dist/failed-mails.js', 'list'],
  ['backend/dist/role.js', 'list'],
  ['backend/dist/queue-page-link.js', 'person@example.com'],
];

let folder: string;
beforeAll(async () => {
  await compile();
  folder = mkdtempSync(join(tmpdir(), 'promptmint-link-'));
  symlinkSync(fileURLToPath(new URL('../../..', import.meta.url)), join(folder, 'current'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: {}, cwd: folder });

describe('isProgram', () => {
  it.each(CALLS)('lets %s run from a folder that is a symlink', (program, ...args) => {
    const { status, stdout, stderr } = run(`current/${program}`, ...args);
    expect({ status, said: stdout + stderr }).toEqual({
      status: 1,
      said: expect.stringContaining('DATABASE_URL: needed'),
    });
  });

  it('lets a program run whose name is given without its ending', () => {
    expect(run('current/worker/dist/doctor').stdout).toContain('DATABASE_URL');
  });

  it('lets no module that is imported act as a program', () => {
    const module = new URL('../../dist/database/migrate.js', import.meta.url).href;
    const { status, stderr } = run('--input-type=module', '-e', `import '${module}'`, 'argument');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
