import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readLocalSettings, ROOT } from './local-settings.ts';
import { runningDatabase } from './running-database.ts';

/**
 * Runs a compiled command on the database of the settings, or of the running `npm start`, with the arguments of
 * this process.
 */
export function runOnDatabase(program: string): void {
  const { given, dataFolder, publicUrl } = readLocalSettings();
  const database = given.database ?? runningDatabase(dataFolder);
  if (!database) {
    console.error(
      'No database was found: start the product with "npm start" and leave it running, or set DATABASE_URL.',
    );
    process.exitCode = 1;
    return;
  }
  const environment = {
    // The command signs nothing and sends nothing; production asks for both.
    JWT_SECRET: 'not used: this process signs nothing',
    SMTP_URL: 'smtp://127.0.0.1',
    ...process.env,
    DATABASE_URL: database,
    PUBLIC_URL: publicUrl,
  };
  const options = { stdio: 'inherit', env: environment } as const;
  const args = [join(ROOT, program), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, options).status ?? 1;
}
