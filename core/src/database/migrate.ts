import '../config/drop-empty-variables.js';
import { fileURLToPath } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { Queue, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { readSettings, SettingsError } from '../config/settings.js';
import { QUEUE_SCHEMA } from '../queues/postgres-queue-backend.js';
import { ormConfig } from './orm-config.js';

/** Brings the product's tables and the queue's own schema to their newest state; safe to repeat. */
export async function migrate(databaseUrl: string): Promise<void> {
  // A migration may take as long as it needs: the limits of requests are not for it.
  const config = {
    ...ormConfig({ url: databaseUrl, poolMax: 2 }),
    driverOptions: { keepAlive: true },
  };
  const orm = await MikroORM.init(config);
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
  await migrateQueueSchema(databaseUrl);
}

async function migrateQueueSchema(connectionString: string): Promise<void> {
  setDefaultBackendFactory(createPostgresBackend);
  const queue = new Queue('upkeep', {
    connection: { connectionString, schema: QUEUE_SCHEMA, migrate: true, max: 1 } as object,
  });
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await migrate(readSettings(process.env).DATABASE_URL);
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
