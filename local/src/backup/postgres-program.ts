import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { findProgram } from '../find-program.ts';
import { StartError } from '../start-error.ts';

type Name = 'pg_dump' | 'pg_restore';

/**
 * Finds a program of PostgreSQL on PATH that knows everything that a server of this version has.
 * @throws {StartError}
 */
export function requireProgram(name: Name, serverMajor: number): string {
  const advice = `install PostgreSQL's client programs, version ${serverMajor} or newer (on Debian: postgresql-client)`;
  const program = findProgram(name);
  if (!program) throw new StartError(`There is no ${name} on PATH: ${advice}.`);
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1] ?? 0);
  if (major >= serverMajor) return program;
  throw new StartError(
    `The server is PostgreSQL ${serverMajor}, and ${program} is of version ${major}, which may leave out what it does not know: ${advice}.`,
  );
}

/** A program that runs. */
export interface RunningProgram {
  stdin: NonNullable<ChildProcess['stdin']>;
  stdout: NonNullable<ChildProcess['stdout']>;
  /** @throws {StartError} with what the program says, when it fails. */
  finished(): Promise<void>;
}

/** Starts a program of PostgreSQL. */
export function startProgram(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): RunningProgram {
  const child = spawn(program, args, { env: environment, windowsHide: true });
  const abort = () => child.kill();
  signal.addEventListener('abort', abort);
  child.stdin.on('error', () => {}); // one that ends early says why by itself
  const said = text(child.stderr);
  const ended = once(child, 'close').finally(() => signal.removeEventListener('abort', abort));
  ended.catch(() => {});
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    finished: async () => {
      const [code] = await ended;
      signal.throwIfAborted();
      if (code !== 0) throw new StartError(`It failed: ${firstError(await said)}`);
    },
  };
}

/** Without what follows an error: statements and rows, which may be personal. */
function firstError(said: string): string {
  const lines = said.trim().split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? 'it gave no reason';
}
