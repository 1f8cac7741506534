import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.ts';
import { logIn, openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const TWO = { RATE_LIMIT_LOGIN_PER_ACCOUNT: '2/hour' };

/** Signs in at one of the API processes. @returns the status. */
const statusAt = async (api: TestApi, { email, password }: TestUser) =>
  (await logIn(api.origin, email, password)).status;

describe.each(queueStores())('two API processes on %s', (name, redis) => {
  let database: TestDatabase;
  let apis: [TestApi, TestApi];
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { ...TWO, DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis }) };
    apis = [await openTestApi(settings), await openTestApi(settings)];
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.close()));
    await database.drop();
  });

  it('count together', async () => {
    const [one, other] = apis;
    const user = await one.signUp(); // the first login
    expect(await statusAt(other, user)).toBe(200);
    expect(await statusAt(other, user)).toBe(429);
    expect(await statusAt(one, user)).toBe(429);
  });

  it('do not exceed the limit with many tries at once', async () => {
    const user = await apis[0].signUp();
    const tries = [...apis, ...apis, ...apis, ...apis].map((api) => statusAt(api, user));
    const through = (await Promise.all(tries)).filter((status) => status !== 429);
    expect(through).toEqual([200]);
  });

  it('store neither addresses nor emails', async () => {
    await apis[0].signUp();
    const keys = redis ? await keysIn(redis) : await keysOf(apis[0]);
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys)
      expect(key).toMatch(/^(promptmint:rate-limits:)?[a-z-]+\.\d+\.\d+:[\w-]{43}$/);
    expect(keys.every((key) => key.startsWith('promptmint:'))).toBe(name === 'Redis');
  });
});

async function keysOf(api: TestApi): Promise<string[]> {
  const rows = await api.em().execute<{ key: string }[]>('select key from rate_limits');
  return rows.map(({ key }) => key);
}

async function keysIn(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    return await redis.keys('*rate-limits*');
  } finally {
    redis.disconnect();
  }
}
