import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnSentinels, openOwnSentinels } from '../local/testing/redis-sentinels.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { type FailoverScene, openFailoverScene } from './failover.ts';

(redisUrl() ? describe : describe.skip)('on a Redis that sentinels watch', () => {
  let redis: OwnSentinels;
  let scene: FailoverScene;
  beforeAll(async () => {
    redis = await openOwnSentinels();
    scene = await openFailoverScene({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await scene?.close();
    await redis?.close();
  });

  it('API and worker are ready, and generate', async () => {
    await scene.ready();
    expect(await scene.generate()).toBe(200);
  });

  it('generation goes on after the master has died, and nothing is lost', async () => {
    await redis.master.kill();
    const during = [scene.generate(), scene.generate()];
    await scene.generateUntilDone();
    for (const status of await Promise.all(during)) expect([200, 503, 504]).toContain(status);
    await scene.ready();
    await scene.expectNothingLost();
  });
});
