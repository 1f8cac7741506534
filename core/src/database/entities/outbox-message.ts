import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { QUEUES } from '../../queues/queue-names.js';

/**
 * Work that a committed transaction owes: written with it, relayed to the queue after it, and
 * removed by the consumer when the work is done, so that a lost queue loses no work.
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
    /** When it was given up, and why, without personal data; from then on an operator decides. */
    failedAt: p.datetime().nullable(),
    failure: p.text().nullable(),
  },
});
export type OutboxMessage = InferEntity<typeof OutboxMessage>;
