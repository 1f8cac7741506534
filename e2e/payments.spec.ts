import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { until } from '../core/testing/until.ts';
import { openTestPayments, type TestPayments } from '../local/testing/card-payments.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { signUp } from './account.ts';
import { type ProductParts, productParts } from './product-parts.ts';

describe('a crash between the message of a payment and its commit', () => {
  let database: TestDatabase;
  let provider: TestPayments;
  let parts: ProductParts;

  beforeEach(async () => {
    database = await createTestDatabase();
    provider = await openTestPayments();
    parts = await productParts({
      DATABASE_URL: database.url,
      JWT_SECRET: randomUUID(),
      ...provider.settings,
    });
  });
  afterEach(async () => {
    await parts.end();
    await provider.close();
    await database.drop();
  });

  it('grants once, when the message comes again', async () => {
    const api = await parts.startApi();
    const client = await openClient(parts.origin);
    const url = await client.checkout();
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select from payments for update');
    await provider.pay(url);
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await blocker.query(waiting)).rows[0].n > 0);
    await api.kill();
    await blocker.query('rollback');
    // Read before the next start, after which the message comes again at any moment.
    const { rows } = await blocker.query('select credits from users');
    expect(rows).toEqual([{ credits: 10 }]);
    await blocker.end();
    await parts.startApi();
    await until(async () => (await client.credits()) === 35);
    await provider.sendAgain();
    expect(await client.credits()).toBe(35);
  });
});

async function openClient(origin: string) {
  const headers = { authorization: await signUp(origin) };
  const ask = async (path: string, method = 'GET') =>
    (await fetch(`${origin}${path}`, { method, headers })).json();
  return {
    checkout: async () => {
      const path = '/api/payments/create-checkout-session?pack_type=starter';
      return ((await ask(path, 'POST')) as { checkout_url: string }).checkout_url;
    },
    credits: async () => ((await ask('/api/auth/credits')) as { credits: number }).credits,
  };
}
