import type { EntityManager } from '@mikro-orm/postgresql';

/** An email that was given up: without its content, and without an address. */
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

/** Emails that were given up, the oldest first. */
export async function findFailedMails(
  em: EntityManager,
  { accountId, keys }: FailedMailFilter = {},
): Promise<FailedMail[]> {
  const listed = keys && JSON.stringify(keys);
  const rows = await em.execute<(Omit<FailedMail, 'failedAt'> & { failedAt: string | Date })[]>(
    `select * from (${FAILED}) as failed
     where (?::uuid is null or "accountId" = ?) and (?::jsonb is null or ${IS_NAMED})
     order by "failedAt", key`,
    [accountId ?? null, accountId ?? null, listed ?? null, listed ?? null],
  );
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

/** Never sends emails that were given up. @returns how many there were. */
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
