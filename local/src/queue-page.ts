// `npm run queue-page`: backend/src/queue-page-link.ts on the database of the settings, or of the running `npm start`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readLocalSettings, ROOT } from './local-settings.ts';
import { runningDatabase } from './running-database.ts';

const { given, dataFolder, publicUrl } = readLocalSettings();
const database = given.database ?? (await runningDatabase(dataFolder));
if (database) {
  const environment = {
    // The command signs nothing.
    JWT_SECRET: 'not used: this process signs nothing',
    ...process.env,
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
  };
  const program = join(ROOT, 'backend', 'dist', 'queue-page-link.js');
  const options = { stdio: 'inherit', env: environment } as const;
  process.exitCode =
    spawnSync(process.execPath, [program, ...process.argv.slice(2)], options).status ?? 1;
} else {
  console.error(
    'No database was found: start the product with "npm start" and leave it running, or set DATABASE_URL.',
  );
  process.exitCode = 1;
}
