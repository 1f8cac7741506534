import type { JobsOptions } from 'bullmq';
import { z } from 'zod';
import type { QueueName } from './queue-names.js';

/** The payload of each queue; the worker checks it again. */
export const jobPayloads = {
  generation: z.strictObject({
    promptId: z.uuid(),
    /** Whether it goes before jobs without priority. */
    priority: z.boolean().default(false),
  }),
  mail: z.discriminatedUnion('template', [
    z.strictObject({
      template: z.enum(['verify-email', 'change-email', 'reset-password', 'email-changed']),
      /** The emailed link. */
      tokenId: z.uuid(),
    }),
    z.strictObject({ template: z.enum(['welcome', 'export-link']), userId: z.uuid() }),
    z.strictObject({
      template: z.enum([
        'password-changed',
        'password-was-reset',
        'account-deleted',
        'account-restored',
        'export-ready',
        'api-key-made',
      ]),
      userId: z.uuid(),
      /** When it happened. */
      at: z.iso.datetime(),
    }),
    z.strictObject({
      template: z.enum(['contact-forwarded', 'contact-acknowledged']),
      messageId: z.uuid(),
    }),
    z.strictObject({ template: z.literal('receipt'), paymentId: z.uuid() }),
    z.strictObject({
      template: z.literal('refund'),
      paymentId: z.uuid(),
      refundedCents: z.int().min(1),
    }),
    z.strictObject({ template: z.literal('low-credits'), userId: z.uuid() }),
    z.strictObject({
      template: z.literal('goodwill'),
      userId: z.uuid(),
      credits: z.int().min(1),
      /** How many of them repaid what was owed; jobs of earlier releases do not say. */
      repaid: z.int().min(0).optional(),
    }),
  ]),
  upkeep: z.strictObject({}),
} satisfies Record<QueueName, z.ZodType>;

export type JobPayload<Name extends QueueName> = z.input<(typeof jobPayloads)[Name]>;
export type MailJob = JobPayload<'mail'>;

/**
 * How often a job is tried. Failed jobs are not kept: their work is still in the outbox, and is put
 * on the queue again unless the message was marked dead. The 13 pauses between the tries of an
 * email add up to between 11 and 14 hours: they double from 6 seconds to 7 hours, each less up to a
 * fifth.
 */
export const jobOptions: Readonly<Record<QueueName, JobsOptions>> = {
  generation: {
    attempts: 3,
    backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
    removeOnComplete: true,
    removeOnFail: true,
  },
  mail: {
    attempts: 14,
    backoff: { type: 'exponential', delay: 6_000, jitter: 0.2 },
    removeOnComplete: true,
    removeOnFail: true,
  },
  upkeep: { removeOnComplete: true, removeOnFail: true },
};

/** The queue's number for the priority of a job; lower is earlier. */
export function jobPriority(queue: QueueName, payload: unknown): Pick<JobsOptions, 'priority'> {
  if (queue !== 'generation') return {};
  return { priority: jobPayloads.generation.parse(payload).priority ? 1 : 2 };
}
