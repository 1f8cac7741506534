import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../local/testing/compile-cache.ts';

const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** How a call ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Somebody's home folder, and the program in it. */
export interface Home {
  folder: string;
  /** The variables that lead the program there. */
  variables: Record<string, string>;
  /** Starts the program as a process of its own; what it writes goes to pipes. */
  start(args: string[], variables?: Record<string, string>): ChildProcessWithoutNullStreams;
  /** Runs the program to its end. */
  run(args: string[], variables?: Record<string, string>, input?: string): Promise<Ended>;
  remove(): void;
}

/** Makes an empty home folder. */
export function newHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-cli-'));
  const variables = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
  };
  const start: Home['start'] = (args, more = {}) =>
    spawn(process.execPath, [PROGRAM, ...args], {
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...variables, ...more },
    });
  return {
    folder,
    variables,
    start,
    run: (args, more, input) => ended(start(args, more), input),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Waits for the end of a started program. */
export async function ended(child: ChildProcessWithoutNullStreams, input = ''): Promise<Ended> {
  child.stdin.end(input);
  const exit = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  return { code, stdout, stderr };
}
