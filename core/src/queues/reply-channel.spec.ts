import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { queueStores } from '../../testing/queue-stores.ts';
import { openQueueStore } from './queue-store.js';
import { WAKE_ONLY, type WakeUp } from './reply-channel.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

describe.each(queueStores())('reply channel on %s', (_name, redis) => {
  const open = () => openQueueStore({ DATABASE_URL: db.url, REDIS_URL: redis }).replies;

  it('wakes a listener of another process with what was committed', async () => {
    const [worker, api] = [open(), open()];
    const wakeUp: WakeUp = { promptId: randomUUID(), stage: 'section' };
    const heard = Promise.withResolvers<WakeUp | null>();
    await api.listen(heard.resolve);
    const user = await db.addUser();
    await worker.commit(db.orm.em.fork(), wakeUp, {
      name: 'rename',
      expressions: "changed as (update users set full_name = 'Changed' where id = $1 returning id)",
      values: [user],
    });
    expect(await heard.promise).toEqual(wakeUp);
    const [row] = await db.orm.em
      .fork()
      .execute('select full_name from users where id = ?', [user]);
    expect(row).toEqual({ full_name: 'Changed' });
    await Promise.all([worker.close(), api.close()]);
  });

  it('wakes nobody when the statement fails, and nobody when it changes nothing', async () => {
    const [worker, api] = [open(), open()];
    const heard: (WakeUp | null)[] = [];
    const last = Promise.withResolvers<void>();
    const committed: WakeUp = { promptId: randomUUID(), stage: 'ended' };
    await api.listen((wakeUp) => {
      heard.push(wakeUp);
      if (wakeUp?.promptId === committed.promptId) last.resolve();
    });
    const other = () => ({ ...committed, promptId: randomUUID() });
    const broken = { name: 'broken', expressions: 'changed as (select 1 / 0)', values: [] };
    await expect(worker.commit(db.orm.em.fork(), other(), broken)).rejects.toThrow('zero');
    const nothing = { name: 'nothing', expressions: 'changed as (select where false)', values: [] };
    expect(await worker.commit(db.orm.em.fork(), other(), nothing)).toEqual([]);
    await worker.commit(db.orm.em.fork(), committed, WAKE_ONLY);
    await last.promise;
    expect(heard).toEqual([committed]);
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
    const replies = openQueueStore({ DATABASE_URL: db.url }).replies;
    const reconnected = Promise.withResolvers<WakeUp | null>();
    await replies.listen(reconnected.resolve);
    await db.orm.em
      .fork()
      .execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
      );
    expect(await reconnected.promise).toBeNull();
    await replies.close();
  });
});
