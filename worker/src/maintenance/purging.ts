import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { RESTORE_DAYS } from '@promptmint/core/catalogue/retention';
import type { OwnerField } from '../mail/emails/define-email.js';
import { eachAccount } from './each-account.js';
import { removeInBatches } from './remove-in-batches.js';

// In hours, as `restoreUntil` counts: a day in the time zone of the server may have 23.
const TOO_LATE = `deleted_at < now() - make_interval(hours => ${24 * RESTORE_DAYS})`;
const TO_PURGE = `${TOO_LATE} and (purged_at is null or purging)`;

/** The ids of one account that jobs of emails can carry, by the field that carries them. */
const IDS: Record<OwnerField, string> = {
  userId: ':id',
  tokenId: 'select id::text from email_tokens where user_id = :id',
  paymentId: 'select id::text from payments where user_id = :id',
  messageId: 'select id::text from contact_messages where user_id = :id or lower(email) = :email',
};

/** Deletes emails that still wait to be sent to a person, or to support about them. */
async function deleteWaitingEmails(tx: EntityManager, id: string, email: string): Promise<void> {
  // With all that writes emails, which a worker may not have needed so far.
  const { EMAILS } = await import('../mail/emails/emails.js');
  const ownerFields = new Set(Object.values(EMAILS).map(({ ownerField }) => ownerField));
  const isOwned = [...ownerFields].map((field) => `payload->>'${field}' in (${IDS[field]})`);
  const waiting = `delete from outbox where queue = 'mail' and (${isOwned.join(' or ')})`;
  await tx.execute(waiting, { id, email });
}

/** Pages of the payment provider, which show who pays, and the card. */
const PAYERS = `
  update payments set checkout_url = null, receipt_url = null, card_brand = null, card_last4 = null
  where user_id = ? and num_nonnulls(checkout_url, receipt_url, card_brand) > 0`;

/**
 * What is left: the id, the balance with owed credits, the plan that follows from payments, dates.
 */
const BARE = `
  update users set email = id::text || '@purged.invalid', full_name = '', password_hash = '',
    preferred_language = default, preferred_model = default, low_credits_told = default,
    free_credits_wait = default,
    stripe_customer = null, email_verified_at = null, locked_at = null, last_login_at = null, token_version = token_version + 1,
    purged_at = now(), purging = true
  where id = ?`;

/** What staff typed about the person; who did what stays. */
const REASONS = `update audit_entries set reason = '' where account_id = ? and reason <> ''`;

const DONE = `
  update users set purging = false
  where id = ? and not exists (select from prompts where user_id = users.id) returning id`;

/**
 * Removes the personal data of accounts that can no longer be restored. Ledger and payments stay,
 * linked to a bare id; the record that the person had the free credits stays for good.
 */
@Injectable()
export class Purging {
  private readonly logger = new Logger(Purging.name);

  constructor(private readonly em: EntityManager) {}

  async purge(): Promise<void> {
    await eachAccount(
      this.em.fork(),
      TO_PURGE,
      (userId) => this.purgeAccount(userId),
      (userId, err) => this.logger.error({ userId, err }, 'an account could not be purged'),
    );
  }

  /**
   * Everything but prompts is removed in the one transaction that makes the account impossible to
   * restore; there may be too many prompts for that. If it is interrupted, `purging` makes the next
   * run continue.
   */
  private async purgeAccount(userId: string): Promise<void> {
    const em = this.em.fork();
    if (!(await em.transactional((tx) => empty(tx, userId)))) return;
    // A generation without an end may still need its refund; it is ended at its deadline and
    // removed then.
    await removeInBatches(em, 'prompts', "user_id = ? and status in ('succeeded', 'failed')", [
      userId,
    ]);
    const done = await em.execute<unknown[]>(DONE, [userId]);
    if (done.length > 0) this.logger.log({ userId }, 'an account was purged');
  }
}

/**
 * @returns whether the account is empty, now or since an earlier run; otherwise it was just
 * restored.
 */
async function empty(tx: EntityManager, userId: string): Promise<boolean> {
  // Payments before their person, in the same order as events of a payment: the other order could
  // deadlock.
  await tx.execute('select from payments where user_id = ? order by id for update', [userId]);
  const [account] = await tx.execute<{ email: string; purged: boolean; late: boolean }[]>(
    `select email, purged_at is not null as purged, coalesce(${TOO_LATE}, false) as late
     from users where id = ? for update`,
    [userId],
  );
  if (!account || account.purged) return account !== undefined;
  if (!account.late) return false;
  const { email } = account;
  await deleteWaitingEmails(tx, userId, email);
  const messages = 'user_id = ? or lower(email) = ?';
  await removeInBatches(tx, 'contact_messages', messages, [userId, email]);
  await removeInBatches(tx, 'email_tokens', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'shared_links', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'templates', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'api_keys', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'idempotency_keys', 'user_id = ?', [userId]);
  await tx.execute(PAYERS, [userId]);
  await tx.execute(BARE, [userId]);
  await tx.execute(REASONS, [userId]);
  return true;
}
