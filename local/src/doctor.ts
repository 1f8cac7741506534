// `npm run doctor`: worker/src/doctor.ts with the settings and the database of `npm start`.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { localModelFileOf, openDataFolder, restoreJournalOf } from './data-folder.ts';
import { readChoice, settingsOf } from './local-model/choice-file.ts';
import { type LocalSettings, readLocalSettings, ROOT } from './local-settings.ts';
import { findCluster } from './postgres-place.ts';
import { startPostgres } from './postgres.ts';
import { databaseUrl, runningDatabase } from './running-database.ts';
import { makeDatabase } from './services.ts';
import { runUntilShutdown, type Shutdown } from './shutdown.ts';
import { StartError } from './start-error.ts';

await runUntilShutdown(async (shutdown) => {
  const settings = readLocalSettings();
  await compile();
  const { modelServers, dataFolder } = settings;
  const environment = {
    // npm start makes one where none is set.
    JWT_SECRET: randomBytes(32).toString('base64url'),
    ...process.env,
    ...settingsOf(modelServers && readChoice(localModelFileOf(dataFolder))),
    APP_ENV: 'local',
    PUBLIC_URL: settings.publicUrl,
    // None before the first start.
    DATABASE_URL: settings.given.database ?? (await embeddedDatabase(settings, shutdown)),
  };
  const program = join(ROOT, 'worker', 'dist', 'doctor.js');
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit', env: environment });
  return status ?? 1;
});

/** That of the product if it runs; otherwise its PostgreSQL is started for as long as this takes. */
async function embeddedDatabase(
  { dataFolder }: LocalSettings,
  shutdown: Shutdown,
): Promise<string | undefined> {
  const running = runningDatabase(dataFolder);
  if (running) return running;
  if (existsSync(restoreJournalOf(dataFolder)))
    throw new StartError(`A restore into ${dataFolder} was interrupted: npm start finishes it.`);
  if (!findCluster(dataFolder)) return undefined;
  const data = openDataFolder(dataFolder);
  const postgres = await startPostgres({ dataFolder, logFile: data.logFile('postgres') });
  shutdown.add(postgres);
  await makeDatabase(postgres);
  return databaseUrl(postgres);
}
