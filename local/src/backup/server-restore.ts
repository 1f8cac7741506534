import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { step } from '../../progress.mjs';
import type { Shutdown } from '../shutdown.ts';
import { reason, StartError } from '../start-error.ts';
import { requireProgram, startProgram } from './postgres-program.ts';
import { type GivenServer, openServer } from './server-connection.ts';

/** All or nothing, and as the role that restores. */
const RESTORE = [
  '--single-transaction',
  '--exit-on-error',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--no-password',
];

/** Everything that is neither PostgreSQL's own nor part of an extension. */
const FOUND = `
  select count(*)::int as found from pg_class as thing
  where relnamespace not in (select oid from pg_namespace
    where nspname = 'information_schema' or nspname like 'pg\\_%')
  and not exists (select from pg_depend
    where classid = 'pg_class'::regclass and objid = thing.oid and deptype = 'e')`;

/**
 * Restores what `backUpServer` has written into an empty database; the database before it stays as it is.
 * @throws {StartError}
 */
export async function restoreServer(file: string, { interrupted }: Shutdown): Promise<string[]> {
  const server = await openServer();
  try {
    await refuseFull(server.client);
    const pgRestore = requireProgram('pg_restore', server.major);
    await step('Reading the backup', async () => {
      await readToTheEnd(file, interrupted);
      await refuseNewer(file, pgRestore, server, interrupted);
    });
    await step('Restoring the database', async () => {
      const options = [...RESTORE, `--dbname=${nameOf(server.database)}`];
      const restore = startProgram(pgRestore, options, server.environment, interrupted);
      await feed(file, restore.stdin, interrupted);
      await restore.finished();
    });
    // PostgreSQL's statistics are in no dump, and without them it plans badly.
    await step('Counting for the query planner', () => server.client.query('analyze'));
    return [];
  } finally {
    await server.close();
  }
}

/** As in a connection string, where a name cannot be taken for one. */
const nameOf = (database: string) => `dbname='${database.replaceAll(/['\\]/g, '\\$&')}'`;

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: number }>(FOUND);
  if (rows[0]?.found === 0) return;
  throw new StartError(
    'The database of DATABASE_URL is not empty: make an empty one, and let DATABASE_URL (and DATABASE_DIRECT_URL) lead to it; the other one stays as it is until you drop it.',
  );
}

/** The checksum of the compressed file is at its end. */
async function readToTheEnd(file: string, signal: AbortSignal): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new StartError(`${file} is damaged (${reason(error)}): nothing was changed.`);
  }
}

async function refuseNewer(
  file: string,
  pgRestore: string,
  { major, environment }: GivenServer,
  signal: AbortSignal,
): Promise<void> {
  const list = startProgram(pgRestore, ['--list'], environment, signal);
  const listed = text(list.stdout);
  await feed(file, list.stdin, signal);
  await list.finished();
  const [, made] = /Dumped from database version: (\d+)/.exec(await listed) ?? [];
  if (Number(made) <= major) return;
  throw new StartError(
    `${file} was made from PostgreSQL ${made ?? 'of an unknown version'}, and the server is PostgreSQL ${major}: restore it on a server of the same version or a newer one.`,
  );
}

/** A program that has enough, or fails, stops reading; what it says by itself counts. */
async function feed(file: string, to: Writable, signal: AbortSignal): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), to, { signal }).catch(() => {
    signal.throwIfAborted();
  });
}
