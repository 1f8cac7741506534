import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';
import type { Sale } from './state-file.ts';
import type { Refusal } from './test-cards.ts';

type Intent = Stripe.PaymentIntent;

/** Fields that our payments do not change. */
const NOT_ASKED_FOR = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Intent>;

/** A new payment intent that waits for a payment method: https://docs.stripe.com/api/payment_intents/object */
export function newIntent({ session, intentData }: Sale, now: number): Intent {
  const id = newId('pi');
  return {
    ...NOT_ASKED_FOR,
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    client_secret: newId(`${id}_secret`),
    created: now,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: intentData.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: intentData.metadata,
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: session.payment_method_types,
    receipt_email: intentData.receiptEmail,
    status: 'requires_payment_method',
  };
}

/** The fields of an intent about the last failed attempt. */
export const lastError = (
  { code, declineCode, message }: Refusal,
  charge: string | undefined,
): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode && { decline_code: declineCode }),
  ...(charge && { charge }),
});
