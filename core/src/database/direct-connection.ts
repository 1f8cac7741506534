import pg from 'pg';
import { isCertificateError } from '../config/certificates.js';
import { SettingsError } from '../config/read-settings.js';
import type { Settings } from '../config/settings.js';
import { connectionOptions } from './connection.js';

type Addresses = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/** The address of PostgreSQL itself, for what a pooler cannot carry: LISTEN, migrations, queues. */
export function directUrl(settings: Addresses): string {
  return settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
}

/** The setting that holds the direct address. */
export function directSetting({
  DATABASE_DIRECT_URL: direct,
}: Pick<Addresses, 'DATABASE_DIRECT_URL'>): keyof Addresses {
  return direct === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
}

/**
 * Refuses a start if the direct address leads through a pooler or to a server that is not trusted. A
 * database that is down is no reason to refuse: the process waits for it.
 * @throws {SettingsError}
 */
export async function refusePooledDirectUrl(settings: Addresses): Promise<void> {
  if (!(await isPooled(settings))) return;
  throw new SettingsError(
    settings.DATABASE_DIRECT_URL === undefined
      ? 'DATABASE_URL: leads through a connection pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
      : 'DATABASE_DIRECT_URL: leads through a connection pooler, and must lead to PostgreSQL itself',
  );
}

/** A pooler refuses start-up parameters, or names a process of its own instead of the server's. */
async function isPooled(settings: Addresses): Promise<boolean> {
  const client = new pg.Client({
    connectionString: directUrl(settings),
    ...connectionOptions(),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as unknown as { processID: number }).processID;
  } catch (error) {
    if (isCertificateError(error))
      throw new SettingsError(
        `${directSetting(settings)}: the certificate is not trusted (${error.message}); name the file of a private authority in NODE_EXTRA_CA_CERTS`,
      );
    return error instanceof Error && /unsupported startup parameter/i.test(error.message);
  } finally {
    await client.end().catch(() => undefined);
  }
}
