import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrationNames } from '../../core/src/database/migrations/migrations.ts';
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

/**
 * Whether the last migration was made with the current sources, and the database holds what it applied:
 * then another one would change nothing.
 */
export async function isMigrated(
  { migratedFile }: Pick<DataFolder, 'migratedFile'>,
  databaseUrl: string,
  root = ROOT,
): Promise<boolean> {
  if (!existsSync(migratedFile)) return false;
  if (readFileSync(migratedFile, 'utf8') !== hashOfMigrations(root)) return false;
  const applied = await appliedMigrations(databaseUrl);
  return applied.join() === migrationNames().join();
}

async function appliedMigrations(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
    return rows.map(({ name }) => name).sort();
  } catch {
    return []; // The migration says what is wrong.
  } finally {
    await client.end();
  }
}

function hashOfMigrations(root: string): string {
  const hash = createHash('sha256');
  for (const file of MADE_OF) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
