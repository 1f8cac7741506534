import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runCommand } from './run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptmint-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command that leaves a file behind. */
const run = (signal: AbortSignal) =>
  runCommand({
    purpose: 'Writing a file',
    command: process.execPath,
    args: ['-e', `require('node:fs').writeFileSync('${join(folder, 'written')}', '')`],
    logFile: join(folder, 'log'),
    signal,
  });

it('a command runs to its end', async () => {
  await run(new AbortController().signal);
  expect(existsSync(join(folder, 'written'))).toBe(true);
});

it('a command does not start after Ctrl+C, which would no longer stop it', async () => {
  await expect(run(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(existsSync(join(folder, 'written'))).toBe(false);
});
