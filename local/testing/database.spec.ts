import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.ts';

describe('createTestDatabase', () => {
  let one: TestDatabase;
  let two: TestDatabase;

  beforeAll(async () => {
    [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([one.drop(), two.drop()]));

  async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Row>(sql);
    await client.end();
    return rows;
  }

  it('creates databases that are isolated from each other', async () => {
    await query(one.url, 'CREATE TABLE mine (id int)');
    expect(await query(two.url, "SELECT to_regclass('mine') AS found")).toEqual([{ found: null }]);
  });

  it('drops a database that is still connected', async () => {
    const database = await createTestDatabase();
    const open = new pg.Client({ connectionString: database.url });
    open.on('error', () => {});
    await open.connect();
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
  });
});
