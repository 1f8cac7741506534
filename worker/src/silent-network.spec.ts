import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CuttableProxy, openProxy } from '../../core/testing/cuttable-proxy.ts';
import { queueStores } from '../../core/testing/queue-stores.ts';
import { until } from '../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../testing/test-worker.ts';

/** The time that docs/OPERATIONS.md promises, and some more for a busy machine, in milliseconds. */
const RECOVERY_MS = 45_000;

interface Scene {
  workers: TestWorkers;
  proxy: CuttableProxy;
}

const stores = queueStores();
const scenes: Record<string, Scene> = {};
// One after the other: the store is chosen for the whole process.
for (const [name, redis] of stores) {
  beforeAll(async () => {
    const workers = await openTestWorkers({ REDIS_URL: redis });
    const proxy = await openProxy(redis ?? workers.settings.DATABASE_URL);
    scenes[name] = { workers, proxy };
    await workers.start(redis ? { REDIS_URL: proxy.url } : { DATABASE_URL: proxy.url });
  });
  afterAll(() => scenes[name]?.workers.close());
  afterAll(() => scenes[name]?.proxy.close());
}

describe('a network that drops the state of connections', () => {
  // They mostly wait, so the stores wait at the same time.
  it.concurrent.each(stores)(
    'to %s lets generations, relay and refunds continue within 30 seconds, without a restart',
    async (name) => {
      const { workers, proxy } = scenes[name] as Scene;
      const becomes = (status: string, id: string, withinMs?: number) =>
        until(async () => (await workers.promptOf(id)).status === status, withinMs);
      await becomes('succeeded', await workers.commitRequest());
      proxy.freeze();
      const waiting = await workers.commitRequest();
      const overdue = await workers.commitUntaken({ deadlineAt: new Date(Date.now() - 1_000) });
      await proxy.restore();
      await Promise.all([
        becomes('succeeded', waiting, RECOVERY_MS),
        becomes('failed', overdue, RECOVERY_MS),
      ]);
      expect(await workers.ledgerOf(overdue)).toEqual(['signup', 'generation', 'refund']);
    },
  );
});
