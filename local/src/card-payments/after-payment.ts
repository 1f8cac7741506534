import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { nowInSeconds, type StandIn } from './stand-in.ts';
import type { Sale } from './state-file.ts';
import { newDispute } from './stripe-dispute.ts';
import { chargeRefunded, disputeClosed, disputeCreated, type Origin } from './stripe-events.ts';
import { newRefund } from './stripe-refund.ts';

/** The charge that was paid, or null. */
export function paidCharge({ charges }: Sale): Stripe.Charge | null {
  const charge = charges.at(-1);
  return charge?.paid ? charge : null;
}

/** What can still be refunded, in the currency's smallest unit: nothing while a dispute holds the money. */
export function refundable(sale: Sale): number {
  const charge = paidCharge(sale);
  if (!charge || (sale.dispute && sale.dispute.status !== 'won')) return 0;
  return charge.amount - charge.amount_refunded;
}

/** How a refund is asked for by a call; the control page asks for none of it. */
interface RefundCall {
  metadata: Stripe.Metadata;
  origin: Origin;
}

/**
 * Refunds money; the charge contains the sum of all refunds so far.
 * @throws {ApiError} when that much cannot be refunded
 */
export function refund(
  standIn: StandIn,
  sale: Sale,
  amount: number,
  { metadata, origin }: RefundCall = { metadata: {}, origin: null },
): Stripe.Refund {
  const charge = paidCharge(sale);
  if (!charge || amount < 1 || amount > refundable(sale)) throw refusalOf(sale, charge, amount);
  const { amount_refunded, refunded } = charge;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = newRefund(charge, { amount, metadata, now: nowInSeconds() });
  (sale.refunds ??= []).unshift(made);
  const before = { amount_refunded, ...(charge.refunded && { refunded }) };
  standIn.webhooks.send(chargeRefunded(charge, before, origin));
  return made;
}

/** Stripe's sentences: https://docs.stripe.com/error-codes */
function refusalOf(sale: Sale, charge: Stripe.Charge | null, amount: number): ApiError {
  if (!charge) return new ApiError('This payment has no successful charge to refund.');
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return new ApiError(message, { code: 'charge_already_refunded' });
  }
  if (sale.dispute && sale.dispute.status !== 'won') {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    return new ApiError(message, { code: 'charge_disputed' });
  }
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const left = dollars(refundable(sale));
  return new ApiError(
    amount < 1
      ? 'Invalid positive integer'
      : `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${left})`,
    { param: 'amount' },
  );
}

/** @throws {ApiError} when there is nothing to dispute, or a dispute already */
export function openDispute(standIn: StandIn, sale: Sale): void {
  const charge = paidCharge(sale);
  if (!charge || charge.refunded || sale.dispute) {
    throw new ApiError('This payment cannot be disputed now.');
  }
  charge.disputed = true;
  sale.dispute = newDispute(charge, nowInSeconds());
  standIn.webhooks.send(disputeCreated(sale.dispute));
}

/** @throws {ApiError} when no dispute is open */
export function closeDispute(standIn: StandIn, sale: Sale, status: 'won' | 'lost'): void {
  const { dispute } = sale;
  if (dispute?.status !== 'needs_response') throw new ApiError('No dispute is open.');
  dispute.status = status;
  dispute.is_charge_refundable = status === 'won';
  standIn.webhooks.send(disputeClosed(dispute));
}
