import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { openProxy } from '../../testing/cuttable-proxy.ts';
import { queueStores } from '../../testing/queue-stores.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { openQueueStore, waitForQueueStore } from './queue-store.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

describe.each(queueStores())('queue store on %s', (_name, redis) => {
  it.each(['options', 'consumerOptions'] as const)(
    'is waited for by a process that starts before it, and then takes its %s',
    async (role) => {
      const proxy = await openProxy(redis ?? db.url);
      await proxy.cut();
      const urls = redis
        ? { DATABASE_URL: db.url, REDIS_URL: proxy.url }
        : { DATABASE_URL: proxy.url, REDIS_URL: undefined };
      const store = openQueueStore(urls);
      const ready = waitForQueueStore(store);
      await proxy.restore();
      await ready;
      const queue = new Queue('upkeep', store[role]);
      await queue.waitUntilReady();
      await queue.add('tidy', {}, { jobId: role });
      expect((await queue.getJob(role))?.name).toBe('tidy');
      await queue.close();
      await store.replies.close();
      await proxy.close();
    },
  );
});

it('a queue on PostgreSQL takes jobs after its first connection failed', async () => {
  const proxy = await openProxy(db.url);
  await proxy.cut();
  const store = openQueueStore({ DATABASE_URL: proxy.url, REDIS_URL: undefined });
  const queue = new Queue('upkeep', store.options);
  queue.on('error', () => undefined);
  await expect(queue.add('tidy', {}, { jobId: 'early' })).rejects.toThrow();
  await proxy.restore();
  await queue.add('tidy', {}, { jobId: 'late' });
  expect((await queue.getJob('late'))?.name).toBe('tidy');
  await queue.close();
  await store.replies.close();
  await proxy.close();
});
