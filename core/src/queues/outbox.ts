import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { OutboxMessage } from '../database/entities/outbox-message.js';
import { type JobPayload, jobOptions, jobPriority } from './jobs.js';
import type { QueueName } from './queue-names.js';

/** A message: work to do after the transaction that writes it has committed. */
export interface Work<Name extends QueueName> {
  queue: Name;
  /** Unique in its queue; also the id of the job. Holds no colon, which the queue reserves. */
  key: string;
  payload: JobPayload<Name>;
}

/** Adds a message in the caller's transaction; writing the same key twice adds one message. */
export async function writeToOutbox<Name extends QueueName>(
  em: EntityManager,
  work: Work<Name>,
): Promise<void> {
  await em.upsert(OutboxMessage, work, { onConflictAction: 'ignore' });
}

/** Removes a message in the transaction that finishes its work; messages that stay are relayed again. */
export async function removeFromOutbox(
  em: EntityManager,
  queue: QueueName,
  key: string,
): Promise<void> {
  await em.nativeDelete(OutboxMessage, { queue, key });
}

/** Marks a message as dead: it is not relayed again until an operator requeues it. */
export async function markDead(
  em: EntityManager,
  queue: QueueName,
  key: string,
  failure: string,
): Promise<void> {
  await em.nativeUpdate(OutboxMessage, { queue, key }, { failedAt: new Date(), failure });
}

/** Puts dead messages back in line, as if they had never been relayed. @returns how many. */
export function requeue(em: EntityManager, queue: QueueName, keys: string[]): Promise<number> {
  return em.nativeUpdate(
    OutboxMessage,
    { queue, key: keys, failedAt: { $ne: null } },
    { failedAt: null, failure: null, relayedAt: null },
  );
}

/**
 * Adds the job of a committed message to its queue and marks the message as relayed. A job with the same id
 * that is still queued or running is not added twice.
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
