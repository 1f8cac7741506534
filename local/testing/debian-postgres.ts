import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  const port = await freePort();
  const tls = ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`].flatMap((it) => [
    '-c',
    it,
  ]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), '-k', '', '-h', '127.0.0.1', '-F', ...tls],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const address = (database: string) => `postgres://promptmint@127.0.0.1:${port}/${database}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: address('postgres') });
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await until(() =>
    run('select 1').then(
      () => true,
      () => false,
    ),
  );
  return {
    authority: ca,
    create: async (database) => {
      await run(`create database ${database}`);
      return address(database);
    },
    close: async () => {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
