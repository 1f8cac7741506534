import { z } from 'zod';
import type { PaidCard } from './paid-card.js';

/*
 * The few fields of Stripe's objects that are used. They are validated on arrival: in a webhook's event and
 * in the response to a call.
 */

/** Printable and short, as every id and type of Stripe is, so that it fits into a column and an index. */
export const stripeId = z.string().regex(/^[\x21-\x7e]{1,255}$/, 'is not an id');

/** An amount that fits into an integer column. */
const cents = z.int32().min(0);

/** Seconds since 1970, up to the last year that a timestamp is written with. */
const time = z.int().min(0).max(253_402_300_799);

/** An id, or the object with that id when the call expanded it. */
const reference = z
  .union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)])
  .nullable();

export const checkoutSessionSchema = z.object({
  id: stripeId,
  /** Null for a session that another product of the same account made. */
  client_reference_id: z.uuid().nullable().catch(null),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: reference,
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;

/** The only facts of a card that are kept; a payment without them is as good. */
const paidCard = z.object({
  brand: z
    .string()
    .regex(/^[a-z_]{1,30}$/)
    .catch('unknown'),
  last4: z.string().regex(/^\d{4}$/),
});

const retrievedCharge = z.object({
  receipt_url: z.url().nullish(),
  payment_method_details: z.object({ card: paidCard.nullish() }).nullish().catch(null),
});

/** What a charge says for the receipt. */
export interface ReceiptFacts {
  receiptUrl: string | null;
  card: PaidCard | null;
}

/** A session that was retrieved together with its charge. */
export const retrievedSessionSchema = checkoutSessionSchema
  .extend({
    payment_intent: z
      .object({
        id: stripeId,
        latest_charge: retrievedCharge.nullable(),
      })
      .nullable(),
  })
  .transform(({ payment_intent: intent, ...session }) => ({
    ...session,
    payment_intent: intent?.id ?? null,
    receipt: receiptFacts(intent?.latest_charge ?? null),
  }));
export type RetrievedSession = z.infer<typeof retrievedSessionSchema>;

function receiptFacts(charge: z.infer<typeof retrievedCharge> | null): ReceiptFacts {
  return {
    receiptUrl: charge?.receipt_url ?? null,
    card: charge?.payment_method_details?.card ?? null,
  };
}

const charge = z.object({
  id: stripeId,
  payment_intent: reference,
  amount_refunded: cents,
});
export type Charge = z.infer<typeof charge>;

/** A refund, with its charge. */
export const stripeRefundSchema = z.object({
  id: stripeId,
  status: z.string().nullable(),
  charge: z.object({ amount_refunded: cents }),
});

const dispute = z.object({
  id: stripeId,
  charge: reference,
  payment_intent: reference,
  amount: cents,
  status: z.string(),
});
export type StripeDispute = z.infer<typeof dispute>;

const about = <Type extends string, Data extends z.ZodType>(type: Type, object: Data) =>
  z.object({
    id: stripeId,
    created: time,
    livemode: z.boolean(),
    type: z.literal(type),
    data: z.object({ object }),
  });

/** The events that are applied. */
export const paymentEventSchema = z.discriminatedUnion('type', [
  about('checkout.session.completed', checkoutSessionSchema),
  about('checkout.session.async_payment_succeeded', checkoutSessionSchema),
  about('checkout.session.async_payment_failed', checkoutSessionSchema),
  about('checkout.session.expired', checkoutSessionSchema),
  about('charge.refunded', charge),
  about('charge.dispute.created', dispute),
  about('charge.dispute.closed', dispute),
]);
export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/** The fields that every event has. */
export const eventSchema = z.object({ id: stripeId, type: stripeId });

/** The types of the events that are applied; all others are ignored. */
export const PAYMENT_EVENT_TYPES: readonly string[] = paymentEventSchema.options.map(
  (option) => option.shape.type.value,
);
