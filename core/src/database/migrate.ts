import '../config/drop-empty-variables.js';
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import { readSettings, SettingsError } from '../config/read-settings.js';
import { QUEUE_SCHEMA } from '../queues/queue-connections.js';
import { copyIdempotencyKeys } from './copy-idempotency-keys.js';
import { directUrl, refusePooledDirectUrl } from './direct-connection.js';
import { readMigrations } from './migrations/migrations.js';
import { ormConfig } from './orm-config.js';
import { widenChecks } from './widen-checks.js';

/** Any number: the same in every process that migrates. */
const MIGRATION_LOCK = 7_253_002;

/**
 * Brings the product's tables and the queue's schema up to date; safe to repeat, and to start in
 * several processes at once: one goes first, and the others find nothing left to do.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const first = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  await first.connect();
  try {
    await first.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateTables(databaseUrl);
    await migrateQueueSchema(databaseUrl);
  } finally {
    await first.end(); // releases the lock
  }
}

async function migrateTables(databaseUrl: string): Promise<void> {
  // A migration may take as long as it needs: the time limits of requests do not apply.
  const config = {
    ...ormConfig({ url: databaseUrl, poolMax: 2 }),
    // The ORM brings a driver of its own that takes no certificate for an IP address.
    driverOptions: { connectionString: databaseUrl, Client: pg.Client, keepAlive: true },
    extensions: [Migrator],
    migrations: { migrationsList: await readMigrations(), snapshot: false },
  };
  const orm = await MikroORM.init(config);
  try {
    await orm.migrator.up();
    await copyIdempotencyKeys(orm);
    await widenChecks(orm);
  } finally {
    await orm.close();
  }
}

async function migrateQueueSchema(connectionString: string): Promise<void> {
  const connection = { connectionString, schema: QUEUE_SCHEMA, migrate: true, max: 1 };
  const queue = new Queue('upkeep', { connection }, createPostgresBackend);
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const settings = readSettings(process.env);
    await refusePooledDirectUrl(settings);
    await migrate(directUrl(settings));
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
