import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import type pg from 'pg';
import { isOutcomeUnknown } from './unavailable.js';

/** A statement written by hand, with `$1` and so on for its values. */
export interface Statement {
  /** A connection to PostgreSQL itself plans the statement once under this name. */
  name: string;
  text: string;
}

/** The connection broke after a statement or a commit was sent, which may have succeeded. */
export class UnknownOutcomeError extends Error {}

/**
 * Runs a hand-written statement in the transaction of `em`; without one, in a commit of its own on a
 * connection of the ORM's pool. Times come as PostgreSQL writes them.
 * @throws {UnknownOutcomeError} outside a transaction
 */
export async function runStatement<Row extends object>(
  em: EntityManager,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  // The context of the request, as in every other call of the ORM.
  const context = em.getContext(false);
  const transaction = context.getTransactionContext<Transaction<unknown>>();
  if (transaction) {
    return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  }
  const pool: pg.Pool = await context.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    return (await client.query<Row>({ name, text, values })).rows;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcomeError('The connection broke before the answer', { cause: error });
  } finally {
    // The pool's own `query` would close the connection after every error, a refused debit included.
    client.release();
  }
}

/** @throws {UnknownOutcomeError} when the connection broke during the commit */
export async function inTransaction<T>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  let commits = false;
  try {
    return await em.transactional(async (tx) => {
      const result = await work(tx);
      commits = true;
      return result;
    });
  } catch (error) {
    if (!commits || !isOutcomeUnknown(error)) throw error;
    throw new UnknownOutcomeError('The connection broke during the commit', { cause: error });
  }
}
