import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  countFailedMails,
  discardFailedMails,
  type FailedMail,
  findFailedMails,
} from '@promptmint/core/queues/failed-mails';
import { requeue } from '@promptmint/core/queues/outbox';
import { AppError } from '../http/app-error.js';
import { Audit } from './audit.service.js';
import type { FailedMailsAnswer, FailedMailsQuery } from './dto/failed-mails.dto.js';
import type { StaffCall } from './staff-call.js';

/** The failed emails, as the command `failed-mails` of the worker handles them. */
@Injectable()
export class SupportFailedMails {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  async page({ account_id, limit, offset }: FailedMailsQuery): Promise<FailedMailsAnswer> {
    const [em, filter] = [this.em.fork(), { accountId: account_id }];
    const found = await findFailedMails(em, filter, { limit, offset });
    return { emails: found.map(toAnswer), total: await countFailedMails(em, filter) };
  }

  /** @throws {AppError} `failed_email_not_found` */
  requeue(call: StaffCall, key: string): Promise<void> {
    return this.change(call, key, 'requeued', (tx) => requeue(tx, 'mail', [key]));
  }

  /** @throws {AppError} `failed_email_not_found` */
  discard(call: StaffCall, key: string): Promise<void> {
    return this.change(call, key, 'discarded', (tx) => discardFailedMails(tx, [key]));
  }

  private change(
    call: StaffCall,
    key: string,
    state: 'requeued' | 'discarded',
    work: (tx: EntityManager) => Promise<number>,
  ): Promise<void> {
    return this.audit.change(call, async (tx) => {
      const [found] = await findFailedMails(tx, { keys: [key] });
      call.accountId = found?.accountId ?? null;
      // Of two calls at once the second one finds nothing left to change.
      if (!found || (await work(tx)) === 0) throw new AppError('failed_email_not_found');
      const before = { email: key, template: found.template ?? '', state: 'failed' };
      return { answer: undefined, before, after: { state } };
    });
  }
}

function toAnswer(mail: FailedMail): FailedMailsAnswer['emails'][number] {
  return {
    key: mail.key,
    template: mail.template ?? '',
    account_id: mail.accountId,
    failed_at: mail.failedAt.toISOString(),
    failure: mail.failure,
  };
}
