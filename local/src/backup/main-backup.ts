// `npm run backup -- FILE`: everything that must not be lost, in one file.
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { runUntilShutdown } from '../shutdown.ts';
import { StartError } from '../start-error.ts';
import { backUpCluster } from './cluster-backup.ts';
import { readCommand } from './command.ts';
import { backUpServer } from './server-backup.ts';

await runUntilShutdown(async (shutdown) => {
  const { file, settings } = readCommand('backup');
  if (existsSync(file))
    throw new StartError(`${file} exists: name another file, to lose no backup.`);
  if (!existsSync(dirname(file))) throw new StartError(`There is no folder ${dirname(file)}.`);
  if (settings.given.database) await backUpServer(file, shutdown);
  else await backUpCluster(settings.dataFolder, file, shutdown);
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`
Backed up to ${file} (${size} MB).
It holds secrets and personal data: only you can read it. Keep the settings (.env) with it.`);
});
