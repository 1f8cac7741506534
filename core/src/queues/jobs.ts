import type { JobsOptions } from 'bullmq';
import { z } from 'zod';
import type { QueueName } from './queue-names.js';

/** What travels on each queue; checked again by the worker that takes it. */
export const jobPayloads = {
  generation: z.strictObject({
    promptId: z.uuid(),
    /** Whether it goes before those that have none. */
    priority: z.boolean().default(false),
  }),
  mail: z.discriminatedUnion('template', [
    z.strictObject({ template: z.literal('verify-email'), userId: z.uuid(), tokenId: z.uuid() }),
    z.strictObject({ template: z.literal('receipt'), paymentId: z.uuid() }),
    z.strictObject({
      template: z.literal('refund'),
      paymentId: z.uuid(),
      refundedCents: z.int().min(1),
    }),
    z.strictObject({ template: z.literal('low-credits'), userId: z.uuid() }),
  ]),
  upkeep: z.strictObject({}),
} satisfies Record<QueueName, z.ZodType>;

export type JobPayload<Name extends QueueName> = z.input<(typeof jobPayloads)[Name]>;
export type MailJob = JobPayload<'mail'>;

/**
 * How often a job is tried. Nothing is kept of a failed one: what it owed is still in the outbox, and
 * is put on the queue again as long as it is worth doing.
 */
export const jobOptions: Readonly<Record<QueueName, JobsOptions>> = {
  generation: {
    attempts: 3,
    backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
    removeOnComplete: true,
    removeOnFail: true,
  },
  mail: {
    attempts: 10,
    backoff: { type: 'exponential', delay: 5_000, jitter: 0.5 },
    removeOnComplete: true,
    removeOnFail: true,
  },
  upkeep: { removeOnComplete: true, removeOnFail: true },
};

/** The queue's number for how early a job is taken; lower is earlier. */
export function jobPriority(queue: QueueName, payload: unknown): Pick<JobsOptions, 'priority'> {
  if (queue !== 'generation') return {};
  return { priority: jobPayloads.generation.parse(payload).priority ? 1 : 2 };
}
