import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../../core/testing/until.ts';
import { findProgram } from '../../local/src/find-program.ts';
import { freePort } from '../../local/src/free-port.ts';

/** A Redis of its own, which keeps nothing over a restart. */
export interface OwnRedis {
  url: string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** @throws {Error} where there is no redis-server. */
export async function openOwnRedis(): Promise<OwnRedis> {
  const program = findProgram('redis-server');
  if (!program) throw new Error('There is no redis-server in PATH');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = ['--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'];
  let server: ChildProcess | undefined;
  const redis: OwnRedis = {
    url,
    start: async () => {
      server = spawn(program, ['--port', String(port), ...settings], { stdio: 'ignore' });
      await until(() => answers(port));
    },
    kill: async () => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
  await redis.start();
  return redis;
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
