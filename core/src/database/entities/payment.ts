import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { PACK_TYPES } from '../../catalogue/packs.js';
import { User } from './user.js';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** One purchase of a pack, written before its checkout session is made. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    /** Also the checkout session's client reference and idempotency key. */
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).index().deleteRule('no action').updateRule('no action'),
    pack: p.enum(PACK_TYPES),
    credits: p.integer(),
    amountCents: p.integer(),
    currency: p.text(),
    livemode: p.boolean(),
    status: p.enum(PAYMENT_STATUSES).default('pending'),
    checkoutSession: p.text().unique().nullable(),
    checkoutUrl: p.text().nullable(),
    /** When the open session expires. */
    expiresAt: p.datetime().nullable(),
    paymentIntent: p.text().unique().nullable(),
    receiptUrl: p.text().nullable(),
    /** What the receipt names of the card; null for other ways to pay, and after a purge. */
    cardBrand: p.text().nullable(),
    cardLast4: p.text().nullable(),
    /** Credits booked in the ledger so far. */
    grantedCredits: p.integer().default(0),
    revokedCredits: p.integer().default(0),
    /** What the refunds so far are worth, even if a dispute has already taken it. */
    refundedCredits: p.integer().default(0),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    /** When the sweep last asked Stripe about it. */
    askedAt: p.datetime().nullable(),
  },
  checks: [
    {
      name: 'payments_revoked_of_granted',
      expression:
        'revoked_credits >= 0 and revoked_credits <= granted_credits and granted_credits <= credits',
    },
    {
      name: 'payments_card',
      expression: "(card_brand is null) = (card_last4 is null) and card_last4 ~ '^[0-9]{4}$'",
    },
  ],
  indexes: [
    {
      name: 'payments_history',
      expression:
        "create index payments_history on payments (user_id, paid_at desc, id desc) where status = 'paid'",
    },
    {
      name: 'payments_pending',
      expression: "create index payments_pending on payments (created_at) where status = 'pending'",
    },
    {
      name: 'payments_without_receipt',
      expression:
        "create index payments_without_receipt on payments (paid_at) where status = 'paid' and receipt_url is null",
    },
  ],
});
export type Payment = InferEntity<typeof Payment>;

/**
 * The known facts about the charge of a payment intent. They may be known before its checkout
 * session is, since events arrive in any order.
 */
export const ChargeFacts = defineEntity({
  name: 'ChargeFacts',
  tableName: 'charge_facts',
  properties: {
    paymentIntent: p.text().primary(),
    charge: p.text(),
    /** The highest cumulative refund seen. */
    refundedCents: p.integer().default(0),
  },
});
export type ChargeFacts = InferEntity<typeof ChargeFacts>;

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A buyer's dispute with their bank over a charge. */
export const Dispute = defineEntity({
  name: 'Dispute',
  tableName: 'disputes',
  properties: {
    id: p.text().primary(),
    paymentIntent: p.text().index(),
    amountCents: p.integer(),
    status: p.enum(DISPUTE_STATUSES).default('open'),
  },
});
export type Dispute = InferEntity<typeof Dispute>;

/** An event of the payment provider that was handled. */
export const StripeEvent = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    createdAt: p.datetime(),
    receivedAt: p.datetime().defaultRaw('now()').index(),
  },
});
export type StripeEvent = InferEntity<typeof StripeEvent>;

export const REJECTION_REASONS = ['malformed', 'mismatch', 'unknown'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A signed event of the payment provider that was refused; an operator looks at it. */
export const RejectedEvent = defineEntity({
  name: 'RejectedEvent',
  tableName: 'rejected_events',
  properties: {
    /** The event's own id; a hash of its body where it has none. */
    id: p.text().primary(),
    type: p.text().nullable(),
    reason: p.enum(REJECTION_REASONS),
    /** What was wrong with it, without anything personal. */
    detail: p.text(),
    /** How often it arrived; the provider repeats refused events. */
    times: p.integer().default(1),
    receivedAt: p.datetime().defaultRaw('now()').index(),
  },
});
export type RejectedEvent = InferEntity<typeof RejectedEvent>;
