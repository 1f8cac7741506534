import { redisUrl } from '../../local/testing/redis.ts';

/** The stores that a queue test runs on: PostgreSQL always, Redis if there is one. */
export function queueStores(): [name: string, redisUrl: string | undefined][] {
  const redis = redisUrl();
  return redis
    ? [
        ['PostgreSQL', undefined],
        ['Redis', redis],
      ]
    : [['PostgreSQL', undefined]];
}
