import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { isMigrated, noteMigrated } from '../src/migrations.ts';

let database: TestDatabase;
let root: string;
const data = () => ({ migratedFile: join(root, 'migrated-by') });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-migrations-'));
  mkdirSync(join(root, 'core', 'dist'), { recursive: true });
  writeFileSync(join(root, 'core/dist/.compiled.json'), 'sources');
  writeFileSync(join(root, 'package-lock.json'), 'packages');
});
afterEach(() => rmSync(root, { recursive: true }));

it('migrations are expected on a new data folder', async () => {
  expect(await isMigrated(data(), database.url, root)).toBe(false);
});

it('no migration is expected if the current ones were applied last', async () => {
  noteMigrated(data(), root);
  expect(await isMigrated(data(), database.url, root)).toBe(true);
});

it.each(['core/dist/.compiled.json', 'package-lock.json'])(
  'migrations are expected again when %s has changed',
  async (file) => {
    noteMigrated(data(), root);
    writeFileSync(join(root, file), 'changed');
    expect(await isMigrated(data(), database.url, root)).toBe(false);
  },
);

it.each([
  'delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)',
  'drop table mikro_orm_migrations',
])('migrations are expected on another database, as after "%s"', async (change) => {
  noteMigrated(data(), root);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(change);
  await client.end();
  expect(await isMigrated(data(), database.url, root)).toBe(false);
});
