import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../local/testing/compile-cache.ts';
import { run } from '../src/run.js';
import type { Terminal } from '../src/terminal.js';

const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** How a call ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A terminal, and what is on it. */
export interface Screen {
  terminal: Terminal;
  shown: { stdout: string; stderr: string };
}

/** A home folder, and the program in it. */
export interface Home {
  folder: string;
  /** Starts the program as a process of its own; what it writes goes to pipes. */
  start(args: string[], variables: Record<string, string>): ChildProcessWithoutNullStreams;
  /** Runs the program to its end in this process, which takes a fraction of the time. */
  run(args: string[], variables: Record<string, string>, input?: string | Buffer): Promise<Ended>;
  /** Takes the place of a terminal, or of pipes. */
  open(variables: Record<string, string>, isTTY: boolean, input?: string | Buffer): Screen;
  remove(): void;
}

/** Makes an empty home folder, and makes it this process's. */
export function newHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-cli-'));
  const home = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
  };
  Object.assign(process.env, home);
  const open: Home['open'] = (env, isTTY, input = '') => {
    const shown = { stdout: '', stderr: '' };
    const output = (name: keyof typeof shown) => ({
      isTTY,
      columns: 80,
      write: (written: string) => (shown[name] += written),
    });
    const stdin = Object.assign(Readable.from([input]), { isTTY }) as unknown as NodeJS.ReadStream;
    const [stdout, stderr] = [output('stdout'), output('stderr')];
    return { shown, terminal: { stdin, stdout, stderr, env } };
  };
  return {
    folder,
    open,
    start: (args, variables) =>
      spawn(process.execPath, [PROGRAM, ...args], {
        env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...home, ...variables },
      }),
    run: async (args, variables, input) => {
      const { terminal, shown } = open(variables, false, input);
      return { code: await run(args, terminal), ...shown };
    },
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
