import { HEARTBEAT_MS } from '@promptmint/core/database/entities/heartbeat';

/** What the worker does by the clock, and how often, in milliseconds. */
export const UPKEEP_TASKS = {
  'relay-outbox': HEARTBEAT_MS,
  'end-overdue': 10_000,
  'ask-for-payments': 60_000,
  tidy: 60 * 60 * 1_000,
} as const satisfies Record<string, number>;
export type UpkeepTask = keyof typeof UPKEEP_TASKS;
