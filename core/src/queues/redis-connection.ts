import { Redis, type RedisOptions } from 'ioredis';

/** How long a command that does not block may take, in milliseconds. */
const COMMAND_TIMEOUT_MS = 3_000;
/**
 * A connection without an answer for this long is replaced; longer than a consumer waits for a job.
 */
const SILENCE_MS = 10_000;
const RECONNECT_MAX_MS = 3_000;

/** The options of every connection to Redis. */
const CONNECTION: RedisOptions = {
  connectTimeout: 3_000,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(times * 200, RECONNECT_MAX_MS),
};

/** A caller gets an error within seconds, and decides itself what to do. */
export const FAIL_FAST: RedisOptions = {
  ...CONNECTION,
  maxRetriesPerRequest: 1,
  commandTimeout: COMMAND_TIMEOUT_MS,
  socketTimeout: COMMAND_TIMEOUT_MS,
};

/** Commands wait until Redis is back; some of them block on purpose, so that only silence beyond that counts. */
export const PATIENT: RedisOptions = {
  ...CONNECTION,
  maxRetriesPerRequest: null,
  socketTimeout: SILENCE_MS,
};

/** A connection whose commands fail within seconds, and that reconnects by itself. */
export function openRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, { ...FAIL_FAST, ...options });
  // Every command says when it fails.
  redis.on('error', () => undefined);
  return redis;
}
