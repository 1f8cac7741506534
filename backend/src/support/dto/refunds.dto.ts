import { PLANS } from '@promptmint/core/catalogue/plans';
import { z } from 'zod';

export const refundQuerySchema = z.strictObject({
  dry_run: z.enum(['true', 'false']).default('false').meta({
    description: 'true: shows what the refund would do, and refunds nothing.',
    example: 'true',
  }),
});
export type RefundQuery = z.output<typeof refundQuerySchema>;

const CENTS_MAX = 1_000_000;
const RANGE = `amount_cents must be a whole number from 1 to ${CENTS_MAX}`;

export const refundRequestSchema = z
  .strictObject({
    amount_cents: z.int(RANGE).min(1, RANGE).max(CENTS_MAX, RANGE).optional().meta({
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
    left_cents: z.int().meta({ description: 'What could still be refunded after it.' }),
    credits_taken_back: z.int().meta({
      description: 'From the balance; what it does not cover is owed.',
    }),
    before: accountSchema,
    after: accountSchema,
  })
  .meta({ id: 'SupportRefundPreview', example: PREVIEW_EXAMPLE });

export const refundAnswerSchema = z
  .object({
    payment_id: z.uuid(),
    account_id: z.uuid(),
    amount_cents: z.int(),
    refund_id: z.uuid().nullable().meta({ description: 'Null in a dry run.' }),
    preview: previewSchema.nullable().meta({
      description: 'What it would do; null when it was ordered.',
    }),
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
