import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { type CuttableProxy, openProxy } from '../../../core/testing/cuttable-proxy.ts';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { HealthServer } from './health-server.js';

/** Longer than a worker may go without an answer of its queue. */
const SILENCE_MS = 25_000;

const healthOf = async (worker: INestApplicationContext) => {
  const response = await fetch(`http://127.0.0.1:${worker.get(HealthServer).port}/health`);
  return { status: response.status, body: (await response.json()) as { queues?: string[] } };
};
const isHealthy = async (worker: INestApplicationContext) =>
  (await healthOf(worker)).status === 200;

/** Two workers on one store, the other one through a proxy. */
interface Scene {
  workers: TestWorkers;
  proxy: CuttableProxy;
  started: INestApplicationContext[];
}

const stores = queueStores();
const scenes: Record<string, Scene> = {};
/** How far the clock of the silence is ahead, for all workers of this process. */
let ahead = 0;
afterAll(() => void jest.restoreAllMocks());
// One after the other: the store is chosen for the whole process.
for (const [name, redis] of stores) {
  beforeAll(async () => {
    const workers = await openTestWorkers({ REDIS_URL: redis, WORKER_HEALTH_PORT: '0' });
    const proxy = await openProxy(redis ?? workers.settings.DATABASE_URL);
    scenes[name] = { workers, proxy, started: [] };
    scenes[name].started = await Promise.all([
      workers.start(),
      workers.start(redis ? { REDIS_URL: proxy.url } : { DATABASE_URL: proxy.url }),
    ]);
  });
  afterAll(() => scenes[name]?.workers.close());
  afterAll(() => scenes[name]?.proxy.close());
}
beforeAll(() => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});

describe('the health of a worker', () => {
  // They mostly wait, so the stores wait at the same time.
  it.concurrent.each(stores)(
    'is reported per process, queue on %s: one that is cut off from its queues says so while another continues',
    async (name) => {
      const { proxy, started } = scenes[name] as Scene;
      const [one, other] = started as [INestApplicationContext, INestApplicationContext];
      await until(() => isHealthy(one));
      await until(() => isHealthy(other));

      await proxy.cut();
      await until(async () => {
        ahead += SILENCE_MS;
        return (await healthOf(other)).body.queues?.length === 3;
      });
      await until(() => isHealthy(one));
      expect(await healthOf(other)).toEqual({
        status: 503,
        body: {
          status: 'unavailable',
          queues: expect.arrayContaining(['generation', 'mail', 'upkeep']),
        },
      });

      await proxy.restore();
      // A consumer that lost its connection tries again after 15 s.
      await until(() => isHealthy(other));
    },
  );
});

describe('the health server of a worker', () => {
  let workers: TestWorkers;
  beforeAll(async () => {
    workers = await openTestWorkers({ WORKER_HEALTH_PORT: '0' });
  });
  afterAll(() => workers.close());

  it('answers 503 for a queue that is paused in this process', async () => {
    const worker = await workers.start();
    await until(() => isHealthy(worker));
    const { GenerationProcessor } = await import('../generation/generation.processor.js');
    await worker.get(GenerationProcessor).worker.pause(true);
    expect(await healthOf(worker)).toEqual({
      status: 503,
      body: { status: 'unavailable', queues: ['generation'] },
    });
  });

  it('does not listen if no port is set', async () => {
    const worker = await workers.start({ WORKER_HEALTH_PORT: undefined });
    expect(worker.get(HealthServer).port).toBeNull();
  });
});
