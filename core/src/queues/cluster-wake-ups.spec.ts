import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnRedis } from '../../../local/testing/own-redis.ts';
import { type OwnCluster, openOwnCluster } from '../../../local/testing/redis-cluster.ts';
import { redisCli } from '../../../local/testing/redis-cli.ts';
import { redisUrl } from '../../../local/testing/redis.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { until } from '../../testing/until.ts';
import { RedisReplyChannel } from './redis-reply-channel.js';
import { WAKE_ONLY, type WakeUp } from './reply-channel.js';

const CHANNEL = '{promptmint}:replies';

(redisUrl() ? describe : describe.skip)('wake-ups in a Redis Cluster', () => {
  let db: TestOrm;
  let cluster: OwnCluster;
  beforeAll(async () => {
    db = await openTestOrm();
    cluster = await openOwnCluster(CHANNEL);
  });
  afterAll(async () => {
    await cluster?.close();
    await db?.close();
  });

  /** Which server has the one subscription. */
  const listenedTo = (): Promise<OwnRedis> =>
    until(async () => {
      for (const server of cluster.servers) {
        const answer = await redisCli('-p', String(server.port), 'pubsub', 'numsub', CHANNEL);
        if (/^1$/m.test(answer)) return server;
      }
      return null;
    });

  it('reach a listener also after the server that it listened to has died', async () => {
    const [worker, api] = [new RedisReplyChannel(cluster.url), new RedisReplyChannel(cluster.url)];
    const heard: (WakeUp | null)[] = [];
    await api.listen((wakeUp) => heard.push(wakeUp));
    const first: WakeUp = { promptId: randomUUID(), stage: 'started' };
    await worker.commit(db.orm.em.fork(), first, WAKE_ONLY);
    await until(async () => heard.length > 0);
    await (await listenedTo()).kill();
    await until(async () => heard.length > 1);
    const second: WakeUp = { promptId: randomUUID(), stage: 'ended' };
    await until(async () => {
      await worker.commit(db.orm.em.fork(), second, WAKE_ONLY);
      return heard.length > 2;
    });
    expect(heard.slice(0, 3)).toEqual([first, null, second]);
    await Promise.all([worker.close(), api.close()]);
  });
});
