import type { EntityManager } from '@mikro-orm/postgresql';
import { GENERATION_COST, SIGNUP_CREDITS } from '../catalogue/credits.js';
import type { CreditEntryKind } from '../database/entities/credit-entry.js';

/** A debit that the balance does not cover; the transaction it happened in has to be rolled back. */
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

/**
 * Takes the price of one generation, once per prompt.
 * @throws {OutOfCreditsError} when the balance does not cover it.
 */
export async function debitGeneration(
  em: EntityManager,
  userId: string,
  promptId: string,
): Promise<void> {
  await post(em, userId, 'generation', -GENERATION_COST, `generation:${promptId}`);
}

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
    if (violates(error, 'users_credits_not_negative')) {
      throw new OutOfCreditsError('Payment required', { cause: error });
    }
    throw error;
  }
}

function violates(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: unknown };
  return [error, cause].some(
    (candidate) => (candidate as { constraint?: string } | undefined)?.constraint === constraint,
  );
}
