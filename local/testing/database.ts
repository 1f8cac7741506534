import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from '../../core/testing/until.ts';
import { testRun } from './test-run.ts';

const TEMPLATE = 'promptmint_template';

/** Any number: the same one in every process of the run. */
const TEMPLATE_LOCK = 7_253_001;

/** PostgreSQL's code for a database that someone is connected to. */
const OBJECT_IN_USE = '55006';

/** A database of its own for one test file, with every migration applied and no rows. */
export interface TestDatabase {
  url: string;
  /** Drops it, connections or not. */
  drop(): Promise<void>;
}

/** Clones the migrated template, which the first caller of the run makes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  await administer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  });
  return testDatabase(name);
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

function testDatabase(name: string): TestDatabase {
  return {
    url: urlOf(name),
    drop: () => dropDatabase(name),
  };
}

/** Drops a database, connections or not. */
export function dropDatabase(name: string): Promise<void> {
  return administer(async (client) => {
    const drop = () => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    // On a busy machine a connection may take longer to end than the server waits for it.
    await until(() =>
      drop().catch((error: { code?: string }) => {
        if (error.code === OBJECT_IN_USE) return null;
        throw error;
      }),
    );
  });
}

/** A database as an operator makes it: empty, before any migration. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = newName();
  await administer(async (client) => void (await client.query(`CREATE DATABASE ${name}`)));
  return testDatabase(name);
}

/** Migrates under another name first, so that a failed migration is never taken for a template. */
async function makeTemplate(client: pg.Client): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (found.rowCount) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  const { migrate } = await import('@promptmint/core/database/migrate');
  await migrate(urlOf(unfinished));
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
}

async function administer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testRun().postgresUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end(); // releases the lock
  }
}

function urlOf(database: string): string {
  const url = new URL(testRun().postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}
