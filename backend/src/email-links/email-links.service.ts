import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { emailLinkToken, hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import { isDeletedForGood } from '@promptmint/core/catalogue/retention';
import type { Settings } from '@promptmint/core/config/settings';
import {
  EMAIL_TOKEN_PURPOSES,
  EmailToken,
  type EmailTokenPurpose,
} from '@promptmint/core/database/entities/email-token';
import type { User } from '@promptmint/core/database/entities/user';
import { MailService } from '../mail/mail.service.js';
import { SETTINGS } from '../settings.js';
import { lockUser } from '../http/locked-user.js';

const HOUR_MS = 60 * 60 * 1_000;

/** How long a link of each purpose is valid (specification, section 9; decisions). */
const VALID_MS: Readonly<Record<EmailTokenPurpose, number>> = {
  verify_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
};

const TEMPLATES = {
  verify_email: 'verify-email',
  change_email: 'change-email',
  reset_password: 'reset-password',
} as const satisfies Record<EmailTokenPurpose, string>;

/** A link with its account, whose row is locked. */
export interface FoundLink {
  link: EmailToken;
  user: User;
}

/** Issues the links that emails carry, and finds and revokes them. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Issues a link and queues its email in the caller's transaction, which has locked the account's row.
   * Earlier links of the same purpose end. Without an account no email is sent, at the same cost.
   * @returns what to call after the commit, so that the email leaves at once.
   */
  async issue(
    tx: EntityManager,
    userId: string | null,
    purpose: EmailTokenPurpose,
    newEmail: string | null = null,
  ): Promise<() => void> {
    await this.revokeAll(tx, userId ?? randomUUID(), [purpose]);
    return this.issueAnother(tx, userId, purpose, newEmail);
  }

  /** As `issue`, but earlier links of the same purpose work on until they expire. */
  async issueAnother(
    tx: EntityManager,
    userId: string | null,
    purpose: EmailTokenPurpose,
    newEmail: string | null = null,
  ): Promise<() => void> {
    const id = randomUUID();
    const token = emailLinkToken(this.settings.SECRET_KEY, id);
    await tx.insert(EmailToken, {
      id,
      user: userId,
      purpose,
      newEmail,
      tokenHash: hashEmailLinkToken(token),
      expiresAt: new Date(Date.now() + VALID_MS[purpose]),
    });
    const template = TEMPLATES[purpose];
    return this.mail.queue(tx, `${template}.${id}`, { template, tokenId: id });
  }

  /**
   * The link of a token, used or not, expired or not; null when none exists, or when its account
   * can no longer be restored or is locked.
   */
  async find(
    tx: EntityManager,
    token: string,
    ...purposes: EmailTokenPurpose[]
  ): Promise<FoundLink | null> {
    const criteria = { tokenHash: hashEmailLinkToken(token), purpose: { $in: purposes } };
    const found = await tx.findOne(EmailToken, criteria, { disableIdentityMap: true });
    if (!found?.user) return null;
    // The account first, as in `issue`: the other order could deadlock.
    const user = await lockUser(tx, found.user.id);
    const link = await tx.findOne(EmailToken, criteria, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    return link && !isDeletedForGood(user) && !user.lockedAt ? { link, user } : null;
  }

  /** Ends the unused links of an account. */
  async revokeAll(
    tx: EntityManager,
    userId: string,
    purposes: readonly EmailTokenPurpose[] = EMAIL_TOKEN_PURPOSES,
  ): Promise<void> {
    await tx.nativeDelete(EmailToken, { user: userId, usedAt: null, purpose: { $in: purposes } });
  }
}

/** Whether a link is unused and has not expired. */
export function isUsable(link: EmailToken): boolean {
  return !link.usedAt && link.expiresAt > new Date();
}
