import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../src/find-program.ts';

const run = promisify(execFile);

/** Runs Redis' own command line, which comes with the server. @returns what it wrote. */
export async function redisCli(...args: readonly string[]): Promise<string> {
  const program = findProgram('redis-cli');
  if (!program) throw new Error('There is no redis-cli in PATH');
  return (await run(program, [...args])).stdout;
}
