import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** When a kind of process last showed that it consumes its queues. */
export const Heartbeat = defineEntity({
  name: 'Heartbeat',
  tableName: 'heartbeats',
  properties: {
    process: p.text().primary(),
    consumedAt: p.datetime(),
  },
});
export type Heartbeat = InferEntity<typeof Heartbeat>;

/** How often a worker beats, and how long after its last beat it counts as alive, in milliseconds. */
export const HEARTBEAT_MS = 5_000;
export const WORKER_ALIVE_MS = 4 * HEARTBEAT_MS;
