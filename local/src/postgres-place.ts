import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './backup/durable-files.ts';
import { StartError } from './start-error.ts';
import { type Account, canWrite, NOBODY, SYSTEM_FOLDER } from './postgres-account.ts';

/** The folder of a PostgreSQL cluster and the account that runs it. */
export interface PostgresPlace {
  /** Holds the cluster in `data` and its password in `password`. */
  folder: string;
  /** The account to run as; null means the one that runs this process. */
  account: Account | null;
  /** Whether the folder is outside the data folder that was asked for. */
  elsewhere: boolean;
}

/** The folder of the cluster in a place. */
export const clusterOf = (folder: string) => join(folder, 'data');

/** The file with the password of the cluster in a place. */
export const passwordOf = (folder: string) => join(folder, 'password');

/** Whether a place has a cluster. */
export const hasCluster = (folder: string) => existsSync(join(clusterOf(folder), 'PG_VERSION'));

const hereIn = (dataFolder: string) => join(dataFolder, 'postgres');

/** Where root puts a cluster that its account could not reach in the data folder. */
function thereFor(dataFolder: string): string {
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return join(SYSTEM_FOLDER, hash);
}

/** Names the place of a cluster that is not in the data folder. */
const noteIn = (dataFolder: string) => join(dataFolder, 'postgres-place');

/** Where the cluster of a data folder may be. */
export function placesOf(dataFolder: string): string[] {
  const here = hereIn(dataFolder);
  return process.getuid?.() === 0 ? [here, thereFor(dataFolder)] : [here];
}

/** The place of the cluster of a data folder, or null where there is none yet. Makes nothing. */
export const findCluster = (dataFolder: string) => placesOf(dataFolder).find(hasCluster) ?? null;

/**
 * Chooses the place of the cluster: `postgres` in the data folder, or, when root starts it and the account
 * that must run it cannot reach that, a folder of its own under `SYSTEM_FOLDER`. Data that exists is kept
 * where it is.
 * @throws {StartError} when the data folder was moved, and its cluster was not
 */
export async function postgresPlace(dataFolder: string): Promise<PostgresPlace> {
  const here = hereIn(dataFolder);
  if (process.getuid?.() !== 0) {
    await mkdir(here, { recursive: true, mode: 0o700 });
    return { folder: here, account: null, elsewhere: false };
  }
  if (hasCluster(here)) return existingPlace(here);

  const there = thereFor(dataFolder);
  refuseMoved(dataFolder, there);
  if (!hasCluster(there)) {
    await ownFolder(here, NOBODY);
    if (canWrite(NOBODY, here)) return { folder: here, account: NOBODY, elsewhere: false };
    await rmdir(here);
    await mkdir(SYSTEM_FOLDER, { recursive: true });
    await chmod(SYSTEM_FOLDER, 0o755);
    await ownFolder(there, NOBODY);
  }
  if (!existsSync(noteIn(dataFolder))) writeDurably(noteIn(dataFolder), there);
  return { folder: there, account: NOBODY, elsewhere: true };
}

/** The place follows from the path of the data folder: under another path, an empty cluster would be made. */
function refuseMoved(dataFolder: string, there: string): void {
  const noted = existsSync(noteIn(dataFolder)) ? readFileSync(noteIn(dataFolder), 'utf8') : there;
  if (noted === there || !hasCluster(noted)) return;
  throw new StartError(
    `The data folder was moved to ${dataFolder}, and its database stayed in ${noted}: rename that folder to ${there}, or move the data folder back. If this is a copy that is to have a database of its own, delete ${noteIn(dataFolder)}.`,
  );
}

/** A cluster belongs to the account that made it: root runs it as that one. */
function existingPlace(folder: string): PostgresPlace {
  const { uid, gid } = statSync(clusterOf(folder));
  const account = uid === 0 ? NOBODY : { uid, gid };
  if (canWrite(account, clusterOf(folder))) return { folder, account, elsewhere: false };
  throw new StartError(
    `PostgreSQL cannot run as root, and the user who owns the data in ${folder} (uid ${uid}) cannot enter that folder: open the folders above it to that user (chmod o+x), or start as that user.`,
  );
}

async function ownFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  await chown(folder, account.uid, account.gid);
}
