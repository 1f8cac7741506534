import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stoppable } from './shutdown.ts';
import { reason } from './start-error.ts';

const GRACE_MS = 10_000;
/** A module that ends the program that loads it once the process that started it is gone. */
export const FOLLOW_STARTER = new URL('./follow-starter.mjs', import.meta.url).href;

/** A Node program of the product that runs as a child of this process. */
export interface RunningChild extends Stoppable {
  pid: number;
  /** Standard output and error, when they are piped. */
  output: Readable[];
  /** Resolves when it has ended, with the reason: 'exit code 1', 'signal SIGKILL'. */
  exited: Promise<string>;
}

export interface ChildOptions {
  /** Node's own options, the program and its arguments. */
  args: string[];
  environment: NodeJS.ProcessEnv;
  folder: string;
  /** Where standard output and error go: the descriptor of a file, or to this process. */
  output: number | 'pipe';
  /** Answers a message of the child over the channel between the two; null sends nothing. */
  answer?: ((message: unknown) => Promise<object | null>) | undefined;
}

/** Starts a child in its own session, so that Ctrl+C reaches it only through `stop`. */
export function startChild({
  args,
  environment,
  folder,
  output,
  answer,
}: ChildOptions): RunningChild {
  const child = spawn(process.execPath, ['--import', FOLLOW_STARTER, ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
    windowsHide: true,
  });
  child.on('error', () => {}); // `exited` reports a child that could not be started.
  child.on('message', async (message) => {
    try {
      const reply = await answer?.(message);
      if (reply && child.connected) child.send(reply);
    } catch (error) {
      console.error(`\nA message from a program could not be answered (${reason(error)}).`);
    }
  });
  const exited = ending(child);
  return {
    pid: child.pid ?? 0,
    output: [child.stdout, child.stderr].filter((stream) => stream !== null),
    exited,
    stop: () => stop(child, exited),
    kill: () => void child.kill('SIGKILL'),
  };
}

async function ending(child: ChildProcess): Promise<string> {
  if (child.pid === undefined) return 'it could not be started';
  await once(child, 'exit');
  return child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`;
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Windows has no SIGTERM that can be handled: there the closed channel is the request to end.
  if (process.platform === 'win32') child.disconnect();
  else child.kill('SIGTERM');
  const inTime = new AbortController();
  const outcome = await Promise.race([exited, delay(GRACE_MS, null, { signal: inTime.signal })]);
  inTime.abort();
  if (outcome === null) child.kill('SIGKILL');
  await exited;
}
