import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, Queue, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Settings } from '../config/settings.js';
import { PostgresReplyChannel } from './postgres-reply-channel.js';
import { RedisReplyChannel } from './redis-reply-channel.js';
import type { ReplyChannel } from './reply-channel.js';

/** The schema that BullMQ keeps its own tables in when PostgreSQL carries the queues. */
export const QUEUE_SCHEMA = 'bullmq';

/** The store that carries the queues and the replies: Redis where `REDIS_URL` is set, else PostgreSQL. */
export interface QueueStore {
  /** What every queue and worker of this process is made with. */
  options: QueueOptions;
  replies: ReplyChannel;
  /** Looks once whether the store carries queues. @throws what it said when it does not. */
  probe(): Promise<void>;
}

const STORE_WAIT_MS = 60_000;
const STORE_LOOK_MS = 1_000;
const NO_STORE =
  'The store of the queues did not answer within a minute: look at REDIS_URL, or at DATABASE_URL if that is empty.';

/**
 * Waits until the store carries queues. A process calls it before it makes its own, because a queue
 * whose first connection failed never recovers.
 * @throws when it is not there within a minute; the cause is what it said last.
 */
export async function waitForQueueStore(store: QueueStore): Promise<void> {
  for (const limit = Date.now() + STORE_WAIT_MS; ; await delay(STORE_LOOK_MS)) {
    try {
      return await store.probe();
    } catch (error) {
      if (Date.now() >= limit) throw new Error(NO_STORE, { cause: error });
    }
  }
}

/**
 * Chooses the store for this process, once, before any queue is made. A producer fails at once when
 * the store is down, because the outbox keeps the work; a consumer waits until it is back.
 */
export function openQueueStore(
  settings: Pick<Settings, 'DATABASE_URL' | 'REDIS_URL'>,
  role: 'producer' | 'consumer',
): QueueStore {
  const { DATABASE_URL, REDIS_URL } = settings;
  if (REDIS_URL) {
    setDefaultBackendFactory();
    return {
      options: { connection: redisConnection(REDIS_URL, role), prefix: '{promptmint}' },
      replies: new RedisReplyChannel(REDIS_URL),
      probe: () => probeRedis(REDIS_URL),
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const options = { connection: postgresConnection(DATABASE_URL) as QueueOptions['connection'] };
  return {
    options,
    replies: new PostgresReplyChannel(DATABASE_URL),
    probe: () => probePostgres(options),
  };
}

/** A connection of its own that never tries again: a queue's would go on after it is closed. */
async function probeRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
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

function redisConnection(url: string, role: 'producer' | 'consumer'): QueueOptions['connection'] {
  return role === 'producer'
    ? { url, enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 3_000 }
    : { url, maxRetriesPerRequest: null };
}

function postgresConnection(connectionString: string) {
  return { connectionString, schema: QUEUE_SCHEMA, max: 4, connectionTimeoutMillis: 3_000 };
}
