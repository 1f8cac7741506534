import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type CuttableProxy, openProxy } from '../../testing/cuttable-proxy.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { connectionOptions } from './connection.js';

/** What is promised is 30 seconds; a busy machine gets some more. */
const SOON_MS = 45_000;

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

/** Gives a test a network of its own. */
async function withNetwork(test: (proxy: CuttableProxy, pool: pg.Pool) => Promise<void>) {
  const proxy = await openProxy(db.url);
  const pool = new pg.Pool({ connectionString: proxy.url, ...connectionOptions(), max: 1 });
  pool.on('error', () => undefined);
  try {
    await test(proxy, pool);
  } finally {
    await proxy.close();
    await pool.end();
  }
}

// Each waits for a limit in seconds, so they wait at the same time.
describe('a connection to PostgreSQL', () => {
  it.concurrent('is replaced when the network has lost it in the middle of a statement', () =>
    withNetwork(async (proxy, pool) => {
      const client = await pool.connect();
      proxy.freeze();
      await expect(client.query('select 1')).rejects.toThrow('Query read timeout');
      client.release();
      await proxy.restore();
      expect((await pool.query('select 2 as answer')).rows).toEqual([{ answer: 2 }]);
    }),
  );

  it.concurrent('reports when the network has lost it while it listened', () =>
    withNetwork(async (proxy, pool) => {
      const client = await pool.connect();
      const lost = Promise.withResolvers<Error>();
      client.on('error', lost.resolve);
      await client.query('listen nothing');
      proxy.freeze();
      expect((await lost.promise).message).toBe('Query read timeout');
      client.release(true);
    }),
  );

  it.concurrent('frees its locks when its client is lost in the middle of a transaction', () =>
    withNetwork(async (proxy, pool) => {
      const id = await db.addUser();
      const client = await pool.connect();
      client.on('error', () => undefined);
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [id]);
      proxy.freeze();
      const other = new pg.Client({ connectionString: db.url, lock_timeout: SOON_MS });
      await other.connect();
      try {
        const change = "update users set full_name = 'Changed' where id = $1";
        expect(await other.query(change, [id])).toMatchObject({ rowCount: 1 });
      } finally {
        await other.end();
        client.release(true);
      }
    }),
  );
});
