import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@promptmint/core/database/migrate';
import { type Postgres, startPostgres } from '../local/src/postgres.ts';

/**
 * The data is thrown away: it has to survive the death of a process, but no power cut. Commits stay synchronous:
 * PostgreSQL would lose the last ones when one of its processes is killed.
 */
const FAST = { fsync: 'off', max_connections: '200' };

/** A migrated PostgreSQL that nothing else uses, so that a test may break it. */
export interface OwnPostgres {
  url: string;
  close(): Promise<void>;
}

/** Starts it in a new folder under the system's folder for temporary files. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'promptmint-own-'));
  chmodSync(folder, 0o711); // if root runs this, PostgreSQL's own user must be able to enter it
  let postgres: Postgres | undefined;
  const close = async () => {
    await postgres?.stop();
    if (postgres) await rm(postgres.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const logFile = join(folder, 'postgres.log');
    postgres = await startPostgres({ dataFolder: folder, logFile, settings: FAST });
    await migrate(postgres.url);
    return { url: postgres.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
