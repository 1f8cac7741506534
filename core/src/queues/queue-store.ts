import { setTimeout as delay } from 'node:timers/promises';
import {
  createIORedisClient,
  Queue,
  type QueueOptions,
  RedisConnection,
  setDefaultBackendFactory,
} from 'bullmq';
import { SettingsError } from '../config/read-settings.js';
import type { Settings } from '../config/settings.js';
import { queueTelemetry } from '../tracing/tracing.js';
import { directUrl } from '../database/direct-connection.js';
import { createWatchedBackend } from './postgres-queue-backend.js';
import { PostgresReplyChannel } from './postgres-reply-channel.js';
import { backoff } from './backoff.js';
import { FAIL_FAST, openRedis, PATIENT } from './redis-connection.js';
import { probeRedis } from './redis-probe.js';
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
const STORE_LOOK_MIN_MS = 250;
const STORE_LOOK_MAX_MS = 2_000;
const NO_STORE =
  'The store of the queues did not answer within a minute: look at REDIS_URL, or at DATABASE_URL if that is empty.';

/** The queue store is not reachable; it may be later. */
export class NoQueueStoreError extends Error {
  override name = 'NoQueueStoreError';
}

/**
 * Waits until the store carries queues. A process calls it before it creates its own, because a
 * queue whose first connection failed never recovers.
 * @throws {NoQueueStoreError} if the store is not reachable within a minute; its message ends with
 * the last answer.
 * @throws {SettingsError} if waiting cannot help.
 */
export async function waitForQueueStore(store: QueueStore): Promise<void> {
  const limit = Date.now() + STORE_WAIT_MS;
  for (let failures = 1; ; failures += 1) {
    try {
      return await store.probe();
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      const { message } = error as Error;
      if (Date.now() >= limit)
        throw new NoQueueStoreError(`${NO_STORE} It last said: ${message}`, { cause: error });
    }
    await delay(backoff(failures, STORE_LOOK_MIN_MS, STORE_LOOK_MAX_MS));
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
    RedisConnection.clientFactory = openForQueue;
    return {
      ...optionsOf({ connection: redisConnection(REDIS_URL), prefix: PREFIX }),
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

/** In braces, so that all keys of the queues lie in one slot of a cluster: the library's scripts need it. */
const PREFIX = '{promptmint}';

/** Events of the queue that are kept, about; the product reads none of them. */
const EVENTS_KEPT = 1_000;

function optionsOf(made: QueueOptions): Pick<QueueStore, 'options' | 'consumerOptions'> {
  const options = { ...made, ...queueTelemetry(), streams: { events: { maxLen: EVENTS_KEPT } } };
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

/** The library knows servers alone, and adds the address of one on this machine. */
const openForQueue: NonNullable<typeof RedisConnection.clientFactory> = (options) => {
  const { url = '', host: _host, port: _port, ...rest } = options;
  return createIORedisClient(openRedis(url, rest));
};
