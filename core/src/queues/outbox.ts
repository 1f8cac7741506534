import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { OutboxMessage } from '../database/entities/outbox-message.js';
import { type JobPayload, jobOptions, jobPriority } from './jobs.js';
import type { QueueName } from './queue-names.js';

/** Work to be done after the commit of the transaction that writes it. */
export interface Work<Name extends QueueName> {
  queue: Name;
  /** Unique in its queue; also the id of the job. Holds no colon, which the queue reserves. */
  key: string;
  payload: JobPayload<Name>;
}

/** Writes work down in the caller's transaction; the same key twice is one piece of work. */
export async function writeToOutbox<Name extends QueueName>(
  em: EntityManager,
  work: Work<Name>,
): Promise<void> {
  await em.upsert(OutboxMessage, work, { onConflictAction: 'ignore' });
}

/** Strikes work off, in the transaction that ends it; what is left in the outbox is relayed again. */
export async function removeFromOutbox(
  em: EntityManager,
  queue: QueueName,
  key: string,
): Promise<void> {
  await em.nativeDelete(OutboxMessage, { queue, key });
}

/** Gives work up: from then on it is relayed no more, until an operator puts it back. */
export async function giveUp(
  em: EntityManager,
  queue: QueueName,
  key: string,
  failure: string,
): Promise<void> {
  await em.nativeUpdate(OutboxMessage, { queue, key }, { failedAt: new Date(), failure });
}

/** Owes given-up work again, so that it is relayed as if it had just been left behind. @returns how much. */
export function putBack(em: EntityManager, queue: QueueName, keys: string[]): Promise<number> {
  return em.nativeUpdate(
    OutboxMessage,
    { queue, key: keys, failedAt: { $ne: null } },
    { failedAt: null, failure: null, relayedAt: null },
  );
}

/**
 * Puts committed work on its queue and marks it relayed. A job that is still queued or running under
 * the same id is not doubled.
 */
export async function relay(
  em: EntityManager,
  queue: Queue,
  work: Pick<OutboxMessage, 'queue' | 'key' | 'payload'>,
): Promise<void> {
  await queue.add(work.queue, work.payload, {
    ...jobOptions[work.queue],
    ...jobPriority(work.queue, work.payload),
    jobId: work.key,
  });
  await em.nativeUpdate(
    OutboxMessage,
    { queue: work.queue, key: work.key },
    { relayedAt: new Date() },
  );
}
