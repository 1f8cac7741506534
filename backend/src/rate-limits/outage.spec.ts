import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type CuttableProxy, openProxy } from '../../../core/testing/cuttable-proxy.ts';
import { until } from '../../../core/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.ts';
import { redisUrl } from '../../../local/testing/redis.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';
import { untilQueued } from '../../testing/until-queued.ts';

const TWO = { RATE_LIMIT_LOGIN_PER_ACCOUNT: '2/hour' };

afterEach(() => {
  jest.restoreAllMocks();
});

/** Signs in at one of the API processes. @returns the status. */
const statusAt = async (api: TestApi, { email, password }: TestUser) =>
  (await logIn(api.origin, email, password)).status;

const OUT = /out of reach; each process counts by itself/;
const BACK = /is back/;
/** The log lines about the store. */
function storeNews(): string[] {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => {
    const line = String(parts.findLast((part) => typeof part === 'string'));
    if (OUT.test(line) || BACK.test(line)) lines.push(line);
  };
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(note);
  jest.spyOn(Logger.prototype, 'log').mockImplementation(note);
  return lines;
}

describe('while the table in PostgreSQL is out of reach', () => {
  let database: TestDatabase;
  let apis: [TestApi, TestApi];
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { ...TWO, DATABASE_URL: database.url };
    apis = [await openTestApi(settings), await openTestApi(settings)];
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.close()));
    await database.drop();
  });

  it('serves requests, limits them per process, and logs it once', async () => {
    const [one, other] = apis;
    const [user, refused] = [await one.signUp(), await one.signUp()];
    expect([await statusAt(one, refused), await statusAt(one, refused)]).toEqual([200, 429]);
    const lines = storeNews();
    await one.em().execute('alter table rate_limits rename to elsewhere');
    for (const api of [one, other]) {
      expect(await statusAt(api, user)).toBe(200);
      expect(await statusAt(api, user)).toBe(200);
      expect(await statusAt(api, user)).toBe(429);
    }
    expect(await statusAt(one, refused)).toBe(429);
    expect(lines).toEqual([expect.stringMatching(OUT), expect.stringMatching(OUT)]);
    await one.em().execute('alter table elsewhere rename to rate_limits');
    expect(await statusAt(one, user)).toBe(200);
    expect(await statusAt(one, user)).toBe(429);
    expect(lines.slice(2)).toEqual([expect.stringMatching(BACK)]);
  });
});

describe('while PostgreSQL is out of reach', () => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let api: TestApi;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await openProxy(database.url);
    api = await openTestApi({ RATE_LIMIT_LOGIN_PER_ADDRESS: '3/hour', DATABASE_URL: proxy.url });
    await api.signUp(); // the first of three, and everything is connected
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
    await database.drop();
  });

  it('still limits what needs no database', async () => {
    const reset = async () =>
      (await request(api.origin, 'POST', '/api/auth/reset-password', {})).status;
    await proxy.cut();
    const alone = [await reset(), await reset(), await reset(), await reset()];
    expect(alone).toEqual([400, 400, 400, 429]);
    await proxy.restore();
    // The first of the two that are left; until the table is back, the process allows none.
    await until(async () => (await reset()) === 400);
    expect([await reset(), await reset()]).toEqual([400, 429]);
  });
});

const redis = redisUrl();
(redis ? describe : describe.skip)('while Redis is out of reach', () => {
  let proxy: CuttableProxy;
  let api: TestApi;
  beforeAll(async () => {
    proxy = await openProxy(redis ?? '');
    api = await openTestApi({ ...TWO, REDIS_URL: proxy.url, REPLY_WAIT_SECONDS: '1' });
  });
  afterAll(async () => {
    await queuesAreBack(api);
    await api.close();
    await proxy.close();
  });

  it('serves requests, limits them per process, logs it once, and shares counts after the outage', async () => {
    const user = await api.signUp();
    const lines = storeNews();
    await proxy.cut();
    expect(await statusAt(api, user)).toBe(200);
    expect(await statusAt(api, user)).toBe(200);
    expect(await statusAt(api, user)).toBe(429);
    expect(lines).toEqual([expect.stringMatching(OUT)]);
    await proxy.restore();
    await until(async () => {
      await api.signUp();
      return lines.length === 2;
    });
    expect(lines[1]).toMatch(BACK);
    expect(await statusAt(api, user)).toBe(200);
    expect(await statusAt(api, user)).toBe(429);
  });
});

/** Waits until both queues carry work, because one that is closed before goes on reconnecting. */
async function queuesAreBack(api: TestApi): Promise<void> {
  const idea = { user_input: 'an idea', use_case: 'qa', target_model: 'claude', language: 'en' };
  for (const [queue, path, body] of [
    ['mail', '/api/auth/resend-verification', undefined],
    ['generation', '/api/prompts/generate', idea],
  ] as const) {
    const user = await api.signUp();
    await untilQueued(api, redis ?? '', queue, () => user.send('POST', path, body));
  }
}
