import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnCluster, openOwnCluster } from '../local/testing/redis-cluster.ts';
import { redisCli } from '../local/testing/redis-cli.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { type FailoverScene, openFailoverScene } from './failover.ts';

/** In the slot of the queues. */
const KEY = '{promptmint}';

(redisUrl() ? describe : describe.skip)('on a Redis Cluster of three masters', () => {
  let cluster: OwnCluster;
  let scene: FailoverScene;
  beforeAll(async () => {
    cluster = await openOwnCluster(KEY);
    scene = await openFailoverScene({ REDIS_URL: cluster.url });
  });
  afterAll(async () => {
    await scene?.close();
    await cluster?.close();
  });

  it('API and worker are ready, generate, and count requests on the servers', async () => {
    await scene.ready();
    expect(await scene.generate()).toBe(200);
    const keys = await Promise.all(
      cluster.servers.map(({ port }) =>
        redisCli('-p', String(port), '--scan', '--pattern', 'promptmint:rate-limits:*'),
      ),
    );
    expect(keys.join('').trim().split('\n').length).toBeGreaterThan(2);
  });

  it('generation goes on after the master of the queues has died, and nothing is lost', async () => {
    const master = await cluster.masterOf(KEY);
    await master.kill();
    const during = [scene.generate(), scene.generate()];
    await scene.generateUntilDone();
    for (const status of await Promise.all(during)) expect([200, 503, 504]).toContain(status);
    await scene.expectNothingLost();
    await master.start();
  });

  it('generation goes on after a replica has taken over from a master that still runs', async () => {
    const before = await cluster.masterOf(KEY);
    await cluster.handOver(KEY);
    expect((await cluster.masterOf(KEY)).port).not.toBe(before.port);
    await scene.generateUntilDone();
    await scene.ready();
    await scene.expectNothingLost();
  });

  it('generation goes on after every server was down', async () => {
    await Promise.all(cluster.servers.map((server) => server.kill()));
    const during = scene.generate();
    await Promise.all(cluster.servers.map((server) => server.start()));
    await scene.generateUntilDone();
    expect([200, 503, 504]).toContain(await during);
    await scene.ready();
    await scene.expectNothingLost();
  });
});
