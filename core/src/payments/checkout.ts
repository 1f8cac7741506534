import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { PACKS, type PackType } from '../catalogue/packs.js';
import { Payment } from '../database/entities/payment.js';
import { User } from '../database/entities/user.js';
import { applyRetrievedSession } from './fulfilment.js';
import type { Payments } from './stripe-client.js';
import {
  type PaymentEvent,
  type ReceiptFacts,
  type RetrievedSession,
  retrievedSessionSchema,
} from './stripe-objects.js';
import { loadStripe } from './load-stripe.js';

const MINUTE_MS = 60 * 1_000;
/** How long a session can be paid after the click; the provider allows half an hour to a day. */
const OPEN_MS = 20 * 60 * MINUTE_MS;
/** A session that expires this soon is not returned again. */
const ENDING_MS = 10 * MINUTE_MS;
/** A call is repeated under its key while Stripe remembers the key: it keeps keys for a day. */
const KEY_KNOWN_MS = 12 * 60 * MINUTE_MS;
/** How long credits that were paid may wait for the facts of their receipt, in milliseconds. */
const RECEIPT_TIMEOUT_MS = 3_000;

/** The account and the pack of a checkout. */
export interface CheckoutRequest {
  userId: string;
  pack: PackType;
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string;
  appName: string;
}

/** Stripe returned no checkout; nothing was charged, and trying again is safe. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
}

/**
 * The address of a page where a pack can be paid. Concurrent calls, and calls while an earlier session is
 * still open, return the same address; a finished session is never returned again.
 * @throws {CheckoutError} when Stripe is down, slow or refuses.
 */
export async function openCheckout(
  em: EntityManager,
  payments: Payments,
  request: CheckoutRequest,
): Promise<string> {
  const payment = await pendingPayment(em, payments, request);
  const open = await askProvider(em, payment, async () => {
    const { checkoutSession } = payment;
    if (!checkoutSession) return makeSession(em, payments, request, payment);
    const session = await retrieveSession(payments, checkoutSession);
    if (session.status === 'open') {
      // Its page and invoice take the address from there.
      await customerOf(em, payments, payment);
      return payment.checkoutUrl ?? null;
    }
    await applyRetrievedSession(em, session);
    return null;
  });
  return open ?? openCheckout(em, payments, request);
}

/** Asks Stripe for the current state of a session. */
export async function retrieveSession(
  { stripe }: Payments,
  session: string,
  options: Stripe.RequestOptions = {},
): Promise<RetrievedSession> {
  const expand = ['payment_intent.latest_charge'];
  const retrieved = await stripe.checkout.sessions.retrieve(session, { expand }, options);
  return retrievedSessionSchema.parse(retrieved);
}

/**
 * What the receipt of the payment that an event reports has to name. Events do not hold it, and the receipt
 * leaves as soon as the event is handled. Null for an event that reports no payment of ours.
 * @throws when Stripe does not answer soon.
 */
export async function receiptFactsOf(
  payments: Payments,
  { data: { object } }: PaymentEvent,
): Promise<ReceiptFacts | null> {
  if (!('payment_status' in object)) return null;
  if (object.payment_status !== 'paid' || object.client_reference_id === null) return null;
  const soon = { timeout: RECEIPT_TIMEOUT_MS, maxNetworkRetries: 0 };
  return (await retrieveSession(payments, object.id, soon)).receipt;
}

/** The payment for a click on a pack; it is written before Stripe is called. */
function pendingPayment(
  em: EntityManager,
  { livemode }: Payments,
  { userId, pack }: CheckoutRequest,
): Promise<Payment> {
  return em.transactional(async (tx) => {
    await tx.execute('select from users where id = ? for no key update', [userId]);
    const now = Date.now();
    const waiting = await tx.findOne(
      Payment,
      {
        user: userId,
        pack,
        livemode,
        status: 'pending',
        $or: [
          { checkoutSession: null, createdAt: { $gt: new Date(now - KEY_KNOWN_MS) } },
          { checkoutUrl: { $ne: null }, expiresAt: { $gt: new Date(now + ENDING_MS) } },
        ],
      },
      { orderBy: { createdAt: 'desc' } },
    );
    if (waiting) return waiting;
    const { credits, priceCents, currency } = PACKS[pack];
    const payment = tx.create(Payment, {
      id: randomUUID(),
      user: userId,
      pack,
      credits,
      amountCents: priceCents,
      currency,
      livemode,
      createdAt: new Date(now),
    });
    await tx.flush();
    return payment;
  });
}

/** Creates the session with the payment's id as idempotency key, so that repeated calls make only one. */
async function makeSession(
  em: EntityManager,
  payments: Payments,
  request: CheckoutRequest,
  payment: Payment,
): Promise<string> {
  const { pack, publicUrl, appName } = request;
  const customer = await customerOf(em, payments, payment);
  const { name, credits } = PACKS[pack];
  const metadata = { payment_id: payment.id, pack_type: pack };
  const expiresAt = Math.floor((payment.createdAt.getTime() + OPEN_MS) / 1_000);
  const session = await payments.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer,
      client_reference_id: payment.id,
      metadata,
      payment_intent_data: { metadata },
      invoice_creation: { enabled: true },
      // The amount and currency paid must be those of the row.
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: payment.currency,
            unit_amount: payment.amountCents,
            product_data: { name: `${appName} ${name}: ${credits} credits` },
          },
        },
      ],
      expires_at: expiresAt,
      success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/payment-cancelled`,
    },
    { idempotencyKey: payment.id },
  );
  if (!session.url) throw new CheckoutError('The provider gave a session without a page');
  await em.nativeUpdate(
    Payment,
    { id: payment.id, checkoutSession: null },
    {
      // Another click on the same payment may have been refused in the meantime.
      status: 'pending',
      checkoutSession: session.id,
      checkoutUrl: session.url,
      expiresAt: new Date(expiresAt * 1_000),
    },
  );
  return session.url;
}

/** The Stripe customer of an account, created with its first purchase, with the person's current address and name. */
async function customerOf(
  em: EntityManager,
  { stripe }: Payments,
  payment: Payment,
): Promise<string> {
  const userId = payment.user.id;
  const user = await em.findOneOrFail(User, userId, { disableIdentityMap: true });
  const person = { email: user.email, name: user.fullName };
  const { stripeCustomer: known } = user;
  if (known && (await updateCustomer(stripe, known, person))) return known;
  const { id } = await stripe.customers.create(
    { ...person, metadata: { user_id: userId } },
    { idempotencyKey: `customer-${payment.id}` },
  );
  await em.nativeUpdate(User, userId, { stripeCustomer: id });
  return id;
}

/** @returns whether Stripe still knows the customer. */
async function updateCustomer(
  stripe: Stripe,
  id: string,
  person: Stripe.CustomerUpdateParams,
): Promise<boolean> {
  try {
    await stripe.customers.update(id, person);
    return true;
  } catch (error) {
    const { StripeInvalidRequestError } = loadStripe().errors;
    if (!(error instanceof StripeInvalidRequestError)) throw error;
    // An address that Stripe refuses must not stop a sale: it goes on with the one that Stripe has.
    return error.code !== 'resource_missing';
  }
}

/**
 * After a refusal the payment fails, because the same idempotency key would only repeat the refusal. It stays
 * pending when the connection broke, since Stripe may have made the session, and when another click is using
 * the key right now.
 */
async function askProvider<T>(
  em: EntityManager,
  payment: Payment,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { StripeError, StripeConnectionError } = loadStripe().errors;
    if (!(error instanceof StripeError) && !(error instanceof CheckoutError)) throw error;
    if (!(error instanceof StripeConnectionError) && !isInUse(error)) {
      const unanswered = { id: payment.id, status: 'pending' as const, checkoutSession: null };
      await em.nativeUpdate(Payment, unanswered, { status: 'failed' });
    }
    if (error instanceof StripeError) await forgetMissing(em, payment, error);
    // Stripe's message may quote an address or a name; the error's class is enough for the log.
    throw new CheckoutError(`No checkout: ${error.constructor.name}`);
  }
}

function isInUse(error: Error): boolean {
  return error instanceof loadStripe().errors.StripeError && error.statusCode === 409;
}

/** Drops an id that Stripe no longer knows, such as a deleted customer, so that the next click works. */
async function forgetMissing(
  em: EntityManager,
  payment: Payment,
  { code, param }: Stripe.errors.StripeError,
): Promise<void> {
  if (code !== 'resource_missing') return;
  if (param === 'customer') {
    await em.nativeUpdate(User, payment.user.id, { stripeCustomer: null });
  } else {
    await em.nativeUpdate(Payment, payment.id, { checkoutUrl: null });
  }
}
