import { setTimeout as delay } from 'node:timers/promises';
import { Queue, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import type { Settings } from '../config/settings.js';
import { directUrl } from '../database/direct-connection.js';
import { createWatchedBackend } from './postgres-queue-backend.js';
import { PostgresReplyChannel } from './postgres-reply-channel.js';
import { FAIL_FAST, openRedis, PATIENT } from './redis-connection.js';
import { RedisReplyChannel } from './redis-reply-channel.js';
import type { ReplyChannel } from './reply-channel.js';

/** The store that carries the queues and the replies: Redis where `REDIS_URL` is set, else PostgreSQL. */
export interface QueueStore {
  /** The options of every queue of this process. */
  options: QueueOptions;
  /** The options of every consumer of this process. */
  consumerOptions: QueueOptions;
  replies: ReplyChannel;
  /** Checks once whether the store carries queues. @throws the store's error if it does not. */
  probe(): Promise<void>;
}

const STORE_WAIT_MS = 60_000;
const STORE_LOOK_MS = 1_000;
const NO_STORE =
  'The store of the queues did not answer within a minute: look at REDIS_URL, or at DATABASE_URL if that is empty.';

/** The queue store is not reachable; it may be later. */
export class NoQueueStoreError extends Error {
  override name = 'NoQueueStoreError';
}

/**
 * Waits until the store carries queues. A process calls it before it creates its own, because a
 * queue whose first connection failed never recovers.
 * @throws {NoQueueStoreError} if the store is not reachable within a minute; the cause is its last
 * error.
 */
export async function waitForQueueStore(store: QueueStore): Promise<void> {
  for (const limit = Date.now() + STORE_WAIT_MS; ; await delay(STORE_LOOK_MS)) {
    try {
      return await store.probe();
    } catch (error) {
      if (Date.now() >= limit) throw new NoQueueStoreError(NO_STORE, { cause: error });
    }
  }
}

/**
 * Chooses the store for this process, once, before any queue is made. A queue fails at once when the
 * store is down, because the outbox keeps the work.
 */
export function openQueueStore(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL'>,
): QueueStore {
  const { REDIS_URL } = settings;
  if (REDIS_URL) {
    setDefaultBackendFactory();
    return {
      ...optionsOf({ connection: redisConnection(REDIS_URL), prefix: '{promptmint}' }),
      replies: new RedisReplyChannel(REDIS_URL),
      probe: () => probeRedis(REDIS_URL),
    };
  }
  setDefaultBackendFactory(createWatchedBackend);
  const url = directUrl(settings);
  const options = { connection: { connectionString: url } as QueueOptions['connection'] };
  return {
    ...optionsOf(options),
    replies: new PostgresReplyChannel(url),
    probe: () => probePostgres(options),
  };
}

/** About how many events of the queue are kept; the product reads none of them. */
const EVENTS_KEPT = 1_000;

function optionsOf(made: QueueOptions): Pick<QueueStore, 'options' | 'consumerOptions'> {
  const options = { ...made, streams: { events: { maxLen: EVENTS_KEPT } } };
  return {
    options,
    consumerOptions: { ...options, connection: consumerConnection(options.connection) },
  };
}

/** The connection of a queue as its consumer needs it: it waits until the store is back. */
export function consumerConnection(
  connection: QueueOptions['connection'],
): QueueOptions['connection'] {
  if (!('url' in connection)) return connection;
  return { url: connection.url, ...PATIENT } as QueueOptions['connection'];
}

/** A connection that never tries again: a queue's would reconnect after it is closed. */
async function probeRedis(url: string): Promise<void> {
  const redis = openRedis(url, { lazyConnect: true, retryStrategy: () => null });
  try {
    await redis.connect();
  } finally {
    redis.disconnect();
  }
}

/** A queue of its own, which also finds out whether the queue's schema is there and new enough. */
async function probePostgres(options: QueueOptions): Promise<void> {
  const queue = new Queue('upkeep', options);
  queue.on('error', () => undefined);
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

function redisConnection(url: string): QueueOptions['connection'] {
  return { url, ...FAIL_FAST, enableOfflineQueue: false } as QueueOptions['connection'];
}
