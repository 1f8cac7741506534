import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Payment } from '@promptmint/core/database/entities/payment';
import type { User } from '@promptmint/core/database/entities/user';
import { EmailLinks } from '../email-links/email-links.service.js';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { SupportAccounts } from './accounts.service.js';
import { Audit } from './audit.service.js';
import type { StaffCall } from './staff-call.js';

const ALREADY_VERIFIED = 'The email of this account is already verified.';
const LOCKED = 'This account is locked. Please unlock it first.';

/** Writes an email in a transaction. @returns what sends it after the commit. */
type Queue = (tx: EntityManager, user: User) => Promise<() => void>;

/** Emails that support sends a person again, always to the address of the account. */
@Injectable()
export class SupportEmails {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: SupportAccounts,
    private readonly audit: Audit,
    private readonly links: EmailLinks,
    private readonly mail: MailService,
  ) {}

  /** @throws {AppError} `account_not_found`, `account_inactive`, `already_verified` */
  sendVerification(call: StaffCall, id: string): Promise<void> {
    return this.send(call, id, (tx, user) => {
      refuseInactive(user);
      if (user.emailVerifiedAt)
        throw new AppError('already_verified', { message: ALREADY_VERIFIED });
      return this.links.issue(tx, id, 'verify_email');
    });
  }

  /**
   * Also for a deleted account, which its owner needs the password to restore.
   * @throws {AppError} `account_not_found`, `account_inactive`
   */
  sendReset(call: StaffCall, id: string): Promise<void> {
    return this.send(call, id, (tx, user) => {
      refuseLockedAccount(user);
      return this.links.issue(tx, id, 'reset_password');
    });
  }

  /** @throws {AppError} `account_not_found`, `account_inactive` */
  sendExportLink(call: StaffCall, id: string): Promise<void> {
    return this.send(call, id, (tx, user) => {
      refuseInactive(user);
      const job = { template: 'export-link', userId: id } as const;
      return this.mail.queue(tx, `export-link.${randomUUID()}`, job);
    });
  }

  /** @throws {AppError} `payment_not_found`, `payment_not_paid`, `account_not_found` */
  async sendReceipt(call: StaffCall, paymentId: string): Promise<void> {
    const payment = await this.em.fork().findOne(Payment, paymentId);
    if (!payment) throw new AppError('payment_not_found', { message: 'No payment was found.' });
    call.accountId = payment.user.id;
    if (!payment.paidAt) throw new AppError('payment_not_paid');
    await this.send(call, payment.user.id, (tx) =>
      this.mail.queue(tx, `receipt-${paymentId}.${randomUUID()}`, {
        template: 'receipt',
        paymentId,
      }),
    );
  }

  private async send(call: StaffCall, id: string, queue: Queue): Promise<void> {
    const sendMail = await this.audit.change(call, async (tx) => {
      const user = await this.accounts.lock(tx, id);
      const answer = await queue(tx, user);
      const before = { verified: Boolean(user.emailVerifiedAt), deleted: Boolean(user.deletedAt) };
      return { answer, before, after: { queued: true } };
    });
    sendMail();
  }
}

function refuseInactive(user: User): void {
  refuseLockedAccount(user);
  if (user.deletedAt) throw new AppError('account_inactive');
}

function refuseLockedAccount({ lockedAt }: User): void {
  if (lockedAt) throw new AppError('account_inactive', { message: LOCKED });
}
