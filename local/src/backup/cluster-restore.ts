import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { step } from '../../progress.mjs';
import { type DataFolder, openDataFolder, STAGED } from '../data-folder.ts';
import type { Account } from '../postgres-account.ts';
import { postgresBinaries } from '../postgres-binaries.ts';
import { clusterOf, hasCluster, type PostgresPlace, postgresPlace } from '../postgres-place.ts';
import { stopLeftover } from '../postgres-leftover.ts';
import { startPostgres } from '../postgres.ts';
import { endFormerRun } from '../runtime-file.ts';
import type { Shutdown } from '../shutdown.ts';
import { reason, StartError, systemCode } from '../start-error.ts';
import {
  dataPaths,
  MACHINE,
  POSTGRES,
  readManifest,
  unpackCluster,
  unpackSmallFiles,
} from './cluster-archive.ts';
import { syncTree } from './durable-files.ts';
import { type Swap, swapPlaces } from './swap-places.ts';

/** In the data folder, and in that of PostgreSQL: what was there before. */
const ASIDE = 'replaced';

/**
 * Puts a backup of `backUpCluster` in the place of what the data folder holds. Nothing of that is touched before all
 * of the backup is unpacked and PostgreSQL has started on it.
 * @returns the folders that hold what was there before
 * @throws {StartError}
 */
export async function restoreCluster(
  dataFolder: string,
  file: string,
  shutdown: Shutdown,
): Promise<string[]> {
  const data = openDataFolder(dataFolder);
  await endFormerRun(data.runtimeFile);
  const place = await postgresPlace(data.path);
  await stopLeftover(clusterOf(place.folder));
  const folders = [data.path, place.folder];
  try {
    for (const folder of folders) empty(join(folder, STAGED));
    await step('Unpacking the backup', () => unpack(file, data, place, shutdown.interrupted));
    await step('Checking that PostgreSQL starts on it', () => tryOut(data, place, shutdown));
    shutdown.interrupted.throwIfAborted();
    await step('Putting it in its place', async () => {
      for (const folder of folders) empty(join(folder, ASIDE));
      for (const folder of folders) syncTree(join(folder, STAGED));
      swapPlaces(data.restoreJournal, swapsOf(data, place));
    });
  } finally {
    // Not before the journal says so: a restore that broke off while it exchanged files still needs them.
    if (!existsSync(data.restoreJournal))
      for (const folder of folders) rmSync(join(folder, STAGED), { recursive: true, force: true });
  }
  return folders.map((folder) => join(folder, ASIDE)).filter(keepSomething);
}

function empty(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
}

async function unpack(
  file: string,
  data: DataFolder,
  { folder, account }: PostgresPlace,
  signal: AbortSignal,
): Promise<void> {
  const small = join(data.path, STAGED);
  const cluster = join(folder, STAGED);
  try {
    await unpackSmallFiles(file, small, signal);
    const manifest = readManifest(readFileSync(join(small, 'backup.json'), 'utf8'), file);
    await refuseOther(manifest, file, account);
    await unpackCluster(file, cluster, signal);
    // PostgreSQL would begin a new one.
    if (!hasCluster(join(cluster, POSTGRES))) throw new Error('it holds no database');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof StartError) throw error;
    const full = systemCode(error) === 'ENOSPC';
    throw new StartError(
      full
        ? `There is not enough disk space to restore ${file}: nothing was changed.`
        : `${file} is damaged, or is not a Promptmint backup (${reason(error)}): nothing was changed.`,
    );
  }
  if (account) giveTo(account, cluster);
}

async function refuseOther(
  made: { postgres: string; machine: string },
  file: string,
  account: Account | null,
): Promise<void> {
  const { version } = await postgresBinaries(account);
  const major = String(Number.parseInt(version, 10));
  if (made.postgres !== major)
    throw new StartError(
      `${file} was made by PostgreSQL ${made.postgres}, and this version brings PostgreSQL ${major}, which cannot read it: restore it with the version of Promptmint that made it.`,
    );
  if (made.machine !== MACHINE)
    throw new StartError(
      `${file} was made on ${made.machine}, and its files cannot be read on ${MACHINE}: restore it on a machine like the one it was made on.`,
    );
}

function giveTo(account: Account, folder: string): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
}

/** Also shows that the password of the backup is that of its cluster. */
async function tryOut(data: DataFolder, place: PostgresPlace, shutdown: Shutdown): Promise<void> {
  const postgres = await startPostgres({
    dataFolder: data.path,
    place: { ...place, folder: join(place.folder, STAGED, POSTGRES) },
    logFile: data.logFile('postgres'),
    signal: shutdown.interrupted,
  });
  await shutdown.add(postgres).stop();
}

function swapsOf(data: DataFolder, { folder }: PostgresPlace): Swap[] {
  const swap = (within: string, name: string, from = ''): Swap => {
    const staged = join(within, STAGED, from, name);
    return {
      current: join(within, name),
      staged: existsSync(staged) ? staged : null,
      aside: join(within, ASIDE, name),
    };
  };
  return [
    ...['data', 'password'].map((name) => swap(folder, name, POSTGRES)),
    ...dataPaths(data).map((path) => swap(data.path, basename(path))),
    // The backup may be of an earlier version: the next start migrates.
    swap(data.path, basename(data.migratedFile)),
  ];
}

function keepSomething(folder: string): boolean {
  if (readdirSync(folder).length > 0) return true;
  rmSync(folder, { recursive: true });
  return false;
}
