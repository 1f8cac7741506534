import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Payment } from '@promptmint/core/database/entities/payment';
import { EmailLinks } from '../email-links/email-links.service.js';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { type AuditedChange, Audit } from './audit.service.js';
import { lockAccount, lockActiveAccount } from './locked-account.js';
import type { StaffCall } from './staff-call.js';

const VERIFIED = 'The email of this account is already verified.';

/** An email that leaves after the commit. */
type SendMail = () => void;

/** Sends people the emails that they are missing, only to their own address. */
@Injectable()
export class AccountHelp {
  constructor(
    private readonly audit: Audit,
    private readonly links: EmailLinks,
    private readonly mail: MailService,
  ) {}

  /** @throws {AppError} `account_not_found`, `account_inactive`, `already_verified` */
  sendVerification(call: StaffCall, accountId: string): Promise<void> {
    return this.send(call, async (tx) => {
      const { emailVerifiedAt } = await lockActiveAccount(tx, accountId);
      if (emailVerifiedAt) throw new AppError('already_verified', { message: VERIFIED });
      return sent(await this.links.issue(tx, accountId, 'verify_email'));
    });
  }

  /** @throws {AppError} `account_not_found`, `account_inactive` */
  sendResetLink(call: StaffCall, accountId: string): Promise<void> {
    return this.send(call, async (tx) => {
      await lockActiveAccount(tx, accountId);
      return sent(await this.links.issue(tx, accountId, 'reset_password'));
    });
  }

  /** @throws {AppError} `account_not_found`, `account_inactive` */
  sendExportLink(call: StaffCall, accountId: string): Promise<void> {
    return this.send(call, async (tx) => {
      await lockActiveAccount(tx, accountId);
      const job = { template: 'export-link', userId: accountId } as const;
      return sent(await this.mail.queue(tx, `export-link.${call.requestId}`, job));
    });
  }

  /** @throws {AppError} `payment_not_found`, `payment_unpaid`, `account_not_found` once it is purged */
  sendReceipt(call: StaffCall, paymentId: string): Promise<void> {
    return this.send(call, async (tx) => {
      const payment = await tx.findOne(Payment, paymentId, { disableIdentityMap: true });
      if (!payment) {
        throw new AppError('payment_not_found', { message: 'No payment was found.' });
      }
      call.accountId = payment.user.id;
      if (payment.status !== 'paid') throw new AppError('payment_unpaid');
      // Also for a locked or deleted account, which may still need one. After a purge there is no address.
      await lockAccount(tx, payment.user.id);
      // Not under the key of the first one, which may wait as a dead letter.
      const key = `receipt.${paymentId}.${call.requestId}`;
      const sendMail = await this.mail.queue(tx, key, { template: 'receipt', paymentId });
      return { ...sent(sendMail), after: { sent: true, payment: paymentId } };
    });
  }

  private async send(
    call: StaffCall,
    work: (tx: EntityManager) => Promise<AuditedChange<SendMail>>,
  ): Promise<void> {
    const sendMail = await this.audit.change(call, work);
    sendMail();
  }
}

function sent(answer: SendMail): AuditedChange<SendMail> {
  return { answer, before: {}, after: { sent: true } };
}
