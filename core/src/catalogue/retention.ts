/** How long a deleted account can be restored, in days; then it is purged (specification, section 9). */
export const RESTORE_DAYS = 30;

/** How long a deleted prompt can be restored, in minutes; then its texts are removed. */
export const PROMPT_RESTORE_MINUTES = 10;

/** How long ledger and payment records stay after an account was deleted, in years. */
export const PAYMENT_RECORD_YEARS = 7;

/** How long the audit of what staff did is kept, in years. */
export const AUDIT_YEARS = 7;

/** How long a message to support is kept that belongs to no account, in days. */
export const CONTACT_MESSAGE_DAYS = 365;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Until when an account that was deleted at this time can be restored. */
export function restoreUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);
}

/** Whether an account was deleted too long ago to be restored, purged already or not. */
export function isDeletedForGood(account: {
  deletedAt?: Date | null | undefined;
  purgedAt?: Date | null | undefined;
}): boolean {
  const { deletedAt, purgedAt } = account;
  return Boolean(purgedAt) || Boolean(deletedAt && restoreUntil(deletedAt) < new Date());
}
