import type { Cluster, Redis, RedisOptions } from 'ioredis';
import { packageOnUse } from '../config/package-on-use.js';
import { readRedisAddress, type RedisAccess, type RedisAddress } from '../config/redis-address.js';
import { backoff } from './backoff.js';

/** How long a command that does not block may take, in milliseconds. */
const COMMAND_TIMEOUT_MS = 3_000;
/**
 * A connection without an answer for this long is replaced; longer than a consumer waits for a job.
 */
const SILENCE_MS = 10_000;
const RECONNECT_MIN_MS = 200;
const RECONNECT_MAX_MS = 3_000;

/** Most processes have no Redis. */
export const ioredis = packageOnUse<typeof import('ioredis')>('ioredis');

/** A connection to Redis, to one server or to a cluster. */
export type RedisClient = Redis | Cluster;

/** What every connection to Redis is made with. */
const CONNECTION = {
  connectTimeout: 3_000,
  keepAlive: 10_000,
  retryStrategy: (times) => backoff(times, RECONNECT_MIN_MS, RECONNECT_MAX_MS),
  // After a failover the address may still lead to the former master; the command is sent once more.
  reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
} satisfies RedisOptions;

/** Who asks fails within seconds, and decides itself what to do then. */
export const FAIL_FAST = {
  ...CONNECTION,
  maxRetriesPerRequest: 1,
  commandTimeout: COMMAND_TIMEOUT_MS,
  socketTimeout: COMMAND_TIMEOUT_MS,
} satisfies RedisOptions;

/** Commands wait until Redis is back; some of them block on purpose, so that only silence beyond that counts. */
export const PATIENT = {
  ...CONNECTION,
  maxRetriesPerRequest: null,
  socketTimeout: SILENCE_MS,
} satisfies RedisOptions;

/** A connection to wherever `REDIS_URL` leads, which reconnects by itself. */
export function openRedis(url: string, options: RedisOptions): RedisClient {
  const redis = connect(readRedisAddress(url), options);
  // Every command says when it fails. The library writes an error that nobody listens to.
  redis.on('error', () => undefined);
  const disconnect = redis.disconnect.bind(redis);
  redis.disconnect = (reconnect = false) => {
    // Between two attempts to connect the library would never report the end, for which a consumer waits.
    if (!reconnect && redis.status === 'reconnecting') redis.status = 'wait';
    disconnect(reconnect);
  };
  const quit = redis.quit.bind(redis);
  redis.quit = async () => {
    if (redis.status === 'ready') return quit();
    // QUIT would wait until Redis is back, or be refused while the connection goes on reconnecting.
    redis.disconnect();
    return 'OK';
  };
  return redis;
}

/**
 * A connection that listens. Every server of a cluster passes messages on: it listens to one of those that
 * the address names, and to the next one after each loss. The library's own way tries again without a pause.
 */
export function openSubscriber(url: string): Redis {
  const address = readRedisAddress(url);
  if (address.kind !== 'cluster') return openRedis(url, FAIL_FAST) as Redis;
  const { nodes } = address;
  let turn = Math.floor(Math.random() * nodes.length);
  const redis: Redis = new (ioredis().Redis)({
    ...FAIL_FAST,
    ...accessOf(address),
    ...nodes[turn],
    retryStrategy: (times) => {
      turn = (turn + 1) % nodes.length;
      Object.assign(redis.options, nodes[turn]);
      return FAIL_FAST.retryStrategy(times);
    },
  });
  redis.on('error', () => undefined);
  return redis;
}

function connect(address: RedisAddress, options: RedisOptions): RedisClient {
  switch (address.kind) {
    case 'server':
      return new (ioredis().Redis)(address.url, options);
    case 'cluster':
      return connectToCluster(address, options);
    case 'sentinel':
      return connectBySentinels(address, options);
  }
}

/** An address of one kind. */
export type AddressOf<Kind> = Extract<RedisAddress, { kind: Kind }>;

function connectToCluster(address: AddressOf<'cluster'>, options: RedisOptions): Cluster {
  const { retryStrategy, enableOfflineQueue, lazyConnect, keyPrefix, ...ofEachNode } = options;
  const cluster = new (ioredis().Cluster)(address.nodes, {
    clusterRetryStrategy: retryStrategy,
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
    ...(lazyConnect !== undefined && { lazyConnect }),
    ...(keyPrefix !== undefined && { keyPrefix }),
    slotsRefreshTimeout: COMMAND_TIMEOUT_MS,
    // Names stay names: certificates are issued for them.
    dnsLookup: (host, callback) => callback(null, host),
    redisOptions: { ...ofEachNode, ...accessOf(address) },
  });
  // The cluster itself reports an error only when none of its nodes is left.
  cluster.on('node error', ({ message }: Error, node: string) =>
    cluster.emit('error', new Error(`${node}: ${message}`)),
  );
  return cluster;
}

function connectBySentinels(address: AddressOf<'sentinel'>, options: RedisOptions): Redis {
  const { nodes, master, db, sentinelUsername, sentinelPassword, tls } = address;
  return new (ioredis().Redis)({
    sentinels: nodes,
    name: master,
    db,
    ...(sentinelUsername !== undefined && { sentinelUsername }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
    sentinelCommandTimeout: COMMAND_TIMEOUT_MS,
    sentinelRetryStrategy: options.retryStrategy ?? undefined,
    ...accessOf(address),
    ...options,
  });
}

/** How every server that such an address names is spoken to. */
export function accessOf({ tls, username, password }: RedisAccess): RedisOptions {
  return {
    ...(tls && { tls: {} }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}
