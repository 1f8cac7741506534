import type { EntityManager } from '@mikro-orm/postgresql';
import { GENERATION_COST, SIGNUP_CREDITS } from '../catalogue/credits.js';
import { CreditEntry, type CreditEntryKind } from '../database/entities/credit-entry.js';
import { violates } from './violates.js';

/** A debit that the balance does not cover; its transaction must be rolled back. */
export class OutOfCreditsError extends Error {
  override name = 'OutOfCreditsError';
}

/**
 * Gives a new account its free credits, once.
 * @returns whether this call gave them.
 */
export function grantSignupCredits(em: EntityManager, userId: string): Promise<boolean> {
  return post(em, userId, 'signup', SIGNUP_CREDITS, `signup:${userId}`);
}

/** Whether an account has had its free credits. */
export async function hasSignupCredits(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.count(CreditEntry, { reference: `signup:${userId}` })) > 0;
}

/**
 * Takes the price of one generation, once per prompt.
 * @returns whether this call took it.
 * @throws {OutOfCreditsError} when the balance does not cover it.
 */
export function debitGeneration(
  em: EntityManager,
  userId: string,
  promptId: string,
): Promise<boolean> {
  return post(em, userId, 'generation', -GENERATION_COST, `generation:${promptId}`);
}

/**
 * The debit of the generations in `prompt`, as a part of the statement that stores them: one row (`balance_after`)
 * for each that was charged. A balance that does not cover it is an error, to be read with `toLedgerError`.
 */
export const DEBIT_GENERATION_SQL = `insert into credit_entries (user_id, kind, amount, reference)
  select user_id, 'generation', -${GENERATION_COST}, 'generation:' || id from prompt
  returning balance_after`;

/**
 * Gives back the price of a generation that failed, once per prompt.
 * @returns whether this call gave it back.
 */
export function refundGeneration(
  em: EntityManager,
  userId: string,
  promptId: string,
): Promise<boolean> {
  return post(em, userId, 'refund', GENERATION_COST, `refund:${promptId}`);
}

/**
 * SQL that does the same within a statement that ends generations.
 * @param ended the common table expression of those generations, with `id` and `user_id`.
 */
export function refundSql(ended: string): string {
  return `insert into credit_entries (user_id, kind, amount, reference)
    select user_id, 'refund', ${GENERATION_COST}, 'refund:' || id from ${ended} returning id`;
}

/**
 * Adds the credits of a paid pack, once per checkout session. Owed credits are repaid from them
 * first.
 */
export async function grantPurchase(
  em: EntityManager,
  userId: string,
  checkoutSession: string,
  credits: number,
): Promise<void> {
  await post(em, userId, 'purchase', credits, `purchase:${checkoutSession}`);
}

/** Gives credits as goodwill, once per grant. Owed credits are repaid from them first. */
export async function grantGoodwill(
  em: EntityManager,
  userId: string,
  grantId: string,
  credits: number,
): Promise<void> {
  await post(em, userId, 'goodwill', credits, `goodwill:${grantId}`);
}

/** Takes credits back for a refund; what the balance does not cover is owed. */
export async function takeBackRefund(
  em: EntityManager,
  userId: string,
  refund: { charge: string; cumulativeCents: number },
  credits: number,
): Promise<void> {
  const reference = `clawback:${refund.charge}:${refund.cumulativeCents}`;
  await post(em, userId, 'clawback', -credits, reference);
}

/**
 * Takes credits back while a charge is disputed; what the balance does not cover is owed. Booked
 * under the first of the charge's disputes that has no entry of this kind yet.
 */
export async function takeBackDisputed(
  em: EntityManager,
  userId: string,
  disputes: readonly string[],
  credits: number,
): Promise<void> {
  const references = disputes.map((dispute) => `dispute:${dispute}`);
  await post(em, userId, 'dispute', -credits, await firstUnused(em, references));
}

/** Returns what a dispute took, when it is won; booked as `takeBackDisputed` does. */
export async function returnDisputed(
  em: EntityManager,
  userId: string,
  disputes: readonly string[],
  credits: number,
): Promise<void> {
  const references = disputes.map((dispute) => `dispute_won:${dispute}`);
  await post(em, userId, 'dispute_won', credits, await firstUnused(em, references));
}

async function firstUnused(em: EntityManager, references: readonly string[]): Promise<string> {
  const used = await em.find(CreditEntry, { reference: { $in: references } });
  const free = references.find((reference) => !used.some((entry) => entry.reference === reference));
  if (free === undefined) throw new Error(`No reference is left of ${references.join(', ')}`);
  return free;
}

/**
 * Adds one entry to the ledger, in the caller's transaction. The database locks the user's row,
 * skips a reference that is already there, and moves the balance with the entry.
 */
async function post(
  em: EntityManager,
  userId: string,
  kind: CreditEntryKind,
  amount: number,
  reference: string,
): Promise<boolean> {
  try {
    const posted = await em
      .getConnection()
      .execute<{ id: string }[]>(
        'insert into credit_entries (user_id, kind, amount, reference) values (?, ?, ?, ?) returning id',
        [userId, kind, amount, reference],
        'all',
        em.getTransactionContext(),
      );
    return posted.length === 1;
  } catch (error) {
    throw toLedgerError(error);
  }
}

/** The error of a statement that posts an entry; a balance that does not cover it is an `OutOfCreditsError`. */
export function toLedgerError(error: unknown): unknown {
  if (!violates(error, 'users_credits_not_negative')) return error;
  return new OutOfCreditsError('Payment required', { cause: error });
}
