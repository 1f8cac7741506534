import { existsSync } from 'node:fs';
import { step } from '../../progress.mjs';
import { openDataFolder } from '../data-folder.ts';
import { majorOf, startPostgres } from '../postgres.ts';
import { clusterOf, hasCluster, postgresPlace } from '../postgres-place.ts';
import { endFormerRun } from '../runtime-file.ts';
import type { Shutdown } from '../shutdown.ts';
import { StartError } from '../start-error.ts';
import { writeArchive } from './cluster-archive.ts';

/**
 * Writes the data folder of `npm start` into one file. The product must not run: a file that changes while it is
 * read would be half old and half new.
 * @throws {StartError}
 */
export async function backUpCluster(
  dataFolder: string,
  file: string,
  shutdown: Shutdown,
): Promise<void> {
  const nothing = new StartError(`There is nothing to back up: ${dataFolder} holds no database.`);
  if (!existsSync(dataFolder)) throw nothing;
  const data = openDataFolder(dataFolder);
  await endFormerRun(data.runtimeFile);
  const place = await postgresPlace(data.path);
  if (!hasCluster(place.folder)) throw nothing;
  const signal = shutdown.interrupted;
  await step('Checking that PostgreSQL starts and stops', async () => {
    // A clean end leaves nothing to recover, and no backup is made of what cannot start.
    const logFile = data.logFile('postgres');
    const postgres = shutdown.add(await startPostgres({ dataFolder, logFile, place, signal }));
    await postgres.stop();
  });
  signal.throwIfAborted();
  await step('Writing the backup', () =>
    writeArchive(file, data, {
      folder: place.folder,
      major: majorOf(clusterOf(place.folder)),
      signal,
    }),
  );
}
