import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../core/testing/until.ts';
import { freePort, tryPort } from '../src/free-port.ts';
import { openOwnRedis, type OwnRedis, USUAL } from './own-redis.ts';
import { redisCli } from './redis-cli.ts';

/** The servers of a cluster talk on this many ports above their own. */
const BUS = 10_000;
/** Higher ones are given to outgoing connections, as `freePort` says. */
const LAST_PORT = 32_767;
/** Soon enough for a test, and longer than a busy machine lets a server wait; in milliseconds. */
const NODE_TIMEOUT_MS = '5000';
/** A server gives a failover up after half of this time, in milliseconds. */
const FAILOVER_MS = 10_000;

/** A Redis Cluster of one's own: three masters, and a replica of the one that carries the queues. */
export interface OwnCluster {
  /** For REDIS_URL. */
  url: string;
  /** The master of the slot of a key. */
  masterOf(key: string): Promise<OwnRedis>;
  /** Lets a replica of that master take its place while it still runs. */
  handOver(key: string): Promise<void>;
  servers: readonly OwnRedis[];
  close(): Promise<void>;
}

/** @param key of the slot whose master gets a replica. */
export async function openOwnCluster(key: string): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-cluster-'));
  const servers: OwnRedis[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    while (servers.length < 4) servers.push(await openNode(join(folder, String(servers.length))));
    const addresses = servers.slice(0, 3).map(({ port }) => `127.0.0.1:${port}`);
    await redisCli('--cluster', 'create', ...addresses, '--cluster-yes');
    await until(() => worksAt(servers[2]));
    const cluster = { url: `redis+cluster://${addresses.join(',')}`, servers, close };
    const masterOf = (of: string) => findMaster(servers, of);
    await addReplica(servers[3] as OwnRedis, await masterOf(key));
    return { ...cluster, masterOf, handOver: (of) => handOver(servers, of) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openNode(folder: string): Promise<OwnRedis> {
  mkdirSync(folder);
  const args = ['--cluster-enabled', 'yes', '--cluster-node-timeout', NODE_TIMEOUT_MS, ...USUAL];
  return openOwnRedis({ port: await portWithBus(), folder, args });
}

/** A free port of a server whose port for talking to other servers of its cluster is free, too. */
export async function portWithBus(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const isFree =
      port + BUS <= LAST_PORT && (await tryPort(port + BUS, '127.0.0.1').catch(() => 0));
    if (isFree) return port;
  }
}

async function worksAt(server: OwnRedis | undefined): Promise<boolean> {
  return /^cluster_state:ok/m.test(await redisCli('-p', String(server?.port), 'cluster', 'info'));
}

async function addReplica(replica: OwnRedis, master: OwnRedis): Promise<void> {
  const [of, itself] = [String(master.port), String(replica.port)];
  const id = (await redisCli('-p', of, 'cluster', 'myid')).trim();
  await redisCli('-p', itself, 'cluster', 'meet', '127.0.0.1', of);
  await until(async () => /OK/.test(await redisCli('-p', itself, 'cluster', 'replicate', id)));
  await until(async () => /master_link_status:up/.test(await redisCli('-p', itself, 'info')));
}

/** Each node that is up is asked who has the slot; the answer counts when that one is up and agrees. */
async function findMaster(servers: readonly OwnRedis[], key: string): Promise<OwnRedis> {
  return until(async () => {
    for (const server of servers) {
      const answer = await redisCli('-p', String(server.port), 'type', key).catch(() => 'down');
      const info = await redisCli('-p', String(server.port), 'info', 'replication').catch(() => '');
      if (!/MOVED|CLUSTERDOWN|down/.test(answer) && /^role:master/m.test(info)) return server;
    }
    return null;
  });
}

async function handOver(servers: readonly OwnRedis[], key: string): Promise<void> {
  const master = await findMaster(servers, key);
  // A master that died becomes a replica only some time after its start.
  const replica = await until(async () => {
    const nodes = await redisCli('-p', String(master.port), 'cluster', 'nodes');
    return /127\.0\.0\.1:(\d+)@\d+ slave/.exec(nodes)?.[1];
  });
  await until(async () => /master_link_status:up/.test(await redisCli('-p', replica, 'info')));
  const isMaster = async () => (await findMaster(servers, key)).port === Number(replica);
  await until(async () => {
    await redisCli('-p', replica, 'cluster', 'failover');
    return until(isMaster, FAILOVER_MS).catch(() => false);
  });
}
