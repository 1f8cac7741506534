import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../../testing/fake-only.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { queueStores } from '../../testing/queue-stores.ts';
import { until } from '../../testing/until.ts';
import { openQueueStore } from './queue-store.js';
import { type ReplyChannel, WAKE_ONLY, type WakeUp } from './reply-channel.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

/** Every wake-up about one of these prompts, as it comes: other tests share the channel of Redis. */
async function hear(replies: ReplyChannel, ...promptIds: string[]): Promise<WakeUp[]> {
  const heard: WakeUp[] = [];
  await replies.listen((wakeUp) => {
    if (wakeUp && promptIds.includes(wakeUp.promptId)) heard.push(wakeUp);
  });
  return heard;
}

describe.each(queueStores())('reply channel on %s', (_name, redis) => {
  const open = () => openQueueStore({ DATABASE_URL: db.url, REDIS_URL: redis }).replies;

  it('wakes a listener of another process with what was committed', async () => {
    const [worker, api] = [open(), open()];
    const wakeUp: WakeUp = { promptId: randomUUID(), stage: 'section' };
    const heard = await hear(api, wakeUp.promptId);
    const user = await db.addUser();
    await worker.commit(db.orm.em.fork(), wakeUp, {
      name: 'rename',
      expressions: "changed as (update users set full_name = 'Changed' where id = $1 returning id)",
      values: [user],
    });
    await until(async () => heard.length > 0);
    expect(heard).toEqual([wakeUp]);
    const [row] = await db.orm.em
      .fork()
      .execute('select full_name from users where id = ?', [user]);
    expect(row).toEqual({ full_name: 'Changed' });
    await Promise.all([worker.close(), api.close()]);
  });

  it('wakes nobody when the statement fails, and nobody when it changes nothing', async () => {
    const [worker, api] = [open(), open()];
    const ended = (): WakeUp => ({ promptId: randomUUID(), stage: 'ended' });
    const [first, second, last] = [ended(), ended(), ended()];
    const heard = await hear(api, first.promptId, second.promptId, last.promptId);
    const broken = { name: 'broken', expressions: 'changed as (select 1 / 0)', values: [] };
    await expect(worker.commit(db.orm.em.fork(), first, broken)).rejects.toThrow('zero');
    const nothing = { name: 'nothing', expressions: 'changed as (select where false)', values: [] };
    expect(await worker.commit(db.orm.em.fork(), second, nothing)).toEqual([]);
    await worker.commit(db.orm.em.fork(), last, WAKE_ONLY);
    await until(async () => heard.length > 0);
    expect(heard).toEqual([last]);
    await Promise.all([worker.close(), api.close()]);
  });
});

describe('reply channel on PostgreSQL', () => {
  it('ignores messages that are not wake-ups', async () => {
    const replies = openQueueStore({ DATABASE_URL: db.url }).replies;
    const heard = Promise.withResolvers<WakeUp | null>();
    await replies.listen(heard.resolve);
    await db.orm.em.fork().execute("select pg_notify('promptmint_replies', 'no JSON')");
    const wakeUp: WakeUp = { promptId: randomUUID(), stage: 'ended' };
    await replies.commit(db.orm.em.fork(), wakeUp, WAKE_ONLY);
    expect(await heard.promise).toEqual(wakeUp);
    await replies.close();
  });

  it('listens again after its connection was cut, and says that something may have been missed', async () => {
    const named = new URL(db.url);
    named.searchParams.set('application_name', 'listens');
    const replies = openQueueStore({ DATABASE_URL: named.href }).replies;
    const reconnected = Promise.withResolvers<WakeUp | null>();
    await replies.listen(reconnected.resolve);
    await db.orm.em
      .fork()
      .execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens'",
      );
    expect(await reconnected.promise).toBeNull();
    await replies.close();
  });
});

describe.each(queueStores().slice(1))('reply channel on %s', (_name, redis) => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('publishes only the end when a start and a section came just before it', async () => {
    const open = () => openQueueStore({ DATABASE_URL: db.url, REDIS_URL: redis }).replies;
    const [worker, api] = [open(), open()];
    const [ended, running] = [randomUUID(), randomUUID()];
    const heard = await hear(api, ended, running);
    const commit = (promptId: string, stage: WakeUp['stage']) =>
      worker.commit(db.orm.em.fork(), { promptId, stage }, WAKE_ONLY);
    fakeOnly('setTimeout', 'clearTimeout');

    await commit(ended, 'started');
    await commit(ended, 'section');
    await commit(ended, 'ended');
    await until(async () => heard.length >= 1);
    await commit(running, 'started');
    await commit(running, 'section');
    jest.advanceTimersByTime(1_000);
    await until(async () => heard.length >= 2);
    expect(heard).toEqual([
      { promptId: ended, stage: 'ended' },
      { promptId: running, stage: 'started' },
    ]);
    await Promise.all([worker.close(), api.close()]);
  });
});
