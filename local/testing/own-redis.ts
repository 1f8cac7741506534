import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../../core/testing/until.ts';
import { findProgram } from '../src/find-program.ts';
import { freePort } from '../src/free-port.ts';

/** A Redis of its own, which keeps nothing over a restart. */
export interface OwnRedis {
  port: number;
  url: string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** How to start it where the usual way does not do. */
export interface OwnRedisOptions {
  port?: number;
  /** A configuration file. */
  config?: string;
  /** More arguments of the command line. */
  args?: readonly string[];
  /** Where it may write; only a replica, a node of a cluster and a sentinel do. */
  folder?: string;
}

/** @throws {Error} where there is no redis-server. */
export async function openOwnRedis(options: OwnRedisOptions = {}): Promise<OwnRedis> {
  const program = findProgram('redis-server');
  if (!program) throw new Error('There is no redis-server in PATH');
  const { port = await freePort(), config, args = USUAL, folder } = options;
  let server: ChildProcess | undefined;
  const redis: OwnRedis = {
    port,
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const usual = [...(config ? [config] : []), '--port', String(port), '--bind', '127.0.0.1'];
      server = spawn(program, [...usual, ...args], {
        stdio: 'ignore',
        ...(folder && { cwd: folder }),
      });
      await until(async () => {
        if (server?.exitCode !== null)
          throw new Error(`redis-server ended at its start on ${port}`);
        return answers(port);
      });
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

/** What every data server is started with. */
export const USUAL: readonly string[] = ['--save', '', '--maxmemory-policy', 'noeviction'];

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
