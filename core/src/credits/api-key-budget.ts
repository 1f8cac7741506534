import { GENERATION_COST } from '../catalogue/credits.js';
import { violates } from './violates.js';

/** A charge that the monthly cap of an API key does not cover; its transaction must be rolled back. */
export class KeyCapReachedError extends Error {
  override name = 'KeyCapReachedError';
}

const MONTH_OF = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM')`;

/** The month in which an API key spends now, as `usedMonth` of its row names it. */
export const SPENDING_MONTH_SQL = MONTH_OF('now()');

/**
 * Counts the generation in `prompt` with what an API key has spent in the month, as a part of the statement that
 * charges for it. A cap that does not cover it is an error, to be read with `toKeyError`.
 * @param budget the parameter with the id of the row that counts.
 */
export const SPEND_OF_KEY_SQL = (budget: string) => `update api_keys
  set used_credits = case when used_month >= month then used_credits else 0 end + ${GENERATION_COST},
    used_month = greatest(used_month, month)
  from (select ${MONTH_OF('created_at')} as month from prompt where exists (select from debit)) as spent_in
  where id = ${budget}`;

/**
 * SQL that gives what failed generations spent back to their API keys, in the statement that refunds them. It reads
 * the refund first, so that the row of the account is locked before that of a key, as in a charge.
 * @param ended the common table expression of those generations, with `created_at` and `api_key_id`.
 * @param refunded that of the refund, which returns something.
 */
export function returnToKeySql(ended: string, refunded: string): string {
  return `update api_keys as budget set used_credits = budget.used_credits - ${GENERATION_COST}
    from ${ended} join api_keys as made_by on made_by.id = ${ended}.api_key_id
    where exists (select from ${refunded}) and budget.id = made_by.budget_id
      and budget.used_month = ${MONTH_OF(`${ended}.created_at`)} and budget.used_credits > 0`;
}

/** The error of a charge; a cap that does not cover it is a `KeyCapReachedError`. */
export function toKeyError(error: unknown): unknown {
  if (!violates(error, 'api_keys_within_cap')) return error;
  return new KeyCapReachedError('The cap of the API key is reached', { cause: error });
}
