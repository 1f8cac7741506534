import type { Stripe } from 'stripe';
import { ApiError, noSuch } from './api-error.ts';
import { newId } from './new-id.ts';
import type { CheckoutParameters } from './parameters.ts';
import { nowInSeconds, type StandIn } from './stand-in.ts';
import type { Sale } from './state-file.ts';
import { bankMethod, cardMethod, failedCharge, newCharge, type Payer } from './stripe-charge.ts';
import {
  delayedPaymentFailed,
  delayedPaymentSucceeded,
  type Origin,
  sessionCompleted,
  sessionExpired,
} from './stripe-events.ts';
import { lastError, newIntent } from './stripe-intent.ts';
import { detailsOf, newSession, totalOf } from './stripe-session.ts';
import {
  type CardEntry,
  type CardFacts,
  DEBIT_FAILED,
  NOT_CONFIRMED,
  readCard,
  type Refusal,
} from './test-cards.ts';

const LEAST_CENTS = 50;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The outcome of an attempt to pay. */
export type Attempt = 'complete' | 'asks' | { refused: string };

/**
 * Opens a checkout session.
 * @throws {ApiError} when the customer, the amount or the time of expiry is invalid
 */
export function openCheckout(standIn: StandIn, asked: CheckoutParameters): Sale {
  const { state } = standIn.file;
  const now = nowInSeconds();
  const customer = asked.customer === undefined ? null : state.customers[asked.customer];
  if (customer === undefined) throw noSuch('customer', asked.customer ?? '', 'customer', 400);
  mustBePossible(asked, now);
  const sale: Sale = {
    session: newSession(asked, customer, { baseUrl: standIn.baseUrl, now }),
    items: asked.line_items.map(({ price_data, quantity }) => ({
      name: price_data.product_data.name,
      description: price_data.product_data.description ?? null,
      quantity,
      unitAmount: price_data.unit_amount,
    })),
    intentData: {
      metadata: asked.payment_intent_data?.metadata ?? {},
      receiptEmail: asked.payment_intent_data?.receipt_email ?? null,
      description: asked.payment_intent_data?.description ?? null,
    },
    intent: null,
    charges: [],
    dispute: null,
    waitingCard: null,
  };
  state.sales.unshift(sale);
  standIn.file.save();
  return sale;
}

function mustBePossible(asked: CheckoutParameters, now: number): void {
  const currencies = new Set(asked.line_items.map(({ price_data }) => price_data.currency));
  if (currencies.size > 1) throw new ApiError('All line items must have the same currency.');
  if (totalOf(asked) < LEAST_CENTS) {
    throw new ApiError(
      "The Checkout Session's total amount due must add up to at least 50 cents.",
      { code: 'amount_too_small' },
    );
  }
  const lifetime = (asked.expires_at ?? now + DAY) - now;
  const limit =
    lifetime < 30 * MINUTE ? 'at least 30 minutes' : lifetime > DAY ? 'less than 24 hours' : null;
  if (limit) {
    throw new ApiError(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      { param: 'expires_at' },
    );
  }
}

/**
 * Pays with a card whose fields are complete: accepted, declined, or the holder is asked to
 * confirm.
 */
export function payByCard(standIn: StandIn, sale: Sale, entry: CardEntry): Attempt {
  const { facts, behaviour } = readCard(entry);
  if (behaviour === 'pays') return takeCard(standIn, sale, facts, { confirmed: false });
  if (behaviour !== 'asks') return refuseCard(standIn, sale, facts, behaviour);
  const intent = intentOf(sale);
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${sale.session.url}/confirm`, return_url: sale.session.url },
  };
  sale.waitingCard = facts;
  standIn.file.save();
  return 'asks';
}

/** The holder confirms or declines the payment of the waiting card. */
export function answerConfirmation(standIn: StandIn, sale: Sale, confirms: boolean): Attempt {
  const card = sale.waitingCard;
  if (!card) return { refused: 'There is no payment to confirm.' };
  sale.waitingCard = null;
  if (confirms) return takeCard(standIn, sale, card, { confirmed: true });
  failIntent(intentOf(sale), NOT_CONFIRMED, undefined);
  standIn.file.save();
  return { refused: NOT_CONFIRMED.message };
}

/** Pays by bank debit: the session is complete, and the money arrives or fails later. */
export function payByDebit(standIn: StandIn, sale: Sale, name: string): Attempt {
  const charge = addCharge(standIn, sale, payerOf(sale, name, bankMethod()), 'pending');
  complete(sale, charge, 'processing');
  standIn.webhooks.send(sessionCompleted(sale.session));
  return 'complete';
}

/** Completes or fails a pending debit. */
export function settleDebit(standIn: StandIn, sale: Sale, arrives: boolean): void {
  const { intent } = sale;
  const charge = sale.charges.at(-1);
  if (intent?.status !== 'processing' || !charge) {
    throw new ApiError('This session has no payment that is still on its way.');
  }
  if (arrives) {
    Object.assign(charge, { status: 'succeeded', paid: true } satisfies Partial<Stripe.Charge>);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
    } satisfies Partial<Stripe.PaymentIntent>);
    sale.session.payment_status = 'paid';
    standIn.webhooks.send(delayedPaymentSucceeded(sale.session));
  } else {
    sale.charges[sale.charges.length - 1] = failedCharge(charge, DEBIT_FAILED);
    failIntent(intent, DEBIT_FAILED, charge.id);
    standIn.webhooks.send(delayedPaymentFailed(sale.session));
  }
}

/** @throws {ApiError} unless the session is open */
export function expireSession(standIn: StandIn, { session }: Sale, origin: Origin): void {
  if (session.status !== 'open') {
    throw new ApiError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
    );
  }
  session.status = 'expired';
  session.url = null;
  standIn.webhooks.send(sessionExpired(session, origin));
}

/** Expires the sessions whose time is over. */
export function expireDueSessions(standIn: StandIn): void {
  const now = nowInSeconds();
  for (const sale of standIn.file.state.sales) {
    const { status, expires_at } = sale.session;
    if (status === 'open' && expires_at <= now) expireSession(standIn, sale, null);
  }
}

function takeCard(
  standIn: StandIn,
  sale: Sale,
  card: CardFacts,
  { confirmed }: { confirmed: boolean },
): Attempt {
  const method = cardMethod(card, { amount: sale.session.amount_total ?? 0, confirmed });
  const charge = addCharge(standIn, sale, payerOf(sale, card.holder, method), 'succeeded');
  complete(sale, charge, 'succeeded');
  standIn.webhooks.send(sessionCompleted(sale.session));
  return 'complete';
}

function refuseCard(standIn: StandIn, sale: Sale, card: CardFacts, refusal: Refusal): Attempt {
  const method = cardMethod(card, { amount: sale.session.amount_total ?? 0, confirmed: false });
  const charge = addCharge(standIn, sale, payerOf(sale, card.holder, method), 'succeeded');
  sale.charges[sale.charges.length - 1] = failedCharge(charge, refusal);
  failIntent(intentOf(sale), refusal, charge.id);
  standIn.file.save();
  return { refused: refusal.message };
}

const payerOf = ({ session }: Sale, name: string, method: Payer['method']): Payer => ({
  email: session.customer_details?.email ?? null,
  name: name || null,
  method,
});

function addCharge(
  { baseUrl }: StandIn,
  sale: Sale,
  payer: Payer,
  status: 'succeeded' | 'pending',
): Stripe.Charge {
  const intent = intentOf(sale);
  const charge = newCharge(intent, payer, { status, baseUrl, now: nowInSeconds() });
  intent.latest_charge = charge.id;
  sale.charges.push(charge);
  return charge;
}

/** The session's intent, created with the first attempt to pay. */
function intentOf(sale: Sale): Stripe.PaymentIntent {
  sale.intent ??= newIntent(sale, nowInSeconds());
  sale.session.payment_intent = sale.intent.id;
  return sale.intent;
}

function failIntent(
  intent: Stripe.PaymentIntent,
  refusal: Refusal,
  charge: string | undefined,
): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = lastError(refusal, charge);
}

function complete(sale: Sale, charge: Stripe.Charge, status: 'succeeded' | 'processing'): void {
  const paid = status === 'succeeded';
  const intent = intentOf(sale);
  const { session } = sale;
  Object.assign(intent, {
    status,
    amount_received: paid ? intent.amount : 0,
    last_payment_error: null,
    next_action: null,
    payment_method: charge.payment_method,
  } satisfies Partial<Stripe.PaymentIntent>);
  const { email, name } = charge.billing_details;
  Object.assign(session, {
    customer_details: detailsOf(email, name),
    invoice: session.invoice_creation?.enabled ? newId('in') : null,
    payment_status: paid ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  } satisfies Partial<Stripe.Checkout.Session>);
}
