import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChargeFacts, Dispute, Payment } from '../database/entities/payment.js';
import { Refund, type StripeRefusal } from '../database/entities/refund.js';
import { lockedPayment, lockFacts } from './payment-locks.js';

/** Why a refund is refused, before or by Stripe. */
export type RefundRefusal =
  StripeRefusal | 'payment_unpaid' | 'refund_open' | 'idempotency_key_reused';

/** A refund that is refused; nothing is refunded. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';

  constructor(
    readonly refusal: RefundRefusal,
    /** What is left to refund, where that is the reason. */
    readonly leftCents?: number,
  ) {
    super(`Refund refused: ${refusal}`);
  }
}

/** What a member of staff asks for. */
export interface RefundRequest {
  paymentId: string;
  /** All that is left when null. */
  cents: number | null;
  staffId: string;
  /** The entry of the audit. */
  requestId: string;
  idempotencyKey: string;
}

/** An ordered refund, and what had been refunded before. */
export interface OrderedRefund {
  refund: Refund;
  refundedCents: number;
  isNew: boolean;
}

/** A payment whose rows are locked, and how much of it has been refunded and would be now. */
export interface Refundable {
  payment: Payment & { paymentIntent: string };
  refundedCents: number;
  cents: number;
}

/**
 * Orders a refund in the caller's transaction; `carryOutRefund` follows after the commit. A request that is
 * repeated under its key returns the first refund.
 * @throws {RefundRefusedError}
 */
export async function orderRefund(
  tx: EntityManager,
  { paymentId, cents, ...request }: RefundRequest,
): Promise<OrderedRefund> {
  // Before the lock of the payment: a request that is repeated meanwhile waits for the first one here.
  const key = `${request.staffId} ${request.idempotencyKey}`;
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [key]);
  const { staffId, idempotencyKey } = request;
  const earlier = await tx.findOne(Refund, { staffId, idempotencyKey });
  if (earlier) {
    const isSame = earlier.payment.id === paymentId && earlier.requestedCents === cents;
    if (!isSame) throw new RefundRefusedError('idempotency_key_reused');
    return { refund: earlier, refundedCents: await refundedOf(tx, paymentId), isNew: false };
  }
  const { payment, refundedCents, cents: amountCents } = await lockRefundable(tx, paymentId, cents);
  const refund = tx.create(Refund, {
    ...request,
    id: randomUUID(),
    payment,
    requestedCents: cents,
    amountCents,
    createdAt: new Date(),
  });
  await tx.flush();
  return { refund, refundedCents, isNew: true };
}

/**
 * Locks a payment and checks that so much of it can be refunded now.
 * @param requestedCents all that is left when null.
 * @throws {RefundRefusedError}
 */
export async function lockRefundable(
  tx: EntityManager,
  paymentId: string,
  requestedCents: number | null,
): Promise<Refundable> {
  const { paymentIntent } = await tx.findOneOrFail(Payment, paymentId);
  if (!paymentIntent) throw new RefundRefusedError('payment_unpaid');
  await lockFacts(tx, paymentIntent);
  const payment = await lockedPayment(tx, { id: paymentId });
  if (payment?.status !== 'paid') throw new RefundRefusedError('payment_unpaid');
  const disputes = await tx.count(Dispute, { paymentIntent, status: { $ne: 'won' } });
  if (disputes > 0) throw new RefundRefusedError('payment_disputed');
  const open = await tx.count(Refund, { payment: paymentId, status: 'open' });
  if (open > 0) throw new RefundRefusedError('refund_open');
  const [known, answered] = [await refundedOf(tx, paymentId), await answeredOf(tx, paymentId)];
  const leftCents = payment.amountCents - Math.max(known, answered);
  if (leftCents <= 0) throw new RefundRefusedError('payment_refunded');
  // Its event has not come yet: the caller cannot know of that refund.
  if (answered > known) throw new RefundRefusedError('refund_open');
  const cents = requestedCents ?? leftCents;
  if (cents > leftCents) throw new RefundRefusedError('refund_too_large', leftCents);
  return { payment: Object.assign(payment, { paymentIntent }), refundedCents: known, cents };
}

/** What events and earlier questions have reported as refunded. */
async function refundedOf(tx: EntityManager, paymentId: string): Promise<number> {
  const { paymentIntent } = await tx.findOneOrFail(Payment, paymentId);
  const facts = paymentIntent && (await tx.findOne(ChargeFacts, { paymentIntent }));
  return facts ? facts.refundedCents : 0;
}

/** What Stripe answered to the last refund by staff. */
async function answeredOf(tx: EntityManager, paymentId: string): Promise<number> {
  const done = await tx.find(Refund, { payment: paymentId, status: 'done' });
  return Math.max(0, ...done.map(({ cumulativeCents }) => cumulativeCents ?? 0));
}
