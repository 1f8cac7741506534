import type { EntityManager } from '@mikro-orm/postgresql';

/** A failed email: without its content, and without an address. */
export interface FailedMail {
  key: string;
  template: string | null;
  /** The account that it is about; null for messages of people without one. */
  accountId: string | null;
  failedAt: Date;
  failure: string;
}

/** Which ones; all without a filter. */
export interface FailedMailFilter {
  accountId?: string | undefined;
  keys?: readonly string[] | undefined;
}

/** The account of an email, by the ids that jobs carry. */
const ACCOUNT = `coalesce(
  (payload->>'userId')::uuid,
  (select user_id from email_tokens where id = (payload->>'tokenId')::uuid),
  (select user_id from payments where id = (payload->>'paymentId')::uuid),
  (select user_id from contact_messages where id = (payload->>'messageId')::uuid))`;

const FAILED = `
  select key, payload->>'template' as template, ${ACCOUNT} as "accountId",
    failed_at as "failedAt", coalesce(failure, '') as failure
  from outbox where queue = 'mail' and failed_at is not null`;

const IS_NAMED = 'key in (select jsonb_array_elements_text(?::jsonb))';

const MATCHES = `
  from (${FAILED}) as failed
  where (?::uuid is null or "accountId" = ?) and (?::jsonb is null or ${IS_NAMED})`;

const valuesOf = ({ accountId, keys }: FailedMailFilter) => {
  const [account, listed] = [accountId ?? null, keys ? JSON.stringify(keys) : null];
  return [account, account, listed, listed];
};

/** The failed emails, the oldest first; all of them without a page. */
export async function findFailedMails(
  em: EntityManager,
  filter: FailedMailFilter = {},
  { limit, offset }: { limit: number | null; offset: number } = { limit: null, offset: 0 },
): Promise<FailedMail[]> {
  const rows = await em.execute<(Omit<FailedMail, 'failedAt'> & { failedAt: string | Date })[]>(
    `select * ${MATCHES} order by "failedAt", key limit ? offset ?`,
    [...valuesOf(filter), limit, offset],
  );
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

/** How many emails have failed. */
export async function countFailedMails(
  em: EntityManager,
  filter: FailedMailFilter = {},
): Promise<number> {
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total ${MATCHES}`,
    valuesOf(filter),
  );
  return row?.total ?? 0;
}

/** Removes failed emails, so that they are never sent. @returns how many there were. */
export async function discardFailedMails(
  em: EntityManager,
  keys: readonly string[],
): Promise<number> {
  const removed = await em.execute<{ key: string }[]>(
    `delete from outbox where queue = 'mail' and failed_at is not null and ${IS_NAMED} returning key`,
    [JSON.stringify(keys)],
  );
  return removed.length;
}
