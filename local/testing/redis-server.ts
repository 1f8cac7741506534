import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../src/find-program.ts';
import { freePort } from '../src/free-port.ts';
import { commandLine } from '../src/running-process.ts';

const START_LIMIT_MS = 120_000;

/** How many databases a test Redis has: each test file takes one of its own. */
export const TEST_REDIS_DATABASES = 1024;

/** The Redis of a test run. */
export interface TestRedis {
  /** Null if there is none. */
  url: string | null;
  /** Of the server that was started for the run. */
  pid?: number;
  stop?: () => Promise<void>;
}

/** The one REDIS_URL names, else a redis-server from PATH started here, else none. */
export async function startTestRedis(folder: string): Promise<TestRedis> {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL };
  const program = findProgram('redis-server');
  if (!program) return { url: null };

  const port = await freePort();
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: folder,
    save: '',
    appendonly: 'no',
    'maxmemory-policy': 'noeviction',
    databases: String(TEST_REDIS_DATABASES),
  };
  const server = spawn(
    program,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore', detached: true },
  );
  const ended = once(server, 'exit');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`${program} does not start.`);
    await delay(25);
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null && server.kill()) await ended;
  };
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * Ends the server left by a killed run; a number that now belongs to another program is left alone.
 */
export function endLeftoverRedis({ url, pid }: Pick<TestRedis, 'url' | 'pid'>): void {
  if (!url || !pid) return;
  if (commandLine(pid).includes(`redis-server 127.0.0.1:${new URL(url).port}`)) process.kill(pid);
}
