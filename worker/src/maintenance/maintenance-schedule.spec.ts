import { describe, expect, it } from '@jest/globals';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Queue, Worker } from 'bullmq';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestWorkers } from '../../testing/test-worker.ts';
import { MAINTENANCE_TASKS } from './maintenance-tasks.js';

/** More than are removed at once. */
const KEPT = 1_001;

describe.each(queueStores())('the scheduled tasks on %s', (_name, redis) => {
  it('leave no job behind, and remove those that an earlier release has kept', async () => {
    const workers = await openTestWorkers({ REDIS_URL: redis });
    const store = openQueueStore(workers.settings);
    const queue = new Queue('upkeep', store.options);
    const ended = () => queue.getJobCounts('completed', 'failed');
    // As the earlier release did.
    await queue.upsertJobScheduler(
      'heartbeat',
      { every: MAINTENANCE_TASKS.heartbeat },
      { name: 'heartbeat', data: {} },
    );
    await queue.addBulk(Array.from({ length: KEPT }, () => ({ name: 'heartbeat', data: {} })));
    const earlier = new Worker('upkeep', async () => undefined, {
      ...store.consumerOptions,
      concurrency: 50,
    });
    await until(async () => ((await ended())['completed'] ?? 0) >= KEPT);
    await earlier.close();

    await workers.start();
    // The second one fails: there is no such task.
    for (const name of ['heartbeat', 'unknown']) {
      const { id = '' } = await queue.add(name, {});
      await until(async () => (await queue.getJob(id)) === undefined);
    }
    await until(async () => {
      const { completed, failed } = await ended();
      return completed === 0 && failed === 0;
    });
    expect(Object.keys(MAINTENANCE_TASKS).sort()).toEqual(
      (await queue.getJobSchedulers()).map(({ key }) => key).sort(),
    );
    await queue.close();
    await store.replies.close();
    await workers.close();
  });
});
