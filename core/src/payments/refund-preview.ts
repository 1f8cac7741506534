import type { EntityManager } from '@mikro-orm/postgresql';
import type { Plan } from '../catalogue/plans.js';
import { User } from '../database/entities/user.js';
import { reconcile } from './reconcile.js';
import { lockRefundable } from './refund-orders.js';

/** An account before or after a refund. */
export interface AccountOfRefund {
  balance: number;
  owed: number;
  plan: Plan;
}

/** What a refund would do. */
export interface RefundPreview {
  cents: number;
  /** What could still be refunded after it. */
  leftCents: number;
  creditsTakenBack: number;
  before: AccountOfRefund;
  after: AccountOfRefund;
}

/**
 * What a refund would do: it is reconciled as its event would be, in a transaction that is rolled back.
 * @throws {RefundRefusedError}
 */
export async function previewRefund(
  em: EntityManager,
  paymentId: string,
  requestedCents: number | null,
): Promise<RefundPreview> {
  const tx = em.fork();
  await tx.begin();
  try {
    const { payment, refundedCents, cents } = await lockRefundable(tx, paymentId, requestedCents);
    const [userId, { revokedCredits }] = [payment.user.id, payment];
    const before = await accountOf(tx, userId);
    const sum = refundedCents + cents;
    await tx.execute(
      `insert into charge_facts (payment_intent, charge, refunded_cents) values (?, 'preview', ?)
       on conflict (payment_intent) do update set refunded_cents = excluded.refunded_cents`,
      [payment.paymentIntent, sum],
    );
    await reconcile(tx, payment);
    return {
      cents,
      leftCents: payment.amountCents - sum,
      creditsTakenBack: payment.revokedCredits - revokedCredits,
      before,
      after: await accountOf(tx, userId),
    };
  } finally {
    await tx.rollback();
  }
}

async function accountOf(tx: EntityManager, id: string): Promise<AccountOfRefund> {
  const user = await tx.findOneOrFail(User, id, { disableIdentityMap: true });
  return { balance: user.credits, owed: user.creditsOwed, plan: user.plan };
}
