import { type ChildProcess, spawn } from 'node:child_process';
import { FOLLOW_STARTER } from '../src/child-process.ts';
import { ROOT } from '../src/local-settings.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

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
  return spawn(process.execPath, ['--import', FOLLOW_STARTER, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...environment },
    stdio: ['ignore', ...output, 'ipc'],
  });
}
