import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../../../core/testing/fake-only.ts';
import pg from 'pg';
import { openProxy } from '../../../core/testing/cuttable-proxy.ts';
import { until } from '../../../core/testing/until.ts';
import { createTestDatabase } from '../../../local/testing/database.ts';
import { redisUrl } from '../../../local/testing/redis.ts';
import { openCountStore } from './count-store.js';

afterEach(() => {
  jest.useRealTimers();
});

const redis = redisUrl();
(redis ? describe : describe.skip)('the store in Redis', () => {
  it('notices that its connection went silent, and reconnects', async () => {
    const proxy = await openProxy(redis ?? '');
    const store = await openCountStore({ DATABASE_URL: '', REDIS_URL: proxy.url });
    const limiter = store.limiter({ keyPrefix: 'silence', points: 100, duration: 60 });
    expect((await limiter.consume('key')).consumedPoints).toBe(1);
    proxy.freeze();
    await expect(limiter.consume('key')).rejects.toThrow();
    await proxy.restore();
    const counted = () => limiter.consume('key').catch(() => null);
    expect((await until(counted)).consumedPoints).toBeGreaterThan(1);
    await store.close();
    await proxy.close();
  });
});

describe('the store in PostgreSQL', () => {
  it('deletes expired counts', async () => {
    fakeOnly('setInterval', 'clearInterval');
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const store = await openCountStore({ DATABASE_URL: database.url });
    const limiter = store.limiter({ keyPrefix: 'tidy', points: 5, duration: 3_600 });
    await limiter.consume('over');
    await limiter.consume('running');
    await client.query("update rate_limits set expire = 1 where key = 'tidy:over'");
    jest.advanceTimersByTime(5 * 60 * 1_000);
    const keys = await until(async () => {
      const { rows } = await client.query<{ key: string }>('select key from rate_limits');
      return rows.length < 2 && rows.map(({ key }) => key);
    });
    expect(keys).toEqual(['tidy:running']);
    expect((await limiter.consume('over')).consumedPoints).toBe(1);
    expect((await limiter.consume('running')).consumedPoints).toBe(2);
    await store.close();
    await client.end();
    await database.drop();
  });
});
