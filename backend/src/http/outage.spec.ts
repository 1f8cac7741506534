import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { debitGeneration } from '@promptmint/core/credits/credit-ledger';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import pg from 'pg';
import { type CuttableProxy, openProxy } from '../../../core/testing/cuttable-proxy.ts';
import { until } from '../../../core/testing/until.ts';
import { redisUrl } from '../../../local/testing/redis.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { untilQueued } from '../../testing/until-queued.ts';

const UNAVAILABLE = { status: 503, body: { code: 'service_unavailable' } };
const generation = {
  user_input: 'an idea',
  use_case: 'qa',
  target_model: 'claude',
  language: 'en',
};

const WAIT_IN_COMMIT = `
  create function wait_in_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return null; end';
  create constraint trigger wait_in_commit after insert on prompts deferrable initially deferred
    for each row execute function wait_in_commit()`;

describe('while PostgreSQL is out of reach', () => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let api: TestApi;
  let user: TestUser;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await openProxy(database.url);
    api = await openTestApi({ DATABASE_URL: proxy.url, REPLY_WAIT_SECONDS: '4' });
    user = await api.signUp();
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
    await database.drop();
  });

  const works = async () => (await user.get('/api/auth/me')).status === 200;

  it('answers 503 instead of hanging, and recovers by itself, when it went down', async () => {
    await proxy.cut();
    expect(await user.get('/api/auth/me')).toMatchObject(UNAVAILABLE);
    expect(await user.send('POST', '/api/prompts/generate', generation)).toMatchObject(UNAVAILABLE);
    expect(await user.get('/health/ready')).toMatchObject(UNAVAILABLE);
    expect((await user.get('/health/live')).status).toBe(200);
    await proxy.restore();
    await until(works);
  });

  it('answers 503 when a statement takes too long, and 504 to one that is already charged', async () => {
    const before = (await user.get('/api/auth/credits')).body.credits;
    const charged = user.send('POST', '/api/prompts/generate', generation);
    const em = api.em();
    await until(async () => (await em.count(Prompt, { user: user.id })) === 1);
    const answers = await em.transactional(async (tx) => {
      await tx.execute('lock table prompts in access exclusive mode');
      return Promise.all([charged, user.get('/api/prompts/history')]);
    });
    expect(answers).toMatchObject([
      { status: 504, body: { code: 'generation_pending' } },
      UNAVAILABLE,
    ]);
    expect((await user.get('/api/auth/credits')).body.credits).toBe(before - 1);
  });

  it.each([
    ['one statement', 0],
    ['a transaction, because the reminder of low credits is due', 4],
  ])(
    'answers 504 when the connection breaks while a charge commits, which may succeed: in %s',
    async (_how, spent) => {
      const person = await api.signUp();
      for (let charge = 0; charge < spent; charge += 1) {
        await debitGeneration(api.em(), person.id, randomUUID());
      }
      const observer = new pg.Client({ connectionString: database.url });
      await observer.connect();
      await observer.query(WAIT_IN_COMMIT);
      await observer.query('select pg_advisory_lock(1)');
      const generate = () =>
        person.send('POST', '/api/prompts/generate', generation, { 'idempotency-key': person.id });
      try {
        const answer = generate();
        // The cluster has locks of other test files as well.
        const waiting = `select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
        await until(async () => (await observer.query(waiting)).rowCount === 1);
        await proxy.cut();
        expect(await answer).toMatchObject({ status: 504, body: { code: 'generation_uncertain' } });
      } finally {
        await observer.query('select pg_advisory_unlock(1)');
        await observer.query('drop function wait_in_commit cascade');
        await observer.end();
        await proxy.restore();
      }
      await until(works);
      expect((await person.get('/api/auth/credits')).body.credits).toBe(9 - spent);
      expect(await generate()).toMatchObject({ status: 504 });
      expect((await person.get('/api/auth/credits')).body.credits).toBe(9 - spent);
    },
  );

  // A connection that died silently is replaced when it is old enough.
  it('answers 503 instead of hanging, and recovers by itself, when the network went silent', async () => {
    proxy.freeze();
    // Several at once, so that all connections are found dead at the same time.
    const answers = await Promise.all([1, 2, 3].map(() => user.get('/api/auth/me')));
    expect(answers).toMatchObject([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
    await proxy.restore();
    await until(works);
  });
});

const redis = redisUrl();
(redis ? describe : describe.skip)('while Redis is out of reach', () => {
  let proxy: CuttableProxy;
  let api: TestApi;
  beforeAll(async () => {
    proxy = await openProxy(redis ?? '');
    api = await openTestApi({ REDIS_URL: proxy.url, REPLY_WAIT_SECONDS: '1' });
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
  });

  it('refuses to generate before it charges while the queue is unreachable, and recovers by itself', async () => {
    const user = await api.signUp();
    const generate = () => user.send('POST', '/api/prompts/generate', generation);
    await proxy.cut();
    await until(async () => (await user.get('/health/ready')).status === 503);
    expect(await generate()).toMatchObject(UNAVAILABLE);
    expect((await user.get('/api/auth/credits')).body).toEqual({ credits: 10 });
    expect(await api.em().count(Prompt, { user: user.id })).toBe(0);
    await proxy.restore();
    await until(async () => (await generate()).status === 504);
    await untilQueued(api, redis ?? '', 'mail', () =>
      user.send('POST', '/api/auth/resend-verification'),
    );
  });
});
