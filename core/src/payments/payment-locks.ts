import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '../database/entities/payment.js';

/** Makes transactions about one payment intent run one after the other, so that none misses a fact. */
export async function lockFacts(tx: EntityManager, paymentIntent: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [paymentIntent]);
}

/** A payment as it is now, locked until the caller's transaction ends. `lockFacts` comes first. */
export async function lockedPayment(
  tx: EntityManager,
  where: { id: string } | { paymentIntent: string },
): Promise<Payment | null> {
  return tx.findOne(Payment, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
