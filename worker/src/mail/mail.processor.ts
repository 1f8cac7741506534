import { EntityManager } from '@mikro-orm/postgresql';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { jobPayloads } from '@promptmint/core/queues/jobs';
import { removeFromOutbox } from '@promptmint/core/queues/outbox';
import type { Job } from 'bullmq';
import { SETTINGS } from '../settings.js';
import { composeMail, type MailSettings } from './compose-mail.js';
import { MailTransport } from './transport.js';

/** Emails sent at the same time by one worker; each holds one SMTP connection. */
const CONCURRENCY = 5;

/**
 * Sends the emails that committed transactions owe. An email leaves the outbox once the mail server
 * has it; until then its job fails and is tried again.
 */
@Processor('mail', { concurrency: CONCURRENCY })
export class MailProcessor extends WorkerHost {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: MailSettings,
    @Inject(MailTransport) private readonly transport: MailTransport,
  ) {
    super();
  }

  async process(job: Pick<Job<unknown>, 'id' | 'data'>): Promise<void> {
    const payload = jobPayloads.mail.parse(job.data);
    const key = job.id;
    if (key === undefined) throw new Error('A mail job without id belongs to no outbox message');
    const em = this.em.fork();
    if ((await em.count(OutboxMessage, { queue: 'mail', key })) === 0) return;
    const mail = await composeMail(em, payload, this.settings);
    if (mail) await this.transport.send(key, mail);
    await removeFromOutbox(em, 'mail', key);
  }
}
