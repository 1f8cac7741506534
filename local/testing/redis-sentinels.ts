import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../core/testing/until.ts';
import { openOwnRedis, type OwnRedis, USUAL } from './own-redis.ts';
import { redisCli } from './redis-cli.ts';

const MASTER = 'mymaster';
const PASSWORD = 'of-the-data';
const SENTINEL_PASSWORD = 'of-the-sentinels';
const ACCESS = ['--requirepass', PASSWORD, '--masterauth', PASSWORD];

/** A master and a replica of one's own, watched by three sentinels; all of them ask for a password. */
export interface OwnSentinels {
  /** For REDIS_URL. */
  url: string;
  /** Of one of the sentinels, as if it were a server. */
  sentinelUrl: string;
  master: OwnRedis;
  replica: OwnRedis;
  close(): Promise<void>;
}

export async function openOwnSentinels(): Promise<OwnSentinels> {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-sentinels-'));
  const servers: OwnRedis[] = [];
  const opened = async (opening: Promise<OwnRedis>) => {
    const server = await opening;
    servers.push(server);
    return server;
  };
  const close = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const master = await opened(openData(join(folder, 'master'), []));
    const following = ['--replicaof', `127.0.0.1 ${master.port}`];
    const replica = await opened(openData(join(folder, 'replica'), following));
    const sentinels: OwnRedis[] = [];
    for (const name of ['one', 'two', 'three'])
      sentinels.push(await opened(openSentinel(join(folder, name), master.port)));
    for (const sentinel of sentinels) await until(() => knowsAll(sentinel));
    const addresses = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const url = `redis+sentinel://:${PASSWORD}@${addresses}/${MASTER}/1?sentinel_password=${SENTINEL_PASSWORD}`;
    const sentinelUrl = `redis://:${SENTINEL_PASSWORD}@127.0.0.1:${sentinels[0]?.port}`;
    return { url, sentinelUrl, master, replica, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** In a folder of its own, because a replica writes down what it is sent. */
function openData(folder: string, args: readonly string[]): Promise<OwnRedis> {
  mkdirSync(folder);
  return openOwnRedis({ folder, args: [...USUAL, ...ACCESS, ...args] });
}

function openSentinel(folder: string, master: number): Promise<OwnRedis> {
  mkdirSync(folder);
  const file = join(folder, 'sentinel.conf');
  const lines = [
    `requirepass ${SENTINEL_PASSWORD}`,
    `sentinel sentinel-pass ${SENTINEL_PASSWORD}`,
    `sentinel monitor ${MASTER} 127.0.0.1 ${master} 2`,
    `sentinel auth-pass ${MASTER} ${PASSWORD}`,
    `sentinel down-after-milliseconds ${MASTER} 5000`,
    `sentinel failover-timeout ${MASTER} 5000`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return openOwnRedis({ folder, config: file, args: ['--sentinel'] });
}

async function knowsAll({ port }: OwnRedis): Promise<boolean> {
  const known = await redisCli(
    '-p',
    String(port),
    '-a',
    SENTINEL_PASSWORD,
    '--no-auth-warning',
    'info',
    'sentinel',
  );
  return /status=ok,.*slaves=1,sentinels=3/.test(known);
}
