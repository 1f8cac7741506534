import { PLANS } from '@promptmint/core/catalogue/plans';
import { z } from 'zod';

export const refundQuerySchema = z.strictObject({
  dry_run: z.enum(['true', 'false']).default('false').meta({
    description: 'true: shows what the refund would do, and refunds nothing.',
    example: 'true',
  }),
});
export type RefundQuery = z.output<typeof refundQuerySchema>;

export const refundRequestSchema = z
  .strictObject({
    amount_cents: z.int('Please enter whole cents').min(1).max(1_000_000).optional().meta({
      description: 'How much, in cents. Without it, all that is left.',
    }),
  })
  .meta({ id: 'RefundRequest', example: { amount_cents: 499 } });
export type RefundRequest = z.output<typeof refundRequestSchema>;

const accountSchema = z
  .object({ balance: z.int(), owed: z.int(), plan: z.enum(PLANS) })
  .meta({ id: 'SupportBalance', example: { balance: 60, owed: 0, plan: 'booster' } });

const PREVIEW_EXAMPLE = {
  left_cents: 0,
  credits_taken_back: 100,
  before: { balance: 60, owed: 0, plan: 'booster' },
  after: { balance: 0, owed: 40, plan: 'free' },
} as const;

/** By a name of its own, because a generator of clients reads lists of values only in such schemas. */
const previewSchema = z
  .object({
    /** What could still be refunded after it. */
    left_cents: z.int(),
    credits_taken_back: z.int(),
    before: accountSchema,
    after: accountSchema,
  })
  .meta({ id: 'SupportRefundPreview', example: PREVIEW_EXAMPLE });

export const refundAnswerSchema = z
  .object({
    payment_id: z.uuid(),
    account_id: z.uuid(),
    amount_cents: z.int(),
    /** What was ordered; null in a dry run. */
    refund_id: z.uuid().nullable(),
    /** What it would do; null when it was ordered. */
    preview: previewSchema.nullable(),
  })
  .meta({
    id: 'SupportRefund',
    example: {
      payment_id: '3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d',
      account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      amount_cents: 499,
      refund_id: null,
      preview: PREVIEW_EXAMPLE,
    },
  });
export type RefundAnswer = z.infer<typeof refundAnswerSchema>;
