import { HEARTBEAT_MS } from '@promptmint/core/database/entities/heartbeat';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * What one of all workers does by the clock, jobs of the queue; how often in milliseconds, or
 * when as cron says it, in UTC. What may not wait for the queue is in `UpkeepTimer`.
 */
export const UPKEEP_TASKS = {
  heartbeat: HEARTBEAT_MS,
  tidy: HOUR_MS,
  'purge-accounts': HOUR_MS,
  'remove-payment-records': HOUR_MS,
  'audit-all': '0 3 * * *',
} as const satisfies Record<string, number | string>;
export type UpkeepTask = keyof typeof UPKEEP_TASKS;
