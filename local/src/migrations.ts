import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { type Command, runCommand } from './run-command.ts';

/** The sources of the migrations: ours, and those of packages. */
const MADE_OF = ['core/dist/.compiled.json', 'package-lock.json'];

/** Migrates the database, and records with what. */
export async function migrate(
  data: DataFolder,
  options: Pick<Command, 'purpose' | 'environment' | 'signal'>,
): Promise<void> {
  await runCommand({
    ...options,
    command: process.execPath,
    args: [join(ROOT, 'core', 'dist', 'database', 'migrate.js')],
    logFile: data.logFile('migrate'),
  });
  noteMigrated(data);
}

/** Records that the current migrations were applied. */
export function noteMigrated({ migratedFile }: Pick<DataFolder, 'migratedFile'>, root = ROOT) {
  writeFileSync(migratedFile, hashOfMigrations(root));
}

/** Whether the migrations that were applied last are the current ones. */
export function wasMigrated(
  { migratedFile }: Pick<DataFolder, 'migratedFile'>,
  root = ROOT,
): boolean {
  return existsSync(migratedFile) && readFileSync(migratedFile, 'utf8') === hashOfMigrations(root);
}

function hashOfMigrations(root: string): string {
  const hash = createHash('sha256');
  for (const file of MADE_OF) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
