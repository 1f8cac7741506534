import { type ChildProcess, spawn } from 'node:child_process';
import { FOLLOW_STARTER } from '../src/child-process.ts';
import { ROOT } from '../src/local-settings.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

/**
 * A program that only just starts collects garbage again and again while its memory grows: a fourteenth of the
 * start of an API.
 */
const GROWN = '--min-semi-space-size=16';

/**
 * Starts a Node program with this environment alone, in the root folder. It ends when this process does,
 * however that ends: a program left behind holds the output of a test run open, and nobody sees its end.
 * @param args Node's own options, the program and its arguments.
 * @param output what becomes of its standard output and its standard error.
 */
export function spawnNode(
  args: string[],
  environment: NodeJS.ProcessEnv,
  output: ['ignore' | 'pipe', 'ignore' | 'inherit' | 'pipe'],
): ChildProcess {
  return spawn(process.execPath, [GROWN, '--import', FOLLOW_STARTER, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...environment },
    stdio: ['ignore', ...output, 'ipc'],
  });
}
