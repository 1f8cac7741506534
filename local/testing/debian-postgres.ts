import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { until } from '../../core/testing/until.ts';
import { freePort } from '../src/free-port.ts';
import { type Account, NOBODY } from '../src/postgres-account.ts';
import { makePrivateAuthority } from './private-authority.ts';

const NONE =
  'backups of a PostgreSQL of one\'s own: none; install it with "apt-get install postgresql"';

/** A server of the distribution, which has `pg_dump` and `pg_restore` of the same version. */
export interface DebianPostgres {
  /** The certificate of the authority that vouches for it; it also accepts connections without TLS. */
  authority: string;
  /** Makes an empty database. @returns its address. */
  create(database: string): Promise<string>;
  close(): Promise<void>;
}

/** The folder of its programs; null where there is none, which is printed, and in CI an error. */
export function debianPostgresOrSkip(): string | null {
  const [initdb] = globSync('/usr/lib/postgresql/*/bin/initdb');
  if (initdb) return dirname(initdb);
  if (process.env.CI === 'true') throw new Error(`CI must not skip ${NONE}`);
  process.stderr.write(`skipped: ${NONE}\n`);
  return null;
}

/** Starts it on a free port, for the user `promptmint` without a password. */
export async function openDebianPostgres(programs: string): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-debian-'));
  const account: Account | null = process.getuid?.() === 0 ? NOBODY : null;
  const { ca, cert, key } = makePrivateAuthority(folder);
  for (const path of account ? [folder, cert, key] : []) chownSync(path, NOBODY.uid, NOBODY.gid);
  const cluster = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', cluster, '--username=promptmint', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const tls = ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`].flatMap((it) => [
    '-c',
    it,
  ]);
  const args = ['-D', cluster, '-k', '', '-h', '127.0.0.1', '-F', ...tls];
  const { server, port, closed } = await launch((onPort) =>
    spawn(join(programs, 'postgres'), [...args, '-p', String(onPort)], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  return {
    authority: ca,
    create: async (database) => {
      await run(port, `create database ${database}`);
      return address(port, database);
    },
    close: async () => {
      server.kill('SIGQUIT');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts it on a free port; on another one if the first was taken meanwhile. */
async function launch(start: (port: number) => ChildProcessByStdio<null, null, Readable>) {
  for (let isFirst = true; ; isFirst = false) {
    const port = await freePort();
    const server = start(port);
    const closed = once(server, 'close');
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
    await until(async () => hasEnded() || (await answers(port)));
    if (!hasEnded()) return { server, port, closed };
    await closed;
    if (!isFirst || !said.includes('could not bind'))
      throw new Error(`PostgreSQL of the distribution ended at its start: ${said}`);
  }
}

const address = (port: number, database: string) =>
  `postgres://promptmint@127.0.0.1:${port}/${database}`;

async function run(port: number, sql: string): Promise<void> {
  const client = new pg.Client({
    connectionString: address(port, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const answers = (port: number) =>
  run(port, 'select 1').then(
    () => true,
    () => false,
  );
