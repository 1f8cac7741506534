import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';

/** A refund that went through: https://docs.stripe.com/api/refunds/object */
export const newRefund = (
  charge: Stripe.Charge,
  { amount, metadata, now }: { amount: number; metadata: Stripe.Metadata; now: number },
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: now,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
