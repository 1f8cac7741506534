import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionString, type Postgres } from './postgres.ts';
import { isServerOf } from './postgres-leftover.ts';
import { clusterOf, findCluster, passwordOf } from './postgres-place.ts';
import { commandLine } from './running-process.ts';
import { readSecret } from './secret-file.ts';

/** The product's database on the embedded PostgreSQL. */
export const DATABASE = 'promptmint';

/**
 * The address of the product's database on the embedded PostgreSQL that `npm start` runs on a data folder;
 * null when none runs.
 */
export function runningDatabase(dataFolder: string): string | null {
  const folder = findCluster(dataFolder);
  if (!folder) return null;
  const pidFile = join(clusterOf(folder), 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // The first line is the server's process, the fourth its port.
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n').map(Number);
  if (!pid || !port || !isServerOf(clusterOf(folder), commandLine(pid))) return null;
  const password = readSecret(passwordOf(folder));
  return databaseUrl({ url: connectionString(port, password) });
}

/** The address of the product's database on an embedded server, which has no TLS, whatever PGSSLMODE asks for. */
export function databaseUrl(postgres: Pick<Postgres, 'url'>): string {
  const url = new URL(postgres.url);
  url.pathname = `/${DATABASE}`;
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}
