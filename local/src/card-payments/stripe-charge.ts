import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';
import type { CardFacts, Refusal } from './test-cards.ts';

type Charge = Stripe.Charge;

/** Fields that our payments do not change. */
const NOT_ASKED_FOR = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'TEST BUSINESS',
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>;

/** The buyer and the payment method. */
export interface Payer {
  email: string | null;
  name: string | null;
  method: Stripe.Charge.PaymentMethodDetails;
}

/** A new charge object that succeeded, or waits for the bank: https://docs.stripe.com/api/charges/object */
export function newCharge(
  intent: Stripe.PaymentIntent,
  { email, name, method }: Payer,
  { status, baseUrl, now }: { status: 'succeeded' | 'pending'; baseUrl: string; now: number },
): Charge {
  const id = newId(method.type === 'card' ? 'ch' : 'py');
  return {
    ...NOT_ASKED_FOR,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    balance_transaction: newId('txn'),
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    captured: true,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      ...NO_ADVICE,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: method,
    receipt_email: intent.receipt_email,
    receipt_url: `${baseUrl}/receipts/${id}`,
    refunded: false,
    status,
  };
}

const NO_ADVICE = { advice_code: null, network_advice_code: null, network_decline_code: null };

/** The same charge after the bank or the network declined it. */
export const failedCharge = (charge: Charge, { code, declineCode, message }: Refusal): Charge => ({
  ...charge,
  amount_captured: 0,
  balance_transaction: null,
  captured: false,
  failure_code: code,
  failure_message: message,
  outcome: {
    ...NO_ADVICE,
    network_status: 'declined_by_network',
    reason: declineCode ?? code,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  },
  paid: false,
  receipt_url: null,
  status: 'failed',
});

/** A card as a charge names it. */
export function cardMethod(
  card: CardFacts,
  { amount, confirmed }: { amount: number; confirmed: boolean },
): Stripe.Charge.PaymentMethodDetails {
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      electronic_commerce_indicator: confirmed ? '05' : null,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: confirmed ? CONFIRMED : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

const CONFIRMED = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} satisfies Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure;

/** Stripe's test account for bank debits, as a charge names it. */
export const bankMethod = (): Stripe.Charge.PaymentMethodDetails => ({
  type: 'us_bank_account',
  us_bank_account: {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    fingerprint: null,
    last4: '6789',
    payment_reference: null,
    routing_number: '110000000',
  },
});
