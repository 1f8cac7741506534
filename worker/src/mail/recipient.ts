import type { User } from '@promptmint/core/database/entities/user';

/** The person an email about an account goes to. */
export interface Recipient {
  email: string;
  /**
   * Empty until the address is verified: otherwise a person could sign up under a text as name and
   * have it sent to others.
   */
  name: string;
}

/** Which accounts an email is for. */
export interface RecipientRules {
  /** Whether it is still sent while a deleted account can be restored. */
  afterDeletion: 'sent' | 'dropped';
  /**
   * Whether it is dropped until the address is verified: otherwise a person could sign up with the address of
   * another, who would get an email for everything that they then do.
   */
  onlyVerified?: boolean;
}

/** The person an email goes to; null if the account is gone or must not get this email. */
export function recipientOf(
  user: User | null | undefined,
  { afterDeletion, onlyVerified = false }: RecipientRules,
): Recipient | null {
  if (!user || user.purgedAt) return null;
  if (onlyVerified && !user.emailVerifiedAt) return null;
  // The owner of a locked account gets what the owner of a deleted one gets: only what they must know.
  if ((user.deletedAt || user.lockedAt) && afterDeletion === 'dropped') return null;
  return { email: user.email, name: user.emailVerifiedAt ? user.fullName : '' };
}

/** Whether an address can receive mail: the placeholder of a purged account cannot. */
export function isReachable(address: string): boolean {
  return !address.endsWith('@purged.invalid');
}
