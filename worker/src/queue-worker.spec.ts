import { afterEach, describe, expect, it } from '@jest/globals';
import { type CuttableProxy, openProxy } from '../../core/testing/cuttable-proxy.ts';
import { queueStores } from '../../core/testing/queue-stores.ts';
import { until } from '../../core/testing/until.ts';
import { MODEL_ANSWER } from '../testing/model-answer.ts';
import { openStandInModel, type StandInModel, streams } from '../testing/stand-in-model.ts';
import { openTestWorkers, type TestWorkers } from '../testing/test-worker.ts';
import { openAiCompatible } from '../testing/wires/openai-compatible.ts';

const { begins, ends, settings } = openAiCompatible;
const writes = streams(...begins([JSON.stringify(MODEL_ANSWER)]), ...ends());

describe.each(queueStores())('a worker that cannot reach %s', (_name, redis) => {
  let model: StandInModel;
  let workers: TestWorkers;
  let proxy: CuttableProxy;
  afterEach(async () => {
    await workers.close();
    await model.close();
    await proxy.close();
  });

  it('closes during a generation, which the next worker completes without a second charge', async () => {
    model = await openStandInModel();
    workers = await openTestWorkers({ REDIS_URL: redis, ...settings(model.url, 'key') });
    proxy = await openProxy(redis ?? workers.settings.DATABASE_URL);
    const worker = await workers.start(
      redis ? { REDIS_URL: proxy.url } : { DATABASE_URL: proxy.url },
    );
    const answered = Promise.withResolvers<void>();
    model.answers.push((response) => void answered.promise.then(() => writes(response)), writes);
    const id = await workers.request();
    await until(async () => model.calls.length === 1);

    await proxy.cut();
    answered.resolve();
    // With Redis away the result is stored, and the queue does not learn that the job is done.
    if (redis) await until(async () => (await workers.promptOf(id)).status === 'succeeded');
    await worker.close();
    if (!redis) await expireLocks(workers);

    await workers.start();
    await until(async () => (await workers.promptOf(id)).status === 'succeeded');
    expect(await workers.ledgerOf(id)).toEqual(['signup', 'generation']);
  });
});

/** As if the lock of the generation had run out and one check had already found it so. */
async function expireLocks(workers: TestWorkers): Promise<void> {
  const em = workers.em();
  const expire = `update bullmq.job set locked_until_ms = 1, stalled_marked = true
    where queue = 'generation' and state = 'active' returning id`;
  expect(await em.execute(expire)).toHaveLength(1);
  await em.execute("delete from bullmq.meta where field = 'stalled-check'");
}
