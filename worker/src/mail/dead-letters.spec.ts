import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
import type { Queue } from 'bullmq';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { until } from '../../../core/testing/until.ts';
import { SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { failedMails } from '../failed-mails.js';
import { OutboxRelay } from '../maintenance/outbox-relay.js';

const HOUR_MS = 3_600_000;
const TRY_LATER = { code: 451, text: 'try later' };
const NO_SUCH_USER = { code: 550, text: 'no such user', at: 'RCPT TO' as const };

describe.each(queueStores())('emails that cannot be sent, with the queue on %s', (_name, redis) => {
  let workers: TestWorkers;
  let worker: INestApplicationContext;
  let queue: Queue;
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await SmtpInbox.open();
    workers = await openTestWorkers({ REDIS_URL: redis, SMTP_URL: inbox.url });
    worker = await workers.start();
    queue = worker.get<Queue>(getQueueToken('mail'));
  });
  afterAll(async () => {
    await workers.close();
    await inbox.close();
  });
  beforeEach(() => {
    inbox.refusal = undefined;
  });

  const rowOf = (key: string) => workers.em().findOne(OutboxMessage, { queue: 'mail', key });
  const givenUp = (key: string) => until(async () => (await rowOf(key))?.failedAt);
  const isSent = (key: string) => until(async () => (await rowOf(key)) === null);
  const mailsTo = (key: string) =>
    inbox.mails.filter(({ recipients }) => recipients.includes(`${key}@example.com`));
  const relay = () => worker.get(OutboxRelay).relayWaiting();
  const command = (...args: string[]) =>
    failedMails(args, {
      DATABASE_URL: workers.settings.DATABASE_URL,
      JWT_SECRET: workers.settings.JWT_SECRET,
      SECRET_KEY: workers.settings.SECRET_KEY,
    });

  /** An email that was committed a while ago, to a person of its own. @returns its key. */
  async function queueEmail(change: Partial<OutboxMessage> = {}): Promise<string> {
    const id = randomUUID();
    await workers.em().insert(User, {
      id,
      email: `${id}@example.com`,
      fullName: 'Nora Lindqvist',
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      createdAt: new Date(),
    });
    const payload: MailJob = {
      template: 'password-changed',
      userId: id,
      at: new Date().toISOString(),
    };
    const createdAt = new Date(Date.now() - HOUR_MS);
    const row = { queue: 'mail' as const, key: id, payload, createdAt, ...change };
    await workers.em().insert(OutboxMessage, row);
    return id;
  }

  const relayedLongAgo = (key: string, change: Partial<OutboxMessage> = {}) => {
    const relayedAt = new Date(Date.now() - HOUR_MS);
    const row = { queue: 'mail' as const, key };
    return workers.em().nativeUpdate(OutboxMessage, row, { ...change, relayedAt });
  };

  /** Skips the pauses between the tries. @returns how long they are, in milliseconds. */
  async function passPauses(key: string): Promise<number[]> {
    const pauses: number[] = [];
    await until(async () => {
      if ((await rowOf(key))?.failedAt) return true;
      const job = (await queue.getDelayed()).find(({ id }) => id === key);
      if (!job) return false;
      pauses[job.attemptsMade - 1] = job.delay;
      // On a slow machine its pause may have ended meanwhile.
      await job.promote().catch(() => undefined);
      return false;
    });
    return pauses;
  }

  it('are tried for about half a day, with growing pauses, and then marked dead', async () => {
    inbox.refusal = TRY_LATER;
    const key = await queueEmail();
    await relay();
    const pauses = await passPauses(key);
    expect(pauses).toHaveLength(13);
    const hours = pauses.reduce((sum, pause) => sum + pause) / HOUR_MS;
    expect(hours).toBeGreaterThan(10.9);
    expect(hours).toBeLessThan(13.7);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(await rowOf(key)).toMatchObject({ failure: 'EMESSAGE DATA 451' });
  });

  it('are marked dead at once when they are refused for good, and not tried until requeued', async () => {
    inbox.refusal = NO_SUCH_USER;
    const key = await queueEmail();
    await relay();
    await givenUp(key);
    await until(async () => (await queue.getJob(key)) === undefined);
    await relayedLongAgo(key);
    await relay();
    expect(await queue.getJob(key)).toBeUndefined();

    inbox.refusal = undefined;
    expect(await command('requeue', key)).toMatchObject({ code: 0 });
    await relay();
    await isSent(key);
    expect(mailsTo(key)).toHaveLength(1);
  });

  it('are marked dead again when they were requeued too early', async () => {
    inbox.refusal = NO_SUCH_USER;
    const key = await queueEmail();
    await relay();
    const first = await givenUp(key);
    await until(async () => (await queue.getJob(key)) === undefined);
    await command('requeue', key);
    await relay();
    const second = await givenUp(key);
    expect(second.getTime()).toBeGreaterThan(first.getTime());
  });

  it('are marked dead in the end, even if the worker died before it could mark them', async () => {
    inbox.refusal = NO_SUCH_USER;
    const key = await queueEmail();
    await relay();
    await givenUp(key);
    await until(async () => (await queue.getJob(key)) === undefined);
    // What such a death leaves: no job, no mark, and a relay more than a minute ago.
    await relayedLongAgo(key, { failedAt: null, failure: null });
    await relay();
    await givenUp(key);
    expect(mailsTo(key)).toEqual([]);
  });

  it('are not sent by a job left over from before they were marked dead', async () => {
    const key = await queueEmail({ failedAt: new Date(), failure: 'x' });
    const left = await queue.add('mail', (await rowOf(key))?.payload, { jobId: key });
    await until(async () => (await left.isCompleted()) || (await left.isFailed()));
    expect(mailsTo(key)).toEqual([]);
    expect(await rowOf(key)).toMatchObject({ failure: 'x' });
  });
});
