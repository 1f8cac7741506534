import type { Redis, RedisOptions } from 'ioredis';
import { isCertificateError } from '../config/certificates.js';
import { SettingsError } from '../config/read-settings.js';
import { readRedisAddress, type RedisNode } from '../config/redis-address.js';
import { accessOf, type AddressOf, FAIL_FAST, ioredis, openRedis } from './redis-connection.js';

/** One try: who asks decides whether to try again. */
const ONCE: RedisOptions = { ...FAIL_FAST, lazyConnect: true, retryStrategy: () => null };

/** In the slot of the queues. */
const KEY = '{promptmint}:probe';

const BAD_PASSWORD =
  /^(WRONGPASS|NOAUTH|NOPERM)|invalid (username-)?password|without any password/i;
/**
 * Looks once whether `REDIS_URL` leads to a Redis that carries queues, by connections of its own: those of a
 * queue would go on after they are closed.
 * @throws {SettingsError} when waiting cannot help, and what Redis said when it may.
 */
export async function probeRedis(url: string): Promise<void> {
  const address = readRedisAddress(url);
  switch (address.kind) {
    case 'server':
      return refuseOtherThanServer(await ask(openRedis(url, ONCE) as Redis, (it) => it.info()));
    case 'cluster':
      await firstThatWorks(address.nodes, (node) => probeNode(node, address));
      return probeSlot(url);
    case 'sentinel':
      await firstThatWorks(address.nodes, (node) => probeSentinel(node, address));
      await ask(openRedis(url, ONCE) as Redis, (it) => it.ping());
  }
}

async function ask<T>(redis: Redis, question: (redis: Redis) => Promise<T>): Promise<T> {
  let said: Error | undefined;
  redis.on('error', (error: Error) => (said = error));
  try {
    await redis.connect();
    return await question(redis);
  } catch (error) {
    throw explain(said ?? (error as Error));
  } finally {
    redis.disconnect();
  }
}

/** An error as the person needs it who wrote the setting. */
function explain(error: Error): Error {
  const { message } = error;
  if (isCertificateError(error))
    return new SettingsError(
      `REDIS_URL: the certificate is not trusted (${message}); name the file of a private authority in NODE_EXTRA_CA_CERTS`,
    );
  if (BAD_PASSWORD.test(message))
    return new SettingsError(
      `REDIS_URL: the server refuses the name or password (${message.split(' ')[0]})`,
    );
  return error;
}

function refuseOtherThanServer(info: string): void {
  refuseSentinel(info);
  if (/^cluster_enabled:1/m.test(info))
    throw new SettingsError(
      'REDIS_URL: leads to a node of a Redis Cluster; write redis+cluster://host:port,host:port with several of its nodes',
    );
  if (/^role:slave/m.test(info))
    throw new Error('This server is a replica, which takes no writes.');
}

function refuseSentinel(info: string): void {
  if (/^redis_mode:sentinel/m.test(info))
    throw new SettingsError(
      'REDIS_URL: leads to a sentinel; write redis+sentinel://host:port,host:port/<master name>',
    );
}

/** Some servers may be down, as long as one answers. */
async function firstThatWorks(
  nodes: readonly RedisNode[],
  probe: (node: RedisNode) => Promise<void>,
): Promise<void> {
  let last: unknown;
  for (const node of nodes) {
    try {
      return await probe(node);
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      last = error;
    }
  }
  throw last;
}

async function probeSentinel(node: RedisNode, address: AddressOf<'sentinel'>): Promise<void> {
  const { tls, master, sentinelUsername: username, sentinelPassword: password } = address;
  const redis = new (ioredis().Redis)({
    ...node,
    ...ONCE,
    ...accessOf({ tls, username, password }),
  });
  const [info, found] = await ask(redis, async (it) => [
    await it.info(),
    await it.call('sentinel', 'get-master-addr-by-name', master).catch(() => null),
  ]);
  if (!/^redis_mode:sentinel/m.test(info))
    throw new SettingsError(
      `REDIS_URL: ${node.host}:${node.port} is no sentinel; write redis://host:port for a single server`,
    );
  if (found === null)
    throw new SettingsError(`REDIS_URL: the sentinels know no master named ${master}`);
}

async function probeNode({ host, port }: RedisNode, address: AddressOf<'cluster'>): Promise<void> {
  const redis = new (ioredis().Redis)({ host, port, ...ONCE, ...accessOf(address) });
  const [info, state] = await ask(redis, async (it) => [
    await it.info(),
    await it.cluster('INFO').catch(String),
  ]);
  refuseSentinel(info);
  if (!/^cluster_enabled:1/m.test(info))
    throw new SettingsError(
      `REDIS_URL: ${host}:${port} is no node of a Redis Cluster; write redis://host:port for a single server`,
    );
  if (!/^cluster_state:ok/m.test(state))
    throw new Error(`The cluster does not serve all of its slots: ${host}:${port} says so.`);
}

/** The cluster may name servers by addresses that only they themselves can reach. */
async function probeSlot(url: string): Promise<void> {
  const cluster = openRedis(url, ONCE);
  try {
    await cluster.exists(KEY);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `The cluster answers, and the server that it names for the queues does not: ${message}`,
      { cause: error },
    );
  } finally {
    cluster.disconnect();
  }
}
