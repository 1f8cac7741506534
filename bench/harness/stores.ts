import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@promptmint/core/database/migrate';
import pg from 'pg';
import { startPostgres } from '../../local/src/postgres.ts';

/** A database server of its own that keeps what it has committed, as in production. */
export interface BenchPostgres {
  /** The migrated database of the product. */
  url: string;
  /** A second one, also migrated, for the bare work: the product's audit would refuse its debits. */
  bareUrl: string;
  pid: number;
  logFile: string;
  /** The one connection of the bench itself. */
  observer: pg.Client;
  close(): Promise<void>;
}

const SETTINGS = {
  max_connections: '200',
  // A process id before each line, by which statements are counted.
  log_line_prefix: '@%p@ ',
};

/** Starts it in a new folder under the system's folder for temporary files. */
export async function openBenchPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'promptmint-bench-'));
  chmodSync(folder, 0o711); // if root runs this, PostgreSQL's own user must be able to enter it
  const logFile = join(folder, 'postgres.log');
  const server = await startPostgres({ dataFolder: folder, logFile, settings: SETTINGS });
  const urlOf = (database: string) => Object.assign(new URL(server.url), { pathname: database });
  const observer = new pg.Client({ connectionString: server.url });
  await observer.connect();
  const make = async (database: string) => {
    await observer.query(`create database ${database}`);
    await migrate(urlOf(database).href);
    return urlOf(database).href;
  };
  const [url, bareUrl] = [await make('product'), await make('bare')];
  await observer.end();
  const ours = new pg.Client({ connectionString: url });
  await ours.connect();
  return {
    url,
    bareUrl,
    pid: server.pid,
    logFile,
    observer: ours,
    close: async () => {
      await ours.end();
      await server.stop();
      await rm(server.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
