import type { EntityManager } from '@mikro-orm/postgresql';

/** What must always hold of credits (docs/ARCHITECTURE.md, Credits). */
export const LEDGER_RULES = ['balance', 'negative', 'debit', 'payment', 'deadline'] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** Something that breaks a rule. */
export interface Drift {
  rule: LedgerRule;
  userId: string;
  /** The account, prompt, payment or ledger entry that shows it. */
  id: string;
}

/** The worker ends overdue generations within seconds; one still open after this long was missed. */
const OVERDUE = "interval '60 seconds'";

/** Each selects the account and the id of what breaks its rule, among the accounts in `looked`. */
const BREAKS: Readonly<Record<LedgerRule, string>> = {
  balance: `
    select u.id, u.id::text from looked join users u on u.id = looked.id
    where u.credits <> (select coalesce(sum(amount), 0) from credit_entries where user_id = u.id)`,
  negative: `
    select u.id, u.id::text from looked join users u on u.id = looked.id where u.credits < 0
    union all
    select e.user_id, e.reference from looked join credit_entries e on e.user_id = looked.id
    where e.balance_after < 0`,
  // A debit whose prompt is gone belongs to a purged account: it had ended before.
  debit: `
    select p.user_id, p.id::text from looked join prompts p on p.user_id = looked.id
      left join credit_entries debit on debit.reference = 'generation:' || p.id
      left join credit_entries refund on refund.reference = 'refund:' || p.id
    where debit.id is null or (p.status = 'failed') <> (refund.id is not null)
    union all
    select e.user_id, e.reference from looked join credit_entries e on e.user_id = looked.id
      left join credit_entries debit
        on debit.reference = 'generation:' || substring(e.reference from 8)
    where e.kind = 'refund' and debit.amount is distinct from -e.amount`,
  payment: `
    select p.user_id, p.id::text from looked join payments p on p.user_id = looked.id
      left join credit_entries e on e.reference = 'purchase:' || p.checkout_session
    where (p.status = 'paid') <> (e.id is not null)
      or p.granted_credits <> coalesce(e.amount, 0) or e.user_id <> p.user_id
    union all
    select e.user_id, e.reference from looked join credit_entries e on e.user_id = looked.id
      left join payments p on p.checkout_session = substring(e.reference from 10)
    where e.kind = 'purchase' and p.id is null`,
  deadline: `
    select p.user_id, p.id::text from looked join prompts p on p.user_id = looked.id
    where p.status in ('queued', 'running') and p.deadline_at < now() - ${OVERDUE}`,
};

const AUDIT = `
  with looked as (select unnest(?::uuid[]) as id)
  ${LEDGER_RULES.map(
    (rule) =>
      `select '${rule}' as rule, found."userId", found.id from (${BREAKS[rule]}) found ("userId", id)`,
  ).join('\n  union all ')}`;

/** Looks whether the rules hold for these accounts: all of it in one statement, so as of one moment. */
export function findDrift(em: EntityManager, userIds: readonly string[]): Promise<Drift[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return em.execute<Drift[]>(AUDIT, [`{${userIds.join(',')}}`]);
}
