import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CuttableProxy, openProxy } from '../../core/testing/cuttable-proxy.ts';
import { queueStores } from '../../core/testing/queue-stores.ts';
import { until } from '../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../testing/test-worker.ts';

/** The time that docs/OPERATIONS.md promises, and some more for a busy machine, in milliseconds. */
const RECOVERY_MS = 45_000;

describe.each(queueStores())(
  'a network to %s that drops the state of connections',
  (_name, redis) => {
    let workers: TestWorkers;
    let proxy: CuttableProxy;
    beforeAll(async () => {
      workers = await openTestWorkers({ REDIS_URL: redis });
      proxy = await openProxy(redis ?? workers.settings.DATABASE_URL);
      await workers.start(redis ? { REDIS_URL: proxy.url } : { DATABASE_URL: proxy.url });
    });
    afterAll(async () => {
      await workers.close();
      await proxy.close();
    });

    const succeeded = (id: string, withinMs?: number) =>
      until(async () => (await workers.promptOf(id)).status === 'succeeded', withinMs);
    const failed = (id: string, withinMs: number) =>
      until(async () => (await workers.promptOf(id)).status === 'failed', withinMs);

    it('lets generations, relay and refunds continue within 30 seconds, without a restart', async () => {
      await succeeded(await workers.commitRequest());
      proxy.freeze();
      const waiting = await workers.commitRequest();
      const overdue = await workers.commitUntaken({ deadlineAt: new Date(Date.now() - 1_000) });
      await proxy.restore();
      await Promise.all([succeeded(waiting, RECOVERY_MS), failed(overdue, RECOVERY_MS)]);
      expect(await workers.ledgerOf(overdue)).toEqual(['signup', 'generation', 'refund']);
    });
  },
);
