// What docs/OPERATIONS.md says about upgrading, on a database that an early release has written.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLedgerViolations } from '@promptmint/core/credits/ledger-invariants';
import { migrate } from '@promptmint/core/database/migrate';
import pg from 'pg';
import { until } from '../core/testing/until.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../local/testing/database.ts';
import { Calls } from './histories/calls.ts';
import { type ProductParts, productParts } from './product-parts.ts';

const EARLIER = new URL('../core/testing/release-83e73af.sql', import.meta.url);
const PASSWORD = 'Harbour-Crane-72';

/** Columns, constraints and indexes, each in one line; the order of columns differs. */
const SCHEMA = `
  select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
    || coalesce(' ' || column_default, '') as line
  from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select tgrelid::regclass || ' ' || tgname || ' ' || md5(pg_get_functiondef(tgfoid))
  from pg_trigger where not tgisinternal
  order by line`;

describe('a database of the release 83e73af', () => {
  let database: TestDatabase;
  let parts: ProductParts;

  async function query<Row extends pg.QueryResultRow>(
    sql: string,
    { url } = database,
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function signIn(name: string): Promise<Calls> {
    const calls = new Calls({ origin: parts.origin, healthy: async () => {} }, {});
    const form = new URLSearchParams({ username: `${name}@example.com`, password: PASSWORD });
    const { status, body } = await calls.send('POST', '/api/auth/login', form);
    calls.authorization = `Bearer ${body.access_token}`;
    expect([name, status, body.code]).toEqual([name, 200, undefined]);
    return calls;
  }

  beforeAll(async () => {
    database = await createEmptyDatabase();
    await query(await readFile(EARLIER, 'utf8'));
    await migrate(database.url);
    const JWT_SECRET = randomBytes(32).toString('hex');
    parts = await productParts({ DATABASE_URL: database.url, JWT_SECRET });
    await parts.startApi();
  });
  afterAll(async () => {
    await parts?.end();
    await database?.drop();
  });

  it('has the schema of a new one after the migrations of today', async () => {
    const fresh = await createTestDatabase();
    try {
      expect(await query(SCHEMA)).toEqual(await query(SCHEMA, fresh));
    } finally {
      await fresh.drop();
    }
  });

  it('lets its people sign in, and shows their balance, history, versions, payments and templates', async () => {
    const nora = await signIn('nora');
    const read = async (path: string) => {
      const { status, body } = await nora.send('GET', path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    };
    expect(await read('/api/auth/credits')).toEqual({ credits: 91 });
    const { prompts: items } = await read('/api/prompts/history');
    expect(items).toHaveLength(3);
    for (const { id } of items)
      expect((await read(`/api/prompts/${id}`)).optimized_prompt).toBeTruthy();
    const versions = items.map(({ version }: { version: number }) => version).toSorted();
    expect(versions).toEqual([1, 1, 2]);
    expect((await read('/api/payments/history')).transactions).toHaveLength(2);
    expect(JSON.stringify(await read('/api/templates'))).toContain('Report on {week}');
  });

  it('answers a repeated Idempotency-Key with the prompt that it was used for', async () => {
    const nora = await signIn('nora');
    const request = {
      user_input: 'job ad for our bakery, weekend shifts, 15 euros an hour',
      use_case: 'auto_detect',
      target_model: 'claude',
      language: 'en',
    };
    const key = { 'idempotency-key': 'key-of-an-earlier-release' };
    const { status, body } = await nora.send('POST', '/api/prompts/generate', request, key);
    const [first] = await query<{ id: string }>(
      "select prompt_id as id from idempotency_keys where key = 'key-of-an-earlier-release'",
    );
    expect([status, body.id]).toEqual([200, first?.id]);
  });

  it('knows the plan that each account has paid for', async () => {
    expect(await query('select email, plan from users order by email')).toEqual([
      { email: 'gone@example.com', plan: 'free' },
      { email: 'nora@example.com', plan: 'booster' },
      { email: 'owes@example.com', plan: 'free' },
    ]);
  });

  it('keeps the owner of a deleted account out, and lets a lost dispute have its effect', async () => {
    const calls = new Calls({ origin: parts.origin, healthy: async () => {} }, {});
    const form = new URLSearchParams({ username: 'gone@example.com', password: PASSWORD });
    expect((await calls.send('POST', '/api/auth/login', form)).status).toBe(403);
    const { body } = await (await signIn('owes')).send('GET', '/api/auth/credits');
    expect(body).toEqual({ credits: 5 });
  });

  it('breaks no rule of the ledger once the worker has ended what was open', async () => {
    await parts.startWorker();
    await until(async () => {
      const open = await query("select id from prompts where status in ('queued', 'running')");
      return open.length === 0;
    });
    expect(await query(findLedgerViolations())).toEqual([]);
    const nora = await signIn('nora');
    // It was open long after its deadline, so its credit came back.
    expect((await nora.send('GET', '/api/auth/credits')).body.credits).toBe(92);
  });
});
