import type { Settings } from '@promptmint/core/config/settings';
import { connectionOptions } from '@promptmint/core/database/connection';
import { directUrl } from '@promptmint/core/database/direct-connection';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** The store in which all API processes count together. */
export interface CountStore {
  /**
   * A limiter that counts in this store. It rejects with an error while the store cannot be
   * reached.
   */
  limiter(options: IRateLimiterOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

/** How long a request may wait for the store, in milliseconds, before its process counts alone. */
const TIMEOUT_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;

const DELETE_EXPIRED_MS = 5 * 60 * 1_000;

/** Opens the store that also carries the queues: Redis where `REDIS_URL` is set, else PostgreSQL. */
export function openCountStore(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL'>,
): Promise<CountStore> | CountStore {
  return settings.REDIS_URL ? openRedis(settings.REDIS_URL) : openPostgres(directUrl(settings));
}

async function openRedis(url: string): Promise<CountStore> {
  const redis = new Redis(url, {
    keyPrefix: 'promptmint:rate-limits:',
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
  });
  // The failing command rejects where it was sent; the client reconnects by itself.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  return {
    limiter: (options) =>
      new RateLimiterRedis({ ...options, ...blockedInMemory(options), storeClient: redis }),
    close: async () => redis.disconnect(),
  };
}

function openPostgres(connectionString: string): CountStore {
  const pool = new pg.Pool({
    connectionString,
    ...connectionOptions(),
    max: 4,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    maxLifetimeSeconds: 30,
  });
  // The pool replaces a broken idle connection at the next query.
  pool.on('error', () => undefined);
  // The library's own timer would go on after the pool is closed.
  const timer = setInterval(() => void deleteExpired(pool), DELETE_EXPIRED_MS).unref();
  return {
    limiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        ...blockedInMemory(options),
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    close: async () => {
      clearInterval(timer);
      await pool.end();
    },
  };
}

/** Deletes expired counts; the next run deletes what a failed one left. */
async function deleteExpired(pool: pg.Pool): Promise<void> {
  await pool
    .query('delete from rate_limits where expire < $1', [Date.now()])
    .catch(() => undefined);
}

/**
 * A refused client is refused from memory until the window ends: a flood does not reach the store.
 */
function blockedInMemory({ points }: IRateLimiterOptions) {
  return { inMemoryBlockOnConsumed: points + 1 };
}
