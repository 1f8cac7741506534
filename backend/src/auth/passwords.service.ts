import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RESTORE_DAYS } from '@promptmint/core/catalogue/retention';
import type { User } from '@promptmint/core/database/entities/user';
import { revokeAllApiKeys } from './revoke-api-keys.js';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { EmailLinks, isUsable } from '../email-links/email-links.service.js';
import type { SignedInUser } from '../http/current-user.js';
import { lockSignedIn } from '../http/locked-user.js';
import { PasswordHasher } from './password-hasher.service.js';

/** Only the id: building an entity would take longer than finding no row. */
const RESTORABLE = `select id from users where email = ? and purged_at is null and locked_at is null
  and (deleted_at is null or deleted_at >= now() - make_interval(hours => ${24 * RESTORE_DAYS})) for update`;

/** Passwords forgotten, reset and changed. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: EmailLinks,
    private readonly mail: MailService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws {AppError} `validation_failed` when a password may not be chosen */
  check(password: string): void {
    this.hasher.refuseOwnName(password, 'password');
  }

  /**
   * Sends a link to choose a new password. An unknown address costs the same statements and writes,
   * and the worker drops its email, so that the time of the answer gives nothing away.
   */
  async forgot(email: string): Promise<void> {
    const sendMail = await this.em.transactional(async (tx) => {
      // Otherwise only requests for a known address would wait for each other, at its row.
      await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [email]);
      const [user] = await tx.execute<{ id: string }[]>(RESTORABLE, [email]);
      return this.links.issue(tx, user?.id ?? null, 'reset_password');
    });
    sendMail();
  }

  /**
   * Sets a new password by an emailed link, ends every session and revokes every API key: a person who needs the
   * link may have lost the account to someone else.
   * @returns the person.
   * @throws {AppError} `reset_link_invalid`
   */
  async reset(token: string, newPassword: string): Promise<User> {
    const known = await this.em.transactional((tx) => this.links.find(tx, token, 'reset_password'));
    if (!known || !isUsable(known.link)) throw new AppError('reset_link_invalid');
    const passwordHash = await this.hasher.hashChosen(newPassword, 'new_password');
    const { user, sendMail } = await this.em.transactional(async (tx) => {
      const found = await this.links.find(tx, token, 'reset_password');
      if (!found || !isUsable(found.link)) throw new AppError('reset_link_invalid');
      found.link.usedAt = new Date();
      await revokeAllApiKeys(tx, found.user.id);
      return {
        user: found.user,
        sendMail: await this.replace(tx, found.user, passwordHash, 'password-was-reset'),
      };
    });
    sendMail();
    return user;
  }

  /**
   * Sets a new password for a person who knows the current one, and ends every session.
   * @returns the person, for a new session.
   * @throws {AppError} `wrong_password`; `unauthorized` when the session has ended meanwhile
   */
  async change(user: SignedInUser, currentPassword: string, newPassword: string): Promise<User> {
    await this.hasher.confirm(user, currentPassword);
    const passwordHash = await this.hasher.hashChosen(newPassword, 'new_password');
    const { changed, sendMail } = await this.em.transactional(async (tx) => {
      const locked = await lockSignedIn(tx, user);
      return {
        changed: locked,
        sendMail: await this.replace(tx, locked, passwordHash, 'password-changed'),
      };
    });
    sendMail();
    return changed;
  }

  /** A link sent before the change must not undo it, nor take the account to another address. */
  private async replace(
    tx: EntityManager,
    user: User,
    hash: string,
    notice: 'password-changed' | 'password-was-reset',
  ): Promise<() => void> {
    user.passwordHash = hash;
    user.tokenVersion += 1;
    await tx.flush();
    await this.links.revokeAll(tx, user.id, ['reset_password', 'change_email']);
    return this.mail.queue(tx, `${notice}.${user.id}.${user.tokenVersion}`, {
      template: notice,
      userId: user.id,
      at: new Date().toISOString(),
    });
  }
}
