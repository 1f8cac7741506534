import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Payment } from './payment.js';

export const REFUND_STATUSES = ['open', 'done', 'refused'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const STRIPE_REFUSALS = [
  'payment_refunded',
  'payment_disputed',
  'refund_too_large',
  'refund_failed',
] as const;
/** Why Stripe refuses a refund. */
export type StripeRefusal = (typeof STRIPE_REFUSALS)[number];

/**
 * A refund that a member of staff ordered, written before Stripe is asked. It says nothing about credits:
 * those follow what Stripe reports of the charge.
 */
export const Refund = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    /** Also the idempotency key of the call to Stripe, and in the metadata of Stripe's refund. */
    id: p.uuid().primary(),
    payment: () => p.manyToOne(Payment).index().deleteRule('no action').updateRule('no action'),
    staffId: p.uuid(),
    /** The entry of the audit with which it was ordered. */
    requestId: p.uuid(),
    idempotencyKey: p.text(),
    /** As it was asked for; null for all that was left. */
    requestedCents: p.integer().nullable(),
    amountCents: p.integer(),
    status: p.enum(REFUND_STATUSES).default('open'),
    /** Null also for one that a release before 20261226 wrote as refused. */
    refusal: p.enum(STRIPE_REFUSALS).nullable(),
    stripeRefund: p.text().nullable(),
    /** All that had been refunded of the charge with this refund, as Stripe answered. */
    cumulativeCents: p.integer().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
    /** When a worker last asked again for it. */
    askedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'refunds_idempotency_key', properties: ['staffId', 'idempotencyKey'] }],
  checks: [
    { name: 'refunds_ended', expression: "(status = 'open') = (ended_at is null)" },
    { name: 'refunds_refused', expression: "status = 'refused' or refusal is null" },
    {
      name: 'refunds_done',
      expression: "(status = 'done') = (num_nonnulls(stripe_refund, cumulative_cents) = 2)",
    },
  ],
  indexes: [
    {
      name: 'refunds_open',
      expression: "create unique index refunds_open on refunds (payment_id) where status = 'open'",
    },
  ],
});
export type Refund = InferEntity<typeof Refund>;
