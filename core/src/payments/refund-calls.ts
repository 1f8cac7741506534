import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { Refund, type StripeRefusal } from '../database/entities/refund.js';
import { loadStripe } from './load-stripe.js';
import type { Payments } from './stripe-client.js';
import { stripeRefundSchema } from './stripe-objects.js';

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
  | { status: 'refused'; refusal: StripeRefusal };

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
): Promise<StripeRefusal | null> {
  const refund = await em.findOneOrFail(Refund, refundId, {
    populate: ['payment'],
    disableIdentityMap: true,
  });
  if (refund.status === 'done') return null;
  if (refund.status === 'refused') return refund.refusal ?? 'refund_failed';
  const outcome = await askStripe(payments, refund);
  await em.transactional((tx) => end(tx, refundId, outcome));
  return outcome.status === 'refused' ? outcome.refusal : null;
}

async function askStripe({ stripe }: Payments, refund: Refund): Promise<Outcome> {
  const isKeyKnown = refund.createdAt.getTime() > Date.now() - KEY_KNOWN_MS;
  const answer = isKeyKnown ? await createRefund(stripe, refund) : 'refund_failed';
  if (typeof answer !== 'string') return outcomeOf(answer);
  // An earlier call may have refunded, and its answer been lost.
  const made = await findRefund(stripe, refund);
  return made ? outcomeOf(made) : { status: 'refused', refusal: answer };
}

/** @returns the refund, or why Stripe refuses it. @throws {RefundPendingError} */
async function createRefund(
  stripe: Stripe,
  { id, payment, amountCents }: Refund,
): Promise<Stripe.Refund | StripeRefusal> {
  try {
    return await stripe.refunds.create(
      {
        payment_intent: payment.paymentIntent ?? '',
        amount: amountCents,
        metadata: { refund_id: id },
        expand: ['charge'],
      },
      { idempotencyKey: `refund-${id}` },
    );
  } catch (error) {
    return refusalOf(error);
  }
}

/** @throws {RefundPendingError} */
async function findRefund(
  stripe: Stripe,
  { id, payment }: Refund,
): Promise<Stripe.Refund | undefined> {
  const ofPayment = { payment_intent: payment.paymentIntent ?? '', limit: MOST_REFUNDS };
  try {
    const { data } = await stripe.refunds.list({ ...ofPayment, expand: ['data.charge'] });
    return data.find(({ metadata }) => metadata?.['refund_id'] === id);
  } catch (error) {
    throw pendingAfter(error);
  }
}

function outcomeOf(refund: Stripe.Refund): Outcome {
  const { id, status, charge } = stripeRefundSchema.parse(refund);
  if (status === 'failed' || status === 'canceled') {
    return { status: 'refused', refusal: 'refund_failed' };
  }
  return { status: 'done', stripeRefund: id, cumulativeCents: charge.amount_refunded };
}

/** @throws {RefundPendingError} when Stripe did not judge the refund */
function refusalOf(error: unknown): StripeRefusal {
  // Any other status is about the call: no answer, a key that is refused, too many calls, one under way.
  if (!(error instanceof loadStripe().errors.StripeError) || error.statusCode !== 400) {
    throw pendingAfter(error);
  }
  if (error.code === 'charge_already_refunded') return 'payment_refunded';
  if (error.code === 'charge_disputed') return 'payment_disputed';
  return error.param === 'amount' ? 'refund_too_large' : 'refund_failed';
}

/** Stripe's message may quote an address or a name; the error's class is enough for the log. */
function pendingAfter(error: unknown): unknown {
  if (!(error instanceof loadStripe().errors.StripeError)) return error;
  return new RefundPendingError(`No answer to a refund: ${error.constructor.name}`);
}

/** The entry with which it was ordered says that it was; one that Stripe refuses gets another under its own id. */
const WRITE_REFUSAL = `
  insert into audit_entries (request_id, staff_id, role, operation, account_id, reason, outcome)
  select ?, staff_id, role, operation, account_id, reason, ? from audit_entries where request_id = ?
  on conflict do nothing`;

async function end(tx: EntityManager, id: string, outcome: Outcome): Promise<void> {
  const open = { id, status: 'open' } as const;
  const changed = await tx.nativeUpdate(Refund, open, { ...outcome, endedAt: new Date() });
  if (changed === 0 || outcome.status === 'done') return;
  const { requestId } = await tx.findOneOrFail(Refund, id);
  await tx.execute(WRITE_REFUSAL, [id, outcome.refusal, requestId]);
}
