import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@promptmint/core/accounts/person-key';
import { isDeletedForGood, restoreUntil } from '@promptmint/core/catalogue/retention';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { EmailLinks } from '../email-links/email-links.service.js';
import type { SignedInUser } from '../http/current-user.js';
import { lockSignedIn, lockUser } from '../http/locked-user.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { PasswordHasher } from '../auth/password-hasher.service.js';
import { SessionsService } from '../auth/sessions.service.js';

/** Deletes accounts and restores them. The worker purges them later. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: EmailLinks,
    private readonly mail: MailService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Deletes an account: signing in to it is refused, and it can be restored for 30 days. Its links end, but
   * that of the sign-up mail: it does nothing until a restore, and then what the person expects.
   * @returns until when.
   * @throws {AppError} `wrong_password`; `role_held`; `unauthorized` when the session has ended meanwhile
   */
  async delete(user: SignedInUser, password: string): Promise<Date> {
    await this.hasher.confirm(user, password);
    const deletedAt = new Date();
    const sendMail = await this.em.transactional(async (tx) => {
      const locked = await lockSignedIn(tx, user);
      if (locked.role) throw new AppError('role_held');
      locked.deletedAt = deletedAt;
      locked.tokenVersion += 1;
      await tx.flush();
      await this.links.revokeAll(tx, user.id, ['reset_password', 'change_email']);
      return this.queueNotice(tx, 'account-deleted', user.id, deletedAt);
    });
    sendMail();
    return restoreUntil(deletedAt);
  }

  /**
   * Brings a deleted account back; one that is not deleted stays as it is. An address that is not verified
   * gets another link, because the first may have expired, or never have been sent, unless it was sent too
   * many already: it may be another person's.
   * @throws {AppError} `invalid_credentials`, also when it is too late; `account_locked`
   */
  async restore(email: string, password: string): Promise<User> {
    const found = await this.sessions.findByCredentials(email, password);
    const { id, passwordHash } = found;
    const needsLink = found.deletedAt !== null && !found.emailVerifiedAt;
    const mailbox = mailboxOf(found.email);
    const sendsLink =
      needsLink && (await this.limits.countTry('verification-links-per-mailbox', mailbox)) === 0;
    const { restored, sendMails } = await this.em.transactional(async (tx) => {
      const locked = await lockUser(tx, id);
      // The password may have been replaced since it was checked.
      if (isDeletedForGood(locked) || locked.passwordHash !== passwordHash)
        throw new AppError('invalid_credentials');
      this.sessions.refuseLocked(locked);
      if (!locked.deletedAt) return { restored: locked, sendMails: [] };
      locked.deletedAt = null;
      await tx.flush();
      const notice = await this.queueNotice(tx, 'account-restored', id, new Date());
      if (locked.emailVerifiedAt || !sendsLink) return { restored: locked, sendMails: [notice] };
      const link = await this.links.issueAnother(tx, id, 'verify_email');
      return { restored: locked, sendMails: [notice, link] };
    });
    for (const sendMail of sendMails) sendMail();
    return restored;
  }

  private queueNotice(
    tx: EntityManager,
    template: 'account-deleted' | 'account-restored',
    userId: string,
    at: Date,
  ): Promise<() => void> {
    const key = `${template}.${userId}.${at.getTime()}`;
    return this.mail.queue(tx, key, { template, userId, at: at.toISOString() });
  }
}
