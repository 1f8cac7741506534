import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { emailLinkToken, hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import type { Settings } from '@promptmint/core/config/settings';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { SETTINGS } from '../settings.js';

/** How long a verification link is valid. */
const LINK_VALID_MS = 24 * 60 * 60 * 1000;

/** Shows that a person can read the mail of their address. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Makes a link and writes its email down in the caller's transaction; links made before die.
   * @returns what to call after the commit, so that the email leaves at once.
   */
  async issue(tx: EntityManager, userId: string): Promise<() => void> {
    const tokenId = randomUUID();
    const token = emailLinkToken(this.settings.JWT_SECRET, tokenId);
    // Two links made at once must not both live.
    await tx.findOneOrFail(User, userId, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
    await tx.nativeDelete(EmailToken, { user: userId, purpose: 'verify_email', usedAt: null });
    await tx.insert(EmailToken, {
      id: tokenId,
      user: userId,
      purpose: 'verify_email',
      tokenHash: hashEmailLinkToken(token),
      expiresAt: new Date(Date.now() + LINK_VALID_MS),
    });
    return this.mail.write(tx, `verify-email.${tokenId}`, {
      template: 'verify-email',
      userId,
      tokenId,
    });
  }

  /** Sends a new link. @throws {AppError} `already_verified` */
  async resend(user: User): Promise<void> {
    if (user.emailVerifiedAt) throw new AppError('already_verified');
    const sendMail = await this.em.transactional((tx) => this.issue(tx, user.id));
    sendMail();
  }

  /**
   * Uses up a link. A link that has already done its work says so again, because mail scanners and
   * reloads open links twice.
   * @throws {AppError} `link_invalid`
   */
  async verify(token: string): Promise<void> {
    await this.em.transactional(async (tx) => {
      const link = await tx.findOne(
        EmailToken,
        { tokenHash: hashEmailLinkToken(token), purpose: 'verify_email' },
        { populate: ['user'], lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!link) throw new AppError('link_invalid');
      const { user } = link;
      if (link.usedAt && user.emailVerifiedAt) return;
      if (link.usedAt || link.expiresAt < new Date()) throw new AppError('link_invalid');
      link.usedAt = new Date();
      user.emailVerifiedAt ??= link.usedAt;
    });
  }
}
