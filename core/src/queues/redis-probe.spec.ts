import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openOwnRedis, type OwnRedis, USUAL } from '../../../local/testing/own-redis.ts';
import { portWithBus } from '../../../local/testing/redis-cluster.ts';
import { redisCli } from '../../../local/testing/redis-cli.ts';
import { type OwnSentinels, openOwnSentinels } from '../../../local/testing/redis-sentinels.ts';
import { redisUrl } from '../../../local/testing/redis.ts';
import { until } from '../../testing/until.ts';
import { SettingsError } from '../config/read-settings.js';
import { openQueueStore, waitForQueueStore } from './queue-store.js';
import { probeRedis } from './redis-probe.js';

const PASSWORD = 'k3QpR9xw';

(redisUrl() ? describe : describe.skip)('a start with REDIS_URL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-probe-'));
  let server: OwnRedis;
  let node: OwnRedis;
  let sentinels: OwnSentinels;
  beforeAll(async () => {
    server = await openOwnRedis({ args: [...USUAL, '--requirepass', PASSWORD] });
    // A node that has never met another one does not know its own address.
    const alone = ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1'];
    node = await openOwnRedis({ port: await portWithBus(), args: [...USUAL, ...alone], folder });
    sentinels = await openOwnSentinels();
    await redisCli('-p', String(node.port), 'cluster', 'addslotsrange', '0', '16000');
  });
  afterAll(async () => {
    await Promise.all([server?.kill(), node?.kill(), sentinels?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const refusals: [what: string, url: () => string, sentence: RegExp][] = [
    ['a node of a cluster as one server', () => node.url, /write redis\+cluster:/],
    [
      'a single server as a cluster',
      () => `redis+cluster://:${PASSWORD}@127.0.0.1:${server.port}`,
      /is no node of a Redis Cluster; write redis:/,
    ],
    [
      'no password where one is needed',
      () => server.url,
      /refuses the name or password \(NOAUTH\)/,
    ],
    [
      'a wrong password',
      () => server.url.replace('//', '//:wrong@'),
      /refuses the name or password \(WRONGPASS\)/,
    ],
    [
      'a master that the sentinels do not know',
      () => sentinels.url.replace('/mymaster', '/other'),
      /the sentinels know no master named other$/,
    ],
    [
      'a wrong password of the sentinels',
      () => sentinels.url.replace('sentinel_password=', 'sentinel_password=not-'),
      /refuses the name or password \(WRONGPASS\)/,
    ],
    [
      'a sentinel as one server',
      () => sentinels.sentinelUrl,
      /leads to a sentinel; write redis\+sentinel:/,
    ],
    [
      'a server as a sentinel',
      () => `redis+sentinel://127.0.0.1:${node.port}/mymaster`,
      /is no sentinel; write redis:/,
    ],
  ];
  it.each(refusals)('ends at once with one sentence for %s', async (_what, url, sentence) => {
    const store = openQueueStore({ DATABASE_URL: '', REDIS_URL: url() });
    const refusal = await waitForQueueStore(store).catch((error: unknown) => error);
    await store.replies.close();
    expect(refusal).toBeInstanceOf(SettingsError);
    expect((refusal as Error).message).toMatch(/^REDIS_URL: [^\n]+$/);
    expect((refusal as Error).message).toMatch(sentence);
  });

  it('waits for a cluster until all of its slots are served', async () => {
    const url = node.url.replace('redis', 'redis+cluster');
    await expect(probeRedis(url)).rejects.toThrow(/does not serve all of its slots/);
    await redisCli('-p', String(node.port), 'cluster', 'addslotsrange', '16001', '16383');
    await until(() =>
      probeRedis(url).then(
        () => true,
        () => false,
      ),
    );
  });

  it('waits for the sentinels to find a master, and does not take a replica for one', async () => {
    await expect(probeRedis(sentinels.url)).resolves.toBeUndefined();
    const { port } = new URL(sentinels.replica.url);
    await expect(probeRedis(`redis://:of-the-data@127.0.0.1:${port}`)).rejects.toThrow(/replica/);
  });
});
