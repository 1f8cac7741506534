import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { OutboxMessage } from '../database/entities/outbox-message.js';
import { runStatement } from '../database/statement.js';
import { traceparent } from '../tracing/tracing.js';
import { type JobPayload, jobOptions, jobPriority } from './jobs.js';
import type { QueueName } from './queue-names.js';

/** A message: work to do after the transaction that writes it has committed. */
export interface Work<Name extends QueueName> {
  queue: Name;
  /** Unique in its queue; also the id of the job. Holds no colon, which the queue reserves. */
  key: string;
  payload: JobPayload<Name>;
}

/** Adds a message in the caller's transaction, for the relay; writing the same key twice adds one message. */
export async function writeToOutbox<Name extends QueueName>(
  em: EntityManager,
  work: Work<Name>,
): Promise<void> {
  await write(em, work, false);
}

/**
 * The same for a process that adds the job itself after the commit, with `addJob`: the message counts as
 * relayed from the start. If that process dies before, the relay adds the job when it looks for lost ones.
 */
export async function writeRelayedToOutbox<Name extends QueueName>(
  em: EntityManager,
  work: Work<Name>,
): Promise<void> {
  await write(em, work, true);
}

/**
 * A message of a generation for each row of `prompt` that `debit` charged, as a part of the statement that charges.
 * @param trace the place of the value of `traceparent()`, or null.
 */
export function relayedGenerationSql(trace: `$${number}`): string {
  return `insert into outbox (queue, key, payload, relayed_at)
  select 'generation', id, jsonb_strip_nulls(jsonb_build_object(
    'promptId', id, 'priority', priority, 'traceparent', ${trace}::text)), now()
  from prompt where exists (select from debit)`;
}

const WRITE = {
  name: 'write-to-outbox',
  text: `insert into outbox (queue, key, payload, relayed_at)
    values ($1, $2, $3, case when $4 then now() end) on conflict do nothing`,
};

async function write(em: EntityManager, work: Work<QueueName>, relayed: boolean): Promise<void> {
  const payload = JSON.stringify({ ...work.payload, traceparent: traceparent() });
  await runStatement(em, WRITE, [work.queue, work.key, payload, relayed]);
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

type RelayedWork = Pick<OutboxMessage, 'queue' | 'key' | 'payload'>;

/**
 * Adds the job of a committed message to its queue. A job with the same id that is still queued or running is
 * not added twice.
 */
export async function addJob(queue: Queue, work: RelayedWork): Promise<void> {
  const { name, data, opts } = jobOf(work);
  await queue.add(name, data, opts);
}

/**
 * Adds the jobs of committed messages of one queue that are not in it, all in one call, and then marks the
 * messages as relayed in one statement. A process that dies in between has marked none, so that all are
 * relayed again. A message whose work ended meanwhile is gone, and one that was marked dead meanwhile stays as it is.
 */
export async function relay(em: EntityManager, queue: Queue, works: RelayedWork[]): Promise<void> {
  await queue.addBulk(works.map(jobOf));
  await em.nativeUpdate(
    OutboxMessage,
    { queue: queue.name as QueueName, key: works.map(({ key }) => key), failedAt: null },
    { relayedAt: new Date() },
  );
}

/** The trace of the request that wrote a message is no part of its job's data, but travels beside it. */
function jobOf({ queue, key, payload }: RelayedWork) {
  const { traceparent: trace, ...data } = payload as { traceparent?: string };
  return {
    name: queue,
    data,
    opts: {
      ...jobOptions[queue],
      ...jobPriority(queue, data),
      ...(trace && { telemetry: { metadata: JSON.stringify({ traceparent: trace }) } }),
      jobId: key,
    },
  };
}

/** Leaves a message to the relay, because its job could not be added. */
export async function leaveToRelay(em: EntityManager, { queue, key }: RelayedWork): Promise<void> {
  await em.nativeUpdate(OutboxMessage, { queue, key }, { relayedAt: null });
}
