// `npm run restore -- FILE`: what `npm run backup` has written, back in its place.
import { runUntilShutdown } from '../shutdown.ts';
import { StartError } from '../start-error.ts';
import { kindOf } from './backup-kind.ts';
import { restoreCluster } from './cluster-restore.ts';
import { readCommand } from './command.ts';
import { restoreServer } from './server-restore.ts';

await runUntilShutdown(async (shutdown) => {
  const { file, settings } = readCommand('restore');
  const kind = await kindOf(file);
  if (kind === 'cluster' && settings.given.database)
    throw new StartError(
      `${file} is a backup of the PostgreSQL that npm start brings: restore it without DATABASE_URL.`,
    );
  if (kind === 'dump' && !settings.given.database)
    throw new StartError(
      `${file} is a backup of a PostgreSQL of your own: set DATABASE_URL to an empty database.`,
    );
  const aside =
    kind === 'dump'
      ? await restoreServer(file, shutdown)
      : await restoreCluster(settings.dataFolder, file, shutdown);
  console.log(`\nRestored ${file}.`);
  if (aside.length > 0)
    console.log(
      `What was there before is in ${aside.join(' and ')}: delete it when you no longer need it.`,
    );
});
