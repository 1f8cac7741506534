import type { Stripe } from 'stripe';
import { loadStripe } from './load-stripe.ts';
import { newId } from './new-id.ts';

/** The API request that an event comes from; null for what happens on a page. */
export type Origin = Stripe.Event.Request | null;

/** The events that the stand-in sends. */
export type SentEvent = Extract<
  Stripe.Event,
  {
    type:
      | 'checkout.session.completed'
      | 'checkout.session.async_payment_succeeded'
      | 'checkout.session.async_payment_failed'
      | 'checkout.session.expired'
      | 'charge.refunded'
      | 'charge.dispute.created'
      | 'charge.dispute.closed';
  }
>;

type Session = Stripe.Checkout.Session;

/** What every event carries: https://docs.stripe.com/api/events/object */
const envelope = (origin: Origin = null) => ({
  id: newId('evt'),
  object: 'event' as const,
  api_version: loadStripe().API_VERSION,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: origin ?? { id: null, idempotency_key: null },
});

/** An object as it is now; the event does not follow later changes. */
const snapshot = <Thing>(object: Thing) => ({ object: structuredClone(object) });

export const sessionCompleted = (session: Session): Stripe.CheckoutSessionCompletedEvent => ({
  ...envelope(),
  type: 'checkout.session.completed',
  data: snapshot(session),
});

export const sessionExpired = (
  session: Session,
  origin: Origin,
): Stripe.CheckoutSessionExpiredEvent => ({
  ...envelope(origin),
  type: 'checkout.session.expired',
  data: snapshot(session),
});

export const delayedPaymentSucceeded = (
  session: Session,
): Stripe.CheckoutSessionAsyncPaymentSucceededEvent => ({
  ...envelope(),
  type: 'checkout.session.async_payment_succeeded',
  data: snapshot(session),
});

export const delayedPaymentFailed = (
  session: Session,
): Stripe.CheckoutSessionAsyncPaymentFailedEvent => ({
  ...envelope(),
  type: 'checkout.session.async_payment_failed',
  data: snapshot(session),
});

export const chargeRefunded = (
  charge: Stripe.Charge,
  before: Partial<Stripe.Charge>,
  origin: Origin,
): Stripe.ChargeRefundedEvent => ({
  ...envelope(origin),
  type: 'charge.refunded',
  data: { ...snapshot(charge), previous_attributes: before },
});

export const disputeCreated = (dispute: Stripe.Dispute): Stripe.ChargeDisputeCreatedEvent => ({
  ...envelope(),
  type: 'charge.dispute.created',
  data: snapshot(dispute),
});

export const disputeClosed = (dispute: Stripe.Dispute): Stripe.ChargeDisputeClosedEvent => ({
  ...envelope(),
  type: 'charge.dispute.closed',
  data: snapshot(dispute),
});
