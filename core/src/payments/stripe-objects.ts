import { z } from 'zod';

/*
 * The few fields of Stripe's objects that are acted on, checked where they come in: in a webhook's event
 * and in the answer to a call.
 */

/** An id, or the object of that id where a call asked for it. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullable();

export const checkoutSessionSchema = z.object({
  id: z.string(),
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

/** A session as it is told when it is asked for with its charge. */
export const retrievedSessionSchema = checkoutSessionSchema
  .extend({
    payment_intent: z
      .object({
        id: z.string(),
        latest_charge: z.object({ receipt_url: z.url().nullish() }).nullable(),
      })
      .nullable(),
  })
  .transform(({ payment_intent: intent, ...session }) => ({
    ...session,
    payment_intent: intent?.id ?? null,
    receipt_url: intent?.latest_charge?.receipt_url ?? null,
  }));
export type RetrievedSession = z.infer<typeof retrievedSessionSchema>;

const charge = z.object({
  id: z.string(),
  payment_intent: reference,
  amount_refunded: z.int().min(0),
});
export type Charge = z.infer<typeof charge>;

const dispute = z.object({
  id: z.string(),
  charge: reference,
  payment_intent: reference,
  amount: z.int().min(0),
  status: z.string(),
});
export type StripeDispute = z.infer<typeof dispute>;

const about = <Type extends string, Data extends z.ZodType>(type: Type, object: Data) =>
  z.object({
    id: z.string(),
    created: z.int(),
    livemode: z.boolean(),
    type: z.literal(type),
    data: z.object({ object }),
  });

/** The events that are acted on. */
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

/** The types of the events that are acted on; others are none of ours. */
export const PAYMENT_EVENT_TYPES: readonly string[] = paymentEventSchema.options.map(
  (option) => option.shape.type.value,
);
