import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { WorkQueues } from '../queues/work-queues.service.js';

/** Queues emails through the outbox; the worker renders and sends them. */
@Injectable()
export class MailService {
  constructor(private readonly work: WorkQueues) {}

  /**
   * Writes an email to the outbox in the caller's transaction; the same key twice is one email.
   * @returns what to call after the commit, so that the email leaves at once.
   */
  queue(tx: EntityManager, key: string, mail: MailJob): Promise<() => void> {
    return this.work.enqueue(tx, { queue: 'mail', key, payload: mail });
  }
}
