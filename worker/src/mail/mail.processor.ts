import { EntityManager } from '@mikro-orm/postgresql';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { jobPayloads } from '@promptmint/core/queues/jobs';
import { markDead, removeFromOutbox } from '@promptmint/core/queues/outbox';
import { type Job, UnrecoverableError } from 'bullmq';
import { SETTINGS } from '../settings.js';
import type { MailSettings } from './write-email.js';
import { failureOf, isPermanent } from './failure.js';
import { MailTransport } from './transport.js';

/** Emails sent at the same time by one worker; each uses one SMTP connection. */
const CONCURRENCY = 5;

/** What the processor reads of a job. */
type Delivery = Pick<Job<unknown>, 'id' | 'data' | 'attemptsMade' | 'opts'>;

/**
 * Sends the emails that committed transactions have queued. An email leaves the outbox once the
 * mail server accepts it; until then its job fails and is tried again. An email that the mail
 * server refuses for good, or whose last try failed, is marked dead: it stays in the outbox until
 * an operator decides.
 */
@Processor('mail', { concurrency: CONCURRENCY })
export class MailProcessor extends WorkerHost {
  private readonly logger = new Logger(MailProcessor.name);
  /** The mail server accepted these, but their outbox rows are not removed yet: they are not sent again. */
  private readonly accepted = new Set<string>();

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: MailSettings,
    @Inject(MailTransport) private readonly transport: MailTransport,
  ) {
    super();
  }

  async process(job: Delivery): Promise<void> {
    const key = job.id;
    if (key === undefined) throw new Error('A mail job without id belongs to no outbox message');
    const em = this.em.fork();
    if ((await em.count(OutboxMessage, { queue: 'mail', key, failedAt: null })) === 0) return;
    if (!this.accepted.has(key)) await this.send(em, key, job);
    await removeFromOutbox(em, 'mail', key);
    this.accepted.delete(key);
  }

  private async send(em: EntityManager, key: string, job: Delivery): Promise<void> {
    try {
      // With what renders it, loaded for the first email.
      const { writeEmail } = await import('./write-email.js');
      const mail = await writeEmail(em, jobPayloads.mail.parse(job.data), this.settings);
      if (!mail) return;
      await this.transport.send(key, mail);
      this.accepted.add(key);
    } catch (error) {
      const isLastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      if (!isLastTry && !isPermanent(error)) throw error;
      const failure = failureOf(error);
      await markDead(em, 'mail', key, failure);
      this.logger.error({ key, failure }, 'an email was marked dead: see failed-mails');
      throw new UnrecoverableError(failure);
    }
  }
}
