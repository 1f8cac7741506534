import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { QUEUES } from '../../queues/queue-names.js';

/**
 * A message of a committed transaction: written with it, relayed to the queue after it, and removed
 * by the consumer when its work is done, so that a lost queue loses no work.
 */
export const OutboxMessage = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    queue: p.enum(QUEUES).primary(),
    /** Unique in its queue; also the id of the job. */
    key: p.text().primary(),
    payload: p.json<unknown>(),
    createdAt: p.datetime().defaultRaw('now()'),
    relayedAt: p.datetime().nullable(),
    /** When it was marked dead, and why, without personal data; an operator decides about it. */
    failedAt: p.datetime().nullable(),
    failure: p.text().nullable(),
  },
});
export type OutboxMessage = InferEntity<typeof OutboxMessage>;
