import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@promptmint/core/database/migrate';
import { type Postgres, startPostgres } from '../local/src/postgres.ts';

/** The data is thrown away: nothing has to survive a power cut, only the death of a process. */
const FAST = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' };

/** A PostgreSQL of one's own, migrated, which may be broken without harm to anything else. */
export interface OwnPostgres {
  url: string;
  close(): Promise<void>;
}

/** Starts it in a new folder under the system's folder for temporary files. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'promptmint-own-'));
  chmodSync(folder, 0o711); // PostgreSQL's own user must enter it when root runs this
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
