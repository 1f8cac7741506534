import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { withoutConflict } from '../database/conflicts.js';
import { ChargeFacts, type Dispute, Payment } from '../database/entities/payment.js';
import { writeToOutbox } from '../queues/outbox.js';
import { lockedPayment, lockFacts } from './payment-locks.js';
import { type Change, reconcile } from './reconcile.js';
import { RejectedEventError } from './rejected-events.js';
import type {
  Charge,
  CheckoutSession,
  PaymentEvent,
  ReceiptFacts,
  RetrievedSession,
  StripeDispute,
} from './stripe-objects.js';

/**
 * Applies an event once. It is recorded in the same transaction; a rejected event is not recorded, so that
 * Stripe can send it again.
 * @param receipt what Stripe says of the charge of the event's session, where it is known.
 * @returns whether the event was new.
 * @throws {RejectedEventError}
 */
export function handleStripeEvent(
  em: EntityManager,
  event: PaymentEvent,
  livemode: boolean,
  receipt: ReceiptFacts | null = null,
): Promise<boolean> {
  const transaction = async (tx: EntityManager) => {
    const noted = await tx.execute<{ id: string }[]>(
      'insert into stripe_events (id, type, created_at) values (?, ?, ?) on conflict do nothing returning id',
      [event.id, event.type, new Date(event.created * 1_000)],
    );
    if (noted.length === 0) return false;
    if (event.livemode !== livemode) {
      throw new RejectedEventError('mismatch', `Event ${event.id} is of the other mode`);
    }
    await dispatch(tx, event);
    if (receipt) await keepReceiptFacts(tx, event.data.object.id, receipt);
    await tx.execute('delete from rejected_events where id = ?', [event.id]);
    return true;
  };
  return inOneTransaction(em, transaction);
}

/** @throws {RejectedEventError} also when the session or payment intent belongs to another payment. */
async function inOneTransaction<T>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await withoutConflict(() => em.transactional(work));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new RejectedEventError(
      'mismatch',
      'The session or payment intent belongs to another payment',
    );
  }
}

function dispatch(tx: EntityManager, event: PaymentEvent): Promise<void> {
  switch (event.type) {
    case 'checkout.session.async_payment_failed':
      return applySession(tx, event.data.object, 'failed');
    case 'charge.refunded':
      return applyCharge(tx, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return applyDispute(tx, event.data.object);
    default:
      return applySession(tx, event.data.object, null);
  }
}

/**
 * Applies a checkout session that was retrieved from Stripe. The success page and the sweep of pending
 * payments do this.
 * @throws {RejectedEventError}
 */
export function applyRetrievedSession(em: EntityManager, session: RetrievedSession): Promise<void> {
  const transaction = async (tx: EntityManager) => {
    await applySession(tx, session, null);
    // Before, the latest charge may be one that was declined.
    if (session.payment_status === 'paid') await keepReceiptFacts(tx, session.id, session.receipt);
  };
  return inOneTransaction(em, transaction);
}

/** A receipt shows the buyer's name and card, which must not come back after a purge. */
async function keepReceiptFacts(
  tx: EntityManager,
  session: string,
  { receiptUrl, card }: ReceiptFacts,
): Promise<void> {
  await tx.execute(
    `update payments set receipt_url = coalesce(?, receipt_url),
       card_brand = coalesce(?, card_brand), card_last4 = coalesce(?, card_last4)
     from users where checkout_session = ? and users.id = user_id and purged_at is null`,
    [receiptUrl, card?.brand ?? null, card?.last4 ?? null, session],
  );
}

async function applySession(
  tx: EntityManager,
  session: CheckoutSession,
  failure: 'failed' | null,
): Promise<void> {
  if (session.payment_intent !== null) await lockFacts(tx, session.payment_intent);
  const { client_reference_id: id } = session;
  const payment = id === null ? null : await lockedPayment(tx, { id });
  if (payment === null) {
    throw new RejectedEventError('unknown', `Session ${session.id} belongs to no payment`);
  }
  checkSession(payment, session);
  payment.checkoutSession = session.id;
  payment.paymentIntent ??= session.payment_intent;
  if (session.status !== 'open') payment.checkoutUrl = null;
  if (session.payment_status === 'paid' && payment.status !== 'paid') {
    payment.status = 'paid';
    payment.paidAt = new Date();
  } else if (payment.status === 'pending') {
    payment.status = failure ?? (session.status === 'expired' ? 'expired' : 'pending');
  }
  await settle(tx, payment);
}

/** A session must match the payment it was made for; a difference is a bug or an attack. */
function checkSession(payment: Payment, session: CheckoutSession): void {
  const same =
    (payment.checkoutSession === null || payment.checkoutSession === session.id) &&
    (payment.paymentIntent === null ||
      session.payment_intent === null ||
      payment.paymentIntent === session.payment_intent) &&
    session.amount_total === payment.amountCents &&
    session.currency === payment.currency &&
    session.livemode === payment.livemode &&
    session.metadata?.['pack_type'] === payment.pack;
  if (!same) {
    throw new RejectedEventError(
      'mismatch',
      `Session ${session.id} differs from payment ${payment.id}`,
    );
  }
}

async function applyCharge(tx: EntityManager, charge: Charge): Promise<void> {
  const { payment_intent: paymentIntent } = charge;
  if (paymentIntent === null) {
    throw new RejectedEventError('unknown', `Charge ${charge.id} belongs to no payment`);
  }
  await lockFacts(tx, paymentIntent);
  await tx.execute(
    `insert into charge_facts (payment_intent, charge, refunded_cents) values (?, ?, ?)
     on conflict (payment_intent) do update
       set refunded_cents = greatest(charge_facts.refunded_cents, excluded.refunded_cents)`,
    [paymentIntent, charge.id, charge.amount_refunded],
  );
  await settleByIntent(tx, paymentIntent);
}

async function applyDispute(tx: EntityManager, dispute: StripeDispute): Promise<void> {
  const { payment_intent: paymentIntent } = dispute;
  if (paymentIntent === null) {
    throw new RejectedEventError('unknown', `Dispute ${dispute.id} belongs to no payment`);
  }
  await lockFacts(tx, paymentIntent);
  await tx.execute(
    `insert into disputes (id, payment_intent, amount_cents, status) values (?, ?, ?, ?)
     on conflict (id) do update set status = excluded.status where disputes.status = 'open'`,
    [dispute.id, paymentIntent, dispute.amount, disputeStatus(dispute.status)],
  );
  await settleByIntent(tx, paymentIntent);
}

/** Stripe's statuses of a dispute: all but the final ones mean that the money is withheld or at risk. */
function disputeStatus(status: string): Dispute['status'] {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}

async function settleByIntent(tx: EntityManager, paymentIntent: string): Promise<void> {
  const payment = await lockedPayment(tx, { paymentIntent });
  // Not linked yet: the facts are applied when a session with this payment intent arrives.
  if (payment) await settle(tx, payment);
}

async function settle(tx: EntityManager, payment: Payment): Promise<void> {
  const change = await reconcile(tx, payment);
  await queueEmails(tx, payment, change);
}

async function queueEmails(tx: EntityManager, payment: Payment, change: Change): Promise<void> {
  const { id: paymentId } = payment;
  if (change.granted > 0) {
    const payload = { template: 'receipt' as const, paymentId };
    await writeToOutbox(tx, { queue: 'mail', key: `receipt-${paymentId}`, payload });
  }
  if (change.refunded > 0) {
    const facts = await tx.findOneOrFail(ChargeFacts, { paymentIntent: payment.paymentIntent });
    const { refundedCents } = facts;
    const payload = { template: 'refund' as const, paymentId, refundedCents };
    const key = `refund-${paymentId}-${refundedCents}`;
    await writeToOutbox(tx, { queue: 'mail', key, payload });
  }
}
