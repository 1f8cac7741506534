import { PACK_TYPES } from '@promptmint/core/catalogue/packs';
import { PAYMENT_STATUSES } from '@promptmint/core/database/entities/payment';
import { z } from 'zod';

export const checkoutQuerySchema = z.strictObject({
  pack_type: z
    .enum(PACK_TYPES, { error: `pack_type must be one of ${PACK_TYPES.join(', ')}` })
    .meta({ description: 'The pack to buy.' }),
});
export type CheckoutQuery = z.output<typeof checkoutQuerySchema>;

export const checkoutSchema = z.object({ checkout_url: z.url() }).meta({
  id: 'Checkout',
  example: { checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_1' },
});
export type CheckoutAnswer = z.infer<typeof checkoutSchema>;

export const sessionParamsSchema = z.strictObject({
  session_id: z
    .string()
    .regex(/^[A-Za-z0-9_]{1,200}$/, 'session_id is not a checkout session')
    .meta({
      description: 'The checkout session that Stripe leads back from.',
      example: 'cs_test_1',
    }),
});
export type SessionParams = z.output<typeof sessionParamsSchema>;

const cardSchema = z.string().nullable().meta({
  description: 'The card that paid, as the receipt names it; null for other ways to pay.',
  example: 'Visa ending in 4242',
});

export const checkoutStateSchema = z
  .object({
    status: z.enum(PAYMENT_STATUSES),
    credits_purchased: z.int(),
    credits: z.int().meta({ description: 'The balance now.' }),
    receipt_url: z.url().nullable().meta({ description: "Stripe's receipt, once there is one." }),
    card: cardSchema,
  })
  .meta({
    id: 'CheckoutState',
    example: {
      status: 'paid',
      credits_purchased: 100,
      credits: 110,
      receipt_url: null,
      card: 'Visa ending in 4242',
    },
  });
export type CheckoutStateAnswer = z.infer<typeof checkoutStateSchema>;

const transactionSchema = z
  .object({
    id: z.uuid(),
    date: z.iso.datetime(),
    credits_purchased: z.int(),
    amount: z.number().meta({ description: 'In US dollars.' }),
    payment_method: z.string(),
    status: z.enum(['completed', 'refunded', 'disputed']).meta({
      description:
        '`refunded`: all of it or a part, however small; `disputed`: the buyer disputes it with their bank, or did so and won.',
    }),
    receipt_url: z.url().nullable(),
    card: cardSchema,
  })
  .meta({
    id: 'Transaction',
    example: {
      id: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11',
      date: '2026-11-20T09:00:00.000Z',
      credits_purchased: 100,
      amount: 4.99,
      payment_method: 'stripe',
      status: 'completed',
      receipt_url: null,
      card: 'Visa ending in 4242',
    },
  });
export type Transaction = z.infer<typeof transactionSchema>;

const TRANSACTIONS_EXAMPLE = {
  transactions: [],
  total: 0,
  total_spent: 0,
};

export const transactionsSchema = z
  .object({
    transactions: z.array(transactionSchema),
    total: z.int(),
    total_spent: z.number().meta({ description: 'In US dollars, net of refunds.' }),
  })
  .meta({ id: 'Transactions', example: TRANSACTIONS_EXAMPLE });
export type TransactionsAnswer = z.infer<typeof transactionsSchema>;

export const receivedSchema = z
  .object({ received: z.literal(true) })
  .meta({ id: 'Received', example: { received: true } });
export type ReceivedAnswer = z.infer<typeof receivedSchema>;
