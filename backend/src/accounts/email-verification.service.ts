import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@promptmint/core/accounts/person-key';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { EmailLinks, type FoundLink, isUsable } from '../email-links/email-links.service.js';
import type { SignedInUser } from '../http/current-user.js';
import { lockSignedIn } from '../http/locked-user.js';
import { PasswordHasher } from '../auth/password-hasher.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SignupGrants } from './signup-grants.js';

const OWN_EMAIL = 'This is already your email address.';
const OTHERS_EMAIL = 'Another account already uses this email. Please choose a different one.';

/** Verifies that a person reads the mail of their address, or of the one that will replace it. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: EmailLinks,
    private readonly mail: MailService,
    private readonly hasher: PasswordHasher,
    private readonly grants: SignupGrants,
    private readonly limits: RateLimits,
  ) {}

  /** Sends a new link, which ends the earlier ones. @throws {AppError} `already_verified` */
  async resend(user: SignedInUser): Promise<void> {
    const sendMail = await this.em.transactional(async (tx) => {
      const locked = await lockSignedIn(tx, user);
      if (locked.emailVerifiedAt) throw new AppError('already_verified');
      return this.links.issue(tx, user.id, 'verify_email');
    });
    sendMail();
  }

  /**
   * Sends a link to a new address, which replaces the person's own when it is opened.
   * @throws {AppError} `wrong_password`, `email_taken`, `role_held`, `too_many_requests`; `unauthorized` when the
   * session has ended meanwhile
   */
  async requestChange(user: SignedInUser, password: string, newEmail: string): Promise<void> {
    await this.hasher.confirm(user, password);
    if (newEmail === user.email) throw new AppError('email_taken', { message: OWN_EMAIL });
    const taken = (await this.em.count(User, { email: newEmail })) > 0;
    if (taken) throw new AppError('email_taken', { message: OTHERS_EMAIL });
    // Only what sends a link: others could otherwise keep the address from its owner.
    await this.limits.refuseAbove('change-links-per-mailbox', mailboxOf(newEmail));
    const sendMail = await this.em.transactional(async (tx) => {
      const locked = await lockSignedIn(tx, user);
      if (locked.role) throw new AppError('role_held');
      return this.links.issue(tx, user.id, 'change_email', newEmail);
    });
    sendMail();
  }

  /**
   * Uses a link once. Opening it again gives the same answer, because mail scanners and reloads open
   * links twice.
   * @param ip where the request comes from.
   * @throws {AppError} `link_invalid`, `email_taken`, `role_held`
   */
  async verify(token: string, ip: string): Promise<void> {
    const sendMails = await this.em
      .transactional(async (tx) => {
        const found = await this.links.find(tx, token, 'verify_email', 'change_email');
        if (!found || found.user.deletedAt) throw new AppError('link_invalid');
        if (isAlreadyUsed(found)) return [];
        if (!isUsable(found.link)) throw new AppError('link_invalid');
        // The role may be newer than the link.
        if (found.link.newEmail && found.user.role) throw new AppError('role_held');
        return this.use(tx, found, ip);
      })
      .catch((error: unknown) => {
        if (error instanceof UniqueConstraintViolationException)
          throw new AppError('email_taken', { message: OTHERS_EMAIL });
        throw error;
      });
    for (const sendMail of sendMails) sendMail();
  }

  private async use(tx: EntityManager, found: FoundLink, ip: string): Promise<(() => void)[]> {
    const { link, user } = found;
    const isFirst = !user.emailVerifiedAt;
    const now = new Date();
    link.usedAt = now;
    user.emailVerifiedAt = now;
    const sendMails: (() => void)[] = [];
    if (link.newEmail) sendMails.push(await this.replaceEmail(tx, found, link.newEmail));
    await this.grants.grantOnVerification(tx, user, ip);
    if (isFirst) {
      const welcome = { template: 'welcome', userId: user.id } as const;
      sendMails.push(await this.mail.queue(tx, `welcome.${user.id}`, welcome));
    }
    return sendMails;
  }

  /** Links that went to the old address must not outlive it. */
  private async replaceEmail(
    tx: EntityManager,
    { link, user }: FoundLink,
    newEmail: string,
  ): Promise<() => void> {
    link.previousEmail = user.email;
    user.email = newEmail;
    await tx.flush();
    await this.links.revokeAll(tx, user.id);
    return this.mail.queue(tx, `email-changed.${link.id}`, {
      template: 'email-changed',
      tokenId: link.id,
    });
  }
}

function isAlreadyUsed({ link, user }: FoundLink): boolean {
  if (!link.usedAt) return false;
  return link.newEmail ? user.email === link.newEmail : Boolean(user.emailVerifiedAt);
}
