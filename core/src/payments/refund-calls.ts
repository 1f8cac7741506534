import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { Refund } from '../database/entities/refund.js';
import type { RefundRefusal } from './refund-orders.js';
import type { Payments } from './stripe-client.js';
import { createdRefundSchema } from './stripe-objects.js';
import { loadStripe } from './load-stripe.js';

const MINUTE_MS = 60 * 1_000;
/** Stripe keeps a key for a day; later the same call would refund once more. */
const KEY_KNOWN_MS = 20 * 60 * MINUTE_MS;
/** Refunds of one charge that Stripe lists in one answer. */
const MOST_REFUNDS = 100;

/** Stripe has not said whether it refunds: the refund stays open, and the call is repeated. */
export class RefundPendingError extends Error {
  override readonly name = 'RefundPendingError';
}

/** How Stripe answered. */
type Outcome =
  | { status: 'done'; stripeRefund: string; cumulativeCents: number }
  | { status: 'refused'; refusal: RefundRefusal };

/**
 * Asks Stripe for a refund that was ordered, and writes its end. Repeating it is safe: the call has the
 * refund's own key, and the first end that is written stays.
 * @returns why Stripe refused, or null when it refunds.
 * @throws {RefundPendingError}
 */
export async function carryOutRefund(
  em: EntityManager,
  payments: Payments,
  refundId: string,
): Promise<RefundRefusal | null> {
  const refund = await em.findOneOrFail(Refund, refundId, {
    populate: ['payment'],
    disableIdentityMap: true,
  });
  if (refund.status !== 'open') return refund.status === 'done' ? null : 'refund_failed';
  const outcome = await askStripe(payments, refund);
  await em.transactional((tx) => end(tx, refundId, outcome));
  return outcome.status === 'refused' ? outcome.refusal : null;
}

async function askStripe(
  { stripe }: Payments,
  { id, payment, amountCents, createdAt }: Refund,
): Promise<Outcome> {
  const intent = payment.paymentIntent ?? '';
  try {
    if (createdAt.getTime() < Date.now() - KEY_KNOWN_MS)
      return await findRefund(stripe, intent, id);
    const created = await stripe.refunds.create(
      {
        payment_intent: intent,
        amount: amountCents,
        metadata: { refund_id: id },
        expand: ['charge'],
      },
      { idempotencyKey: `refund-${id}` },
    );
    const { status, ...done } = createdRefundSchema.parse(created);
    if (status === 'failed' || status === 'canceled') {
      return { status: 'refused', refusal: 'refund_failed' };
    }
    return { status: 'done', stripeRefund: done.id, cumulativeCents: done.charge.amount_refunded };
  } catch (error) {
    if (!(error instanceof loadStripe().errors.StripeError)) throw error;
    return { status: 'refused', refusal: refusalOf(error) };
  }
}

/** A refund whose key Stripe may have forgotten is looked for, and not asked for again. */
async function findRefund(stripe: Stripe, intent: string, id: string): Promise<Outcome> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS });
  const found = data.find(({ metadata }) => metadata?.['refund_id'] === id);
  if (!found) return { status: 'refused', refusal: 'refund_failed' };
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  const cumulativeCents = charge && typeof charge !== 'string' ? charge.amount_refunded : 0;
  return { status: 'done', stripeRefund: found.id, cumulativeCents };
}

/** @throws {RefundPendingError} when the error does not say that nothing was refunded */
function refusalOf(error: Stripe.errors.StripeError): RefundRefusal {
  const { statusCode = 0, code, param } = error;
  // 409: the same call is under way; 429: too many calls.
  const isAnswer = statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
  // Stripe's message may quote an address or a name; the error's class is enough for the log.
  if (!isAnswer) throw new RefundPendingError(`No answer to a refund: ${error.constructor.name}`);
  if (code === 'charge_already_refunded') return 'payment_refunded';
  if (code === 'charge_disputed') return 'payment_disputed';
  return param === 'amount' ? 'refund_too_large' : 'refund_failed';
}

/** The entry with which it was ordered says that it was; one that Stripe refuses gets another under its own id. */
const WRITE_REFUSAL = `
  insert into audit_entries (request_id, staff_id, role, operation, account_id, reason, outcome)
  select ?, staff_id, role, operation, account_id, reason, ? from audit_entries where request_id = ?
  on conflict do nothing`;

async function end(tx: EntityManager, id: string, outcome: Outcome): Promise<void> {
  const { status } = outcome;
  const answer =
    outcome.status === 'done'
      ? { stripeRefund: outcome.stripeRefund, cumulativeCents: outcome.cumulativeCents }
      : {};
  const endedAt = new Date();
  const changed = await tx.nativeUpdate(
    Refund,
    { id, status: 'open' },
    { status, endedAt, ...answer },
  );
  if (changed === 0 || outcome.status === 'done') return;
  const { requestId } = await tx.findOneOrFail(Refund, id);
  await tx.execute(WRITE_REFUSAL, [id, outcome.refusal, requestId]);
}
