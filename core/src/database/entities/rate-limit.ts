import { defineEntity, p } from '@mikro-orm/core';

/** The rate limiter's own table, used if PostgreSQL carries the queues; nothing else reads it. */
export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    key: p.text().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('number').nullable().index(),
  },
});
