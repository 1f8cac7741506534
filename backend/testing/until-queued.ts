import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import type { QueueName } from '@promptmint/core/queues/queue-names';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Queue } from 'bullmq';
import { until } from '../../core/testing/until.ts';
import type { TestApi } from './test-api.ts';

/**
 * Repeats a request until a job that it left in the outbox is on its queue.
 * @param redis where the queue really is, past any proxy.
 */
export async function untilQueued(
  api: TestApi,
  redis: string,
  name: QueueName,
  request: () => Promise<unknown>,
): Promise<void> {
  const store = openQueueStore({ DATABASE_URL: api.settings.DATABASE_URL, REDIS_URL: redis });
  const queue = new Queue(name, store.options);
  const keys = async () =>
    (await api.em().find(OutboxMessage, { queue: name })).map(({ key }) => key);
  try {
    await queue.waitUntilReady();
    const before = new Set(await keys());
    await until(async () => {
      await request();
      const written = (await keys()).filter((key) => !before.has(key));
      const jobs = await Promise.all(written.map((key) => queue.getJob(key)));
      return jobs.some((job) => job !== undefined);
    });
  } finally {
    await queue.close();
    await store.replies.close();
  }
}
