import { chmodSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@promptmint/core/database/migrate';
import pg from 'pg';
import { until } from '../../core/testing/until.ts';
import { startPostgres } from '../../local/src/postgres.ts';

const SETTINGS = {
  log_statement: 'all',
  log_line_prefix: '%u|',
  // The server's own flushes would spare a commit the one that it waits for.
  wal_writer_delay: '10s',
};

/** The one user whose commits wait for the disk, as all do in production. */
const WATCHED = 'watched';

/** A migrated PostgreSQL that counts what one of its users costs. */
export interface LoggingPostgres {
  /** For everyone else. */
  url: string;
  watchedUrl: string;
  /** The statements of the watched user so far, without their parameters. */
  watchedStatements(): string[];
  /** How often the watched user waited for the disk, once its last connection has ended. */
  watchedFlushes(): Promise<number>;
  drop(): Promise<void>;
}

export async function openLoggingPostgres(): Promise<LoggingPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'promptmint-logging-'));
  chmodSync(folder, 0o711); // if root runs this, PostgreSQL's own user must be able to enter it
  const logFile = join(folder, 'postgres.log');
  const postgres = await startPostgres({ dataFolder: folder, logFile, settings: SETTINGS });
  await migrate(postgres.url);
  const watchedUrl = await withClient(postgres.url, (client) => addWatched(client, postgres.url));
  // By a client of its own: the one before counts when it ends.
  await withClient(postgres.url, (client) => client.query(`select pg_stat_reset_shared('io')`));
  return {
    url: postgres.url,
    watchedUrl,
    watchedStatements: () =>
      readFileSync(logFile, 'utf8')
        .split(/\n(?=\w+\|)/)
        .filter((entry) => entry.startsWith(`${WATCHED}|`))
        .flatMap((entry) => /LOG: {2}(?:execute [^:]*|statement): ([^]*)/.exec(entry)?.[1] ?? []),
    watchedFlushes: () => withClient(postgres.url, readFlushes),
    drop: async () => {
      await postgres.stop();
      await rm(postgres.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function addWatched(client: pg.Client, url: string): Promise<string> {
  const watched = Object.assign(new URL(url), { username: WATCHED });
  await client.query(`create role ${WATCHED} superuser login password '${watched.password}'`);
  await client.query('alter database postgres set synchronous_commit = off');
  await client.query(`alter role ${WATCHED} set synchronous_commit = on`);
  return watched.href;
}

async function readFlushes(client: pg.Client): Promise<number> {
  await until(async () => {
    const left = `select from pg_stat_activity where usename = '${WATCHED}'`;
    return (await client.query(left)).rowCount === 0;
  });
  const { rows } = await client.query<{ flushes: number }>(
    `select coalesce(sum(fsyncs), 0)::int as flushes from pg_stat_io
     where object = 'wal' and backend_type = 'client backend'`,
  );
  return rows[0]?.flushes ?? 0;
}
