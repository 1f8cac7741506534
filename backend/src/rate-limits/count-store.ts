import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '@promptmint/core/config/settings';
import { connectionOptions } from '@promptmint/core/database/connection';
import { directUrl } from '@promptmint/core/database/direct-connection';
import { FAIL_FAST, openRedis } from '@promptmint/core/queues/redis-connection';
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

/** How long the first connection may take, in milliseconds, before requests are answered without it. */
const CONNECT_MS = 3_000;

/** Connections to PostgreSQL: a count takes one for less than a millisecond. */
const POOL_MAX = 2;

const DELETE_EXPIRED_MS = 5 * 60 * 1_000;

/** Opens the store that also carries the queues: Redis where `REDIS_URL` is set, else PostgreSQL. */
export function openCountStore(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'REDIS_URL'>,
): Promise<CountStore> | CountStore {
  return settings.REDIS_URL ? openInRedis(settings.REDIS_URL) : openInPostgres(directUrl(settings));
}

async function openInRedis(url: string): Promise<CountStore> {
  const redis = openRedis(url, {
    ...FAIL_FAST,
    keyPrefix: 'promptmint:rate-limits:',
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const connected = redis.connect().catch(() => undefined);
  // The promise of a cluster that is not whole never settles.
  await Promise.race([connected, delay(CONNECT_MS, undefined, { ref: false })]);
  return {
    limiter: (options) =>
      new RateLimiterRedis({ ...options, ...blockedInMemory(options), storeClient: redis }),
    close: async () => redis.disconnect(),
  };
}

function openInPostgres(connectionString: string): CountStore {
  const pool = new pg.Pool({
    connectionString,
    ...connectionOptions(),
    max: POOL_MAX,
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
