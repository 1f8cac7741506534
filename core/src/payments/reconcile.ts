import type { EntityManager } from '@mikro-orm/postgresql';
import { type Plan, PLAN_RANK } from '../catalogue/plans.js';
import {
  grantPurchase,
  returnDisputed,
  takeBackDisputed,
  takeBackRefund,
} from '../credits/credit-ledger.js';
import { ChargeFacts, Dispute, type Payment } from '../database/entities/payment.js';
import { User } from '../database/entities/user.js';

/** What a reconciliation changed. */
export interface Change {
  /** Credits given for the first time. */
  granted: number;
  /** Credits that a new refund is worth, even if a dispute has already taken them. */
  refunded: number;
}

/**
 * Writes the ledger entries that follow from the known facts of a payment. Facts are only ever added, so the
 * order in which they arrive does not matter. The caller holds the payment's locks.
 */
export async function reconcile(em: EntityManager, payment: Payment): Promise<Change> {
  // The plan depends on all payments of an account, so they are processed one after the other.
  await em.execute('select from users where id = ? for no key update', [payment.user.id]);
  const granted = await grant(em, payment);
  const refunded = await takeBack(em, payment);
  await em.flush();
  await setPlan(em, payment.user.id);
  return { granted, refunded };
}

async function grant(em: EntityManager, payment: Payment): Promise<number> {
  if (payment.status !== 'paid' || payment.grantedCredits > 0 || !payment.checkoutSession) return 0;
  const { user, checkoutSession, credits } = payment;
  await grantPurchase(em, user.id, checkoutSession, credits);
  await em.nativeUpdate(User, user.id, { lowCreditsReminded: false });
  payment.grantedCredits = credits;
  return credits;
}

async function takeBack(em: EntityManager, payment: Payment): Promise<number> {
  const { user, paymentIntent, grantedCredits } = payment;
  if (paymentIntent === null || grantedCredits === 0) return 0;
  // Facts are written by statements, which an entity that was loaded before does not follow.
  const facts = await em.findOne(ChargeFacts, { paymentIntent }, { refresh: true });
  const disputes = await em.find(Dispute, { paymentIntent }, { orderBy: { id: 'asc' } });
  const standing = disputes.filter(({ status }) => status !== 'won');
  const refundedCents = facts?.refundedCents ?? 0;
  const disputedCents = standing.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const forAllRefunds = creditsFor(payment, refundedCents);
  // Refunds and disputes are rounded separately, so that a refund never changes a dispute's entries.
  const forAll = forAllRefunds + creditsFor(payment, disputedCents);
  const owedBack = Math.min(payment.credits, forAll);
  const more = owedBack - payment.revokedCredits;
  const ofRefund = forAllRefunds - payment.refundedCredits;
  const forRefund = Math.max(0, Math.min(more, ofRefund));
  payment.revokedCredits = owedBack;
  payment.refundedCredits = forAllRefunds;
  if (facts && forRefund > 0) {
    const refund = { charge: facts.charge, cumulativeCents: refundedCents };
    await takeBackRefund(em, user.id, refund, forRefund);
  }
  const forDispute = more - forRefund;
  const ids = (those: readonly Dispute[]) => those.map(({ id }) => id);
  if (forDispute > 0) await takeBackDisputed(em, user.id, ids(standing), forDispute);
  const won = disputes.filter(({ status }) => status === 'won');
  if (forDispute < 0) await returnDisputed(em, user.id, ids(won), -forDispute);
  return ofRefund;
}

/** The credits that a part of the price is worth, rounded; all of them for the whole price. */
function creditsFor({ credits, amountCents }: Payment, cents: number): number {
  return Math.round((credits * Math.min(cents, amountCents)) / amountCents);
}

/**
 * The plan is the largest pack of which more than a tenth of the price was kept. A buyer who got nine tenths
 * back cannot keep the plan for the remaining tenth.
 */
const KEPT_PACKS = `
  select distinct pack from payments
  left join charge_facts using (payment_intent)
  where user_id = ? and granted_credits > 0
    and 10 * (coalesce(refunded_cents, 0)::bigint + coalesce((
      select sum(disputes.amount_cents) from disputes
      where disputes.payment_intent = payments.payment_intent and disputes.status <> 'won'), 0))
      < 9 * payments.amount_cents::bigint`;

async function setPlan(em: EntityManager, userId: string): Promise<void> {
  const kept = await em.execute<{ pack: Plan }[]>(KEPT_PACKS, [userId]);
  const [plan] = kept.map(({ pack }) => pack).toSorted((a, b) => PLAN_RANK[b] - PLAN_RANK[a]);
  await em.nativeUpdate(User, userId, { plan: plan ?? 'free' });
}
