import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { until } from '../../testing/until.ts';
import { queueStores } from '../../testing/queue-stores.ts';
import { OutboxMessage } from '../database/entities/outbox-message.js';
import {
  leaveToRelay,
  markDead,
  requeue,
  relay,
  removeFromOutbox,
  type Work,
  writeRelayedToOutbox,
  writeToOutbox,
} from './outbox.js';
import { openQueueStore, type QueueStore } from './queue-store.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const someWork = (): Work<'generation'> => {
  const promptId = randomUUID();
  return { queue: 'generation', key: promptId, payload: { promptId } };
};
const rowOf = (work: Work<'generation'>) =>
  em().findOne(OutboxMessage, { queue: work.queue, key: work.key });

describe('a dead message', () => {
  it('is marked with the reason, and stays dead when it is written again', async () => {
    const work = someWork();
    await writeToOutbox(em(), work);
    await markDead(em(), work.queue, work.key, 'EMESSAGE DATA 554');
    await writeToOutbox(em(), work);
    expect(await rowOf(work)).toMatchObject({
      failedAt: expect.any(Date),
      failure: 'EMESSAGE DATA 554',
    });
  });

  it('is relayed again after it is requeued, and other messages are not touched', async () => {
    const [lost, waiting] = [someWork(), someWork()];
    for (const work of [lost, waiting]) await writeToOutbox(em(), work);
    const relayedAt = new Date();
    await em().nativeUpdate(OutboxMessage, { key: waiting.key }, { relayedAt });
    await markDead(em(), lost.queue, lost.key, 'EMESSAGE DATA 554');
    expect(await requeue(em(), 'mail', [lost.key])).toBe(0);
    expect(await requeue(em(), 'generation', [lost.key, waiting.key])).toBe(1);
    expect(await rowOf(lost)).toMatchObject({ failedAt: null, failure: null, relayedAt: null });
    expect((await rowOf(waiting))?.relayedAt).toEqual(relayedAt);
  });
});

describe.each(queueStores())('outbox, relayed to %s', (_name, redis) => {
  let store: QueueStore;
  let queue: Queue;
  beforeAll(() => {
    store = openQueueStore({ DATABASE_URL: db.url, REDIS_URL: redis });
    queue = new Queue('generation', store.options);
  });
  afterAll(async () => {
    await queue.close();
    await store.replies.close();
  });

  it('keeps no message of a transaction that was rolled back', async () => {
    const work = someWork();
    const failing = em().transactional(async (tx) => {
      await writeToOutbox(tx, work);
      throw new Error('crash before the commit');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await rowOf(work)).toBeNull();
  });

  it('leaves a message whose job its writer adds to the relay, when the job cannot be added', async () => {
    const work = someWork();
    await writeRelayedToOutbox(em(), work);
    expect((await rowOf(work))?.relayedAt).toBeInstanceOf(Date);
    await leaveToRelay(em(), { ...work, key: randomUUID() });
    expect((await rowOf(work))?.relayedAt).toBeInstanceOf(Date);
    await leaveToRelay(em(), work);
    expect(await rowOf(work)).toMatchObject({ relayedAt: null, payload: work.payload });
  });

  it('keeps a message until its consumer removes it', async () => {
    const work = someWork();
    await writeToOutbox(em(), work);
    expect((await rowOf(work))?.relayedAt).toBeNull();
    await relay(em(), queue, [work]);
    expect((await rowOf(work))?.relayedAt).toBeInstanceOf(Date);
    await removeFromOutbox(em(), work.queue, work.key);
    expect(await rowOf(work)).toBeNull();
  });

  it('puts a message back on the queue after its job failed for good', async () => {
    const work = someWork();
    await writeToOutbox(em(), work);
    await relay(em(), queue, [work]);
    const worker = new Worker(
      'generation',
      () => Promise.reject(new UnrecoverableError('no')),
      store.consumerOptions,
    );
    await until(async () => (await queue.getJob(work.key)) === undefined);
    await worker.close();
    await relay(em(), queue, [work]);
    expect((await queue.getJob(work.key))?.data).toEqual(work.payload);
  });

  it('makes one job of a message that is written and relayed twice', async () => {
    const work = someWork();
    await writeToOutbox(em(), work);
    await writeToOutbox(em(), work);
    await relay(em(), queue, [work]);
    await relay(em(), queue, [work]);
    const jobs = await queue.getJobs(['waiting', 'delayed', 'prioritized']);
    expect(jobs.filter((job) => job.id === work.key)).toHaveLength(1);
    expect((await queue.getJob(work.key))?.data).toEqual(work.payload);
  });

  it('lets the trace of the request travel beside the data of the job that is relayed', async () => {
    const work = someWork();
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await relay(em(), queue, [{ ...work, payload: { ...work.payload, traceparent } }]);
    const job = await queue.getJob(work.key);
    expect(job?.data).toEqual(work.payload);
    expect(job?.opts.telemetry?.metadata).toBe(JSON.stringify({ traceparent }));
  });

  it('relays many messages at once: adds the jobs that are lost, and marks all but the dead', async () => {
    const works = Array.from({ length: 40 }, someWork);
    for (const work of works) await writeToOutbox(em(), work);
    await relay(em(), queue, works.slice(0, 20));
    const [kept, dead, done] = works as [
      Work<'generation'>,
      Work<'generation'>,
      Work<'generation'>,
    ];
    await em().nativeUpdate(OutboxMessage, { key: kept.key }, { relayedAt: new Date(0) });
    await markDead(em(), dead.queue, dead.key, 'EMESSAGE DATA 554');
    await em().nativeUpdate(OutboxMessage, { key: dead.key }, { relayedAt: null });
    await removeFromOutbox(em(), done.queue, done.key);
    await relay(em(), queue, works);
    expect((await rowOf(kept))?.relayedAt?.getTime()).toBeGreaterThan(0);
    expect(await rowOf(dead)).toMatchObject({ relayedAt: null, failedAt: expect.any(Date) });
    expect(await rowOf(done)).toBeNull();
    const jobs = await queue.getJobs(['waiting', 'delayed', 'prioritized']);
    const added = jobs.filter(({ id }) => works.some(({ key }) => key === id));
    expect(added.map(({ id }) => id).toSorted()).toEqual(works.map(({ key }) => key).toSorted());
    expect(new Set(added.map(({ priority }) => priority))).toEqual(new Set([2]));
  });
});
