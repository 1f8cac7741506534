// https://docs.stripe.com/api/expanding_objects
import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import type { Sale } from './state-file.ts';

/** The session, with the requested objects in place of their ids. */
export function expandedSession(
  sale: Sale,
  expand: readonly string[] = [],
): Stripe.Checkout.Session {
  const { own, below } = pathsOf(expand, 'payment_intent');
  const { session, intent } = sale;
  if (!own || !intent) return session;
  return { ...session, payment_intent: expandedIntent(intent, sale, below) };
}

/** @see expandedSession */
export function expandedIntent(
  intent: Stripe.PaymentIntent,
  { charges }: Sale,
  expand: readonly string[] = [],
): Stripe.PaymentIntent {
  const { own, below } = pathsOf(expand, 'latest_charge');
  const charge = charges.find(({ id }) => id === intent.latest_charge);
  if (!own || !charge) return intent;
  return { ...intent, latest_charge: expandedCharge(charge, below) };
}

/** @see expandedSession */
export function expandedCharge(
  charge: Stripe.Charge,
  expand: readonly string[] = [],
): Stripe.Charge {
  pathsOf(expand, null);
  return charge;
}

/** @see expandedSession */
export function expandedRefund(
  refund: Stripe.Refund,
  { charges }: Sale,
  expand: readonly string[] = [],
): Stripe.Refund {
  const { own, below } = pathsOf(expand, 'charge');
  const charge = charges.find(({ id }) => id === refund.charge);
  if (!own || !charge) return refund;
  return { ...refund, charge: expandedCharge(charge, below) };
}

/** @see expandedSession */
export function expandedRefunds(
  refunds: readonly Stripe.Refund[],
  sale: Sale,
  expand: readonly string[] = [],
): Stripe.Refund[] {
  const { below } = pathsOf(expand, 'data');
  return refunds.map((refund) => expandedRefund(refund, sale, below));
}

/** Whether the one expandable property is requested, and what is requested below it. */
function pathsOf(
  expand: readonly string[],
  known: string | null,
): { own: boolean; below: string[] } {
  const below: string[] = [];
  for (const path of expand) {
    const [first = '', ...rest] = path.split('.');
    if (first !== known) {
      throw new ApiError(`This property cannot be expanded (${first}).`, { param: 'expand' });
    }
    if (rest.length > 0) below.push(rest.join('.'));
  }
  return { own: expand.length > 0, below };
}
