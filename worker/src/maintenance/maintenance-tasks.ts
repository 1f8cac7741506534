import { HEARTBEAT_MS } from '@promptmint/core/database/entities/heartbeat';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Scheduled jobs, each done by one of all workers: how often in milliseconds, or when as a cron
 * pattern in UTC. Tasks that cannot wait for the queue are in `MaintenanceTimer`.
 */
export const MAINTENANCE_TASKS = {
  heartbeat: HEARTBEAT_MS,
  tidy: HOUR_MS,
  'purge-prompts': MINUTE_MS,
  'purge-accounts': HOUR_MS,
  'remove-payment-records': HOUR_MS,
  'audit-all': '0 3 * * *',
} as const satisfies Record<string, number | string>;
export type MaintenanceTask = keyof typeof MAINTENANCE_TASKS;
