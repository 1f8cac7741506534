import '../config/drop-empty-variables.js';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import { isProgram } from '../config/is-program.js';
import { readSettings, SettingsError } from '../config/read-settings.js';
import { QUEUE_SCHEMA } from '../queues/queue-connections.js';
import { copyIdempotencyKeys } from './copy-idempotency-keys.js';
import { directUrl, refusePooledDirectUrl } from './direct-connection.js';
import { readMigrations } from './migrations/migrations.js';
import { ormConfig } from './orm-config.js';
import { widenChecks } from './widen-checks.js';

/** Any number: the same in every process that migrates. */
const MIGRATION_LOCK = 7_253_002;

/** A migration may take as long as it needs, also where its role has the time limits of requests. */
const NO_TIME_LIMIT = {
  keepAlive: true,
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * Brings the product's tables and the queue's schema up to date; safe to repeat, and to start in
 * several processes at once: one goes first, and the others find nothing left to do.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const first = new pg.Client({ connectionString: databaseUrl, ...NO_TIME_LIMIT });
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
  const config = {
    ...ormConfig({ url: databaseUrl, poolMax: 2 }),
    // The ORM brings a driver of its own that takes no certificate for an IP address.
    driverOptions: { connectionString: databaseUrl, Client: pg.Client, ...NO_TIME_LIMIT },
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
  const pool = { connectionString, max: 1, ...NO_TIME_LIMIT };
  const connection = { ...pool, schema: QUEUE_SCHEMA, migrate: true };
  const queue = new Queue('upkeep', { connection }, createPostgresBackend);
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

if (isProgram(import.meta.url)) {
  try {
    const settings = readSettings(process.env);
    await refusePooledDirectUrl(settings);
    await migrate(directUrl(settings));
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
