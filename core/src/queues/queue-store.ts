import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, Queue, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
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
}

const STORE_WAIT_MS = 60_000;
const STORE_LOOK_MS = 1_000;

/**
 * Waits until the store carries queues. A process calls it before it makes its own, because a queue
 * whose first connection failed never recovers.
 * @throws what the store said last, when it is not there within a minute.
 */
export async function waitForQueueStore({ options }: QueueStore): Promise<void> {
  for (const limit = Date.now() + STORE_WAIT_MS; ; await delay(STORE_LOOK_MS)) {
    const probe = new Queue('upkeep', options);
    probe.on('error', () => undefined);
    try {
      return await probe.waitUntilReady();
    } catch (error) {
      if (Date.now() >= limit) throw error;
    } finally {
      await probe.close().catch(() => undefined);
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
  if (settings.REDIS_URL) {
    setDefaultBackendFactory();
    return {
      options: { connection: redisConnection(settings.REDIS_URL, role), prefix: '{promptmint}' },
      replies: new RedisReplyChannel(settings.REDIS_URL),
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return {
    options: {
      connection: postgresConnection(settings.DATABASE_URL) as QueueOptions['connection'],
    },
    replies: new PostgresReplyChannel(settings.DATABASE_URL),
  };
}

function redisConnection(url: string, role: 'producer' | 'consumer'): QueueOptions['connection'] {
  return role === 'producer'
    ? { url, enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 3_000 }
    : { url, maxRetriesPerRequest: null };
}

function postgresConnection(connectionString: string) {
  return { connectionString, schema: QUEUE_SCHEMA, max: 4, connectionTimeoutMillis: 3_000 };
}
