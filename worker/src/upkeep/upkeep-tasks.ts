import { HEARTBEAT_MS } from '@promptmint/core/database/entities/heartbeat';

const HOUR_MS = 60 * 60 * 1_000;

/** What the worker does by the clock, and how often, in milliseconds. */
export const UPKEEP_TASKS = {
  'relay-outbox': HEARTBEAT_MS,
  'end-overdue': 10_000,
  'ask-for-payments': 60_000,
  tidy: HOUR_MS,
  'purge-accounts': HOUR_MS,
  'remove-payment-records': HOUR_MS,
} as const satisfies Record<string, number>;
export type UpkeepTask = keyof typeof UPKEEP_TASKS;
