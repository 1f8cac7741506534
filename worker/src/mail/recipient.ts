import type { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';

/** Somebody an email about their account goes to. */
export interface Recipient {
  email: string;
  /**
   * Empty until the address is known to be theirs: nobody can have words of their own sent to others
   * by signing up under that name.
   */
  name: string;
}

/** What is still told after an account was deleted, as long as it can be restored. */
const TOLD_AFTER_DELETION: ReadonlySet<MailJob['template']> = new Set([
  'account-deleted',
  'reset-password',
  'password-changed',
  'email-changed',
  'receipt',
  'refund',
]);

/** To whom an email of this kind goes; null when the account is gone, or is not to be written to. */
export function recipientOf(
  user: User | null | undefined,
  template: MailJob['template'],
): Recipient | null {
  if (!user || user.purgedAt) return null;
  if (user.deletedAt && !TOLD_AFTER_DELETION.has(template)) return null;
  return { email: user.email, name: user.emailVerifiedAt ? user.fullName : '' };
}

/** Whether an address can be written to: what a purged account holds in place of one cannot. */
export function isReachable(address: string): boolean {
  return !address.endsWith('@purged.invalid');
}
