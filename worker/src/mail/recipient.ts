import type { User } from '@promptmint/core/database/entities/user';

/** The person an email about an account goes to. */
export interface Recipient {
  email: string;
  /**
   * Empty until the address is known to be theirs: nobody can have words of their own sent to others
   * by signing up under that name.
   */
  name: string;
}

/** The person an email goes to; null when the account is gone or must not get this email. */
export function recipientOf(
  user: User | null | undefined,
  afterDeletion: 'sent' | 'dropped',
): Recipient | null {
  if (!user || user.purgedAt) return null;
  if (user.deletedAt && afterDeletion === 'dropped') return null;
  return { email: user.email, name: user.emailVerifiedAt ? user.fullName : '' };
}

/** Whether an address can be written to: what a purged account holds in place of one cannot. */
export function isReachable(address: string): boolean {
  return !address.endsWith('@purged.invalid');
}
