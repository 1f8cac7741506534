/** A rule about credits that always holds, and the query that finds violations. */
export interface LedgerInvariant {
  name: string;
  /** What is true, in words. */
  holds: string;
  /**
   * Reads `accounts (id)`. A row per violation: `user_id`, and `subject`, the id of what is wrong
   * (account, ledger entry, prompt or payment).
   */
  sql: string;
}

/**
 * How long after its deadline a generation may still be open: the sweep that ends it runs at
 * intervals.
 */
const SWEEP_SECONDS = 60;

/** What the law of credits promises, whatever crashed in between. */
export const LEDGER_INVARIANTS = [
  {
    name: 'balance',
    holds: 'The balance is the sum of the ledger, and each entry says the balance after it.',
    sql: `
      select users.id as user_id, users.id::text as subject from users
      where users.id in (select id from accounts) and users.credits <>
        (select coalesce(sum(amount), 0) from credit_entries where user_id = users.id)
      union all
      select user_id, id::text from (
        select id, user_id, balance_after,
          sum(amount) over (partition by user_id order by id) as expected
        from credit_entries where user_id in (select id from accounts)) as entry
      where balance_after <> expected`,
  },
  {
    name: 'negative',
    holds: 'No balance was ever negative, and no account with credits has owed credits.',
    sql: `
      select id as user_id, id::text as subject from users
      where id in (select id from accounts)
        and (credits < 0 or credits_owed < 0 or (credits > 0 and credits_owed > 0))
      union all
      select user_id, id::text from credit_entries
      where user_id in (select id from accounts) and balance_after < 0`,
  },
  {
    name: 'owed',
    holds: 'What is owed is what payments took back, less what the ledger took and settled for it.',
    sql: `
      select users.id as user_id, users.id::text as subject from users
      where users.id in (select id from accounts) and users.credits_owed <>
        (select coalesce(sum(revoked_credits), 0) from payments where user_id = users.id) +
        (select coalesce(sum(amount), 0) from credit_entries where user_id = users.id
          and kind in ('clawback', 'dispute', 'dispute_won', 'settle'))`,
  },
  {
    name: 'debit',
    holds:
      'Each debit is a prompt, each prompt has one debit; a failed one is refunded in full, and no other.',
    sql: `
      select entry.user_id, entry.reference as subject from credit_entries as entry
      join users on users.id = entry.user_id
      left join prompts on prompts.id = split_part(entry.reference, ':', 2)::uuid
        and prompts.user_id = entry.user_id
      where entry.user_id in (select id from accounts) and entry.kind in ('generation', 'refund')
        -- Of a purged account only the ledger is left.
        and ((prompts.id is null and users.purged_at is null)
          or (entry.kind = 'refund' and prompts.status <> 'failed'))
      union all
      select refund.user_id, refund.reference from credit_entries as refund
      where refund.user_id in (select id from accounts) and refund.kind = 'refund'
        and not exists (select from credit_entries as debit
          where debit.reference = replace(refund.reference, 'refund:', 'generation:')
            and debit.user_id = refund.user_id and debit.amount = -refund.amount)
      union all
      select prompts.user_id, prompts.id::text from prompts
      where prompts.user_id in (select id from accounts)
        and (not exists (select from credit_entries where reference = 'generation:' || prompts.id)
          or (prompts.status = 'failed' and not exists (
            select from credit_entries where reference = 'refund:' || prompts.id)))`,
  },
  {
    name: 'payment',
    holds:
      'A payment that was paid was granted once and whole, nothing else was, and free credits came once.',
    sql: `
      select payments.user_id, payments.id::text as subject from payments
      where payments.user_id in (select id from accounts) and (
        granted_credits <> (case when status = 'paid' then credits else 0 end)
        or granted_credits <> (select coalesce(sum(amount), 0) from credit_entries
          where reference = 'purchase:' || checkout_session and kind = 'purchase'
            and credit_entries.user_id = payments.user_id))
      union all
      select user_id, reference from credit_entries as entry
      where user_id in (select id from accounts) and (
        (kind = 'purchase' and not exists (select from payments
          where 'purchase:' || checkout_session = entry.reference and status = 'paid'
            and payments.user_id = entry.user_id))
        or (kind = 'signup' and reference <> 'signup:' || user_id))`,
  },
  {
    name: 'deadline',
    holds: 'No generation is still open after its deadline.',
    sql: `
      select user_id, id::text as subject from prompts
      where user_id in (select id from accounts) and status in ('queued', 'running')
        and deadline_at < now() - interval '${SWEEP_SECONDS} seconds'`,
  },
] as const satisfies readonly LedgerInvariant[];

export type InvariantName = (typeof LEDGER_INVARIANTS)[number]['name'];

/** One thing that breaks an invariant. */
export interface LedgerViolation {
  invariant: InvariantName;
  user_id: string;
  subject: string;
}

/**
 * One statement, and so one look at the database, that gives every `LedgerViolation` among some accounts.
 * @param accounts a query that gives their ids in a column `id`.
 */
export function findLedgerViolations(accounts = 'select id from users'): string {
  const each = LEDGER_INVARIANTS.map(
    ({ name, sql }) => `select '${name}' as invariant, violation.* from (${sql}) as violation`,
  );
  return `with accounts as (${accounts}) ${each.join('\nunion all\n')}`;
}
