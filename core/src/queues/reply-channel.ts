import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';

/** What has just happened to a generation. */
export const STAGES = ['started', 'section', 'ended'] as const;
export type Stage = (typeof STAGES)[number];

const wakeUpSchema = z.strictObject({ promptId: z.uuid(), stage: z.enum(STAGES) });
/**
 * Wakes the followers of a prompt when it has changed. It carries no text: readers read the
 * database.
 */
export type WakeUp = z.infer<typeof wakeUpSchema>;

/** The content of a message on the channel, or `undefined` if it is not one of ours. */
export function readWakeUp(message: string): WakeUp | undefined {
  try {
    return wakeUpSchema.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

/** Called with each wake-up, or with `null` when some may have been missed while disconnected. */
export type WakeUpListener = (wakeUp: WakeUp | null) => void;

/** What one statement changes. */
export interface Change {
  /** A connection to PostgreSQL itself plans the statement once under this name. */
  name: string;
  /** Common table expressions. The one named `changed` returns a row for each prompt it changes. */
  expressions: string;
  values: readonly unknown[];
}

/** An empty change, to send a wake-up about what is committed already. */
export const WAKE_ONLY: Change = {
  name: 'wake',
  expressions: 'changed as (select 1)',
  values: [],
};

/** Carries wake-ups from the worker to the API processes. */
export interface ReplyChannel {
  /**
   * Runs a change as one statement, which commits by itself, and wakes the followers after the
   * commit if anything has changed. A conflict with another transaction makes it run twice.
   * @returns the rows of `changed`.
   */
  commit<Row extends object>(em: EntityManager, wakeUp: WakeUp, change: Change): Promise<Row[]>;
  /** Opens the one subscription of this process; it reconnects by itself. */
  listen(listener: WakeUpListener): Promise<void>;
  /** Whether the store that carries the queue is known to be out of reach. */
  isDown(): boolean;
  close(): Promise<void>;
}
