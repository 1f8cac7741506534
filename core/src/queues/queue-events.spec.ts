import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { until } from '../../testing/until.ts';
import { openQueueStore, type QueueStore } from './queue-store.js';

let db: TestOrm;
let store: QueueStore;
beforeAll(async () => {
  db = await openTestOrm();
  store = openQueueStore({ DATABASE_URL: db.url });
});
afterAll(async () => {
  await store.replies.close();
  await db.close();
});

describe('events of the queue on PostgreSQL', () => {
  // Of 5,000 jobs; docs/OPERATIONS.md has the number after 100,000.
  it('stay at about a thousand rows, however many jobs there were', async () => {
    const queue = new Queue('generation', store.options);
    const em = db.orm.em.fork();
    await until(async () => {
      const rows = await em.execute(
        `select from bullmq.meta where queue = 'generation' and field = 'opts.maxLenEvents'`,
      );
      return rows.length > 0;
    });
    for (let batch = 0; batch < 20; batch += 1) {
      await em.execute(
        `set search_path to bullmq;
         do $$ begin
           perform publish_event('generation', 'completed', '{}') from generate_series(1, 1000);
         end $$;
         reset search_path`,
      );
    }
    const [row] = await em.execute<{ kept: number }[]>(
      'select count(*)::int as kept from bullmq.event',
    );
    expect(row?.kept).toBeLessThan(1_300);
    await queue.close();
  });
});
