import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { Logger } from '@nestjs/common';
import { emailLinkToken, hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { ormConfig } from '@promptmint/core/database/orm-config';
import { writeToOutbox } from '@promptmint/core/queues/outbox';
import { UnrecoverableError } from 'bullmq';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.js';
import { MailProcessor } from './mail.processor.js';
import { SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { MailNotSentError, MailTransport } from './transport.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  MAIL_FROM: 'no-reply@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
  SECRET_KEY: 'another-one-for-tests-0123456789-abc',
};
const HOUR_MS = 3_600_000;

describe('MailProcessor', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let inbox: SmtpInbox;
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(ormConfig({ url: database.url, poolMax: 4 }));
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });
  beforeEach(async () => {
    inbox = await SmtpInbox.open();
  });
  afterEach(() => inbox.close());

  function processorFor(smtpUrl: string | undefined) {
    return new MailProcessor(
      orm.em,
      settings,
      new MailTransport({ ...settings, SMTP_URL: smtpUrl }),
    );
  }

  /** A person who just signed up, and the email queued for them. */
  async function signUp(token: { expiresAt?: Date; usedAt?: Date } = {}) {
    const em = orm.em.fork();
    const [userId, tokenId, key] = [randomUUID(), randomUUID(), randomUUID()];
    const email = `${userId}@example.com`;
    const payload = { template: 'verify-email' as const, tokenId };
    const user = em.create(User, {
      id: userId,
      email,
      passwordHash: 'unused',
      fullName: 'Ada Lovelace',
    });
    em.create(EmailToken, {
      id: tokenId,
      user,
      purpose: 'verify_email',
      tokenHash: hashEmailLinkToken(emailLinkToken(settings.SECRET_KEY, tokenId)),
      expiresAt: token.expiresAt ?? new Date(Date.now() + 24 * HOUR_MS),
      usedAt: token.usedAt ?? null,
    });
    await em.flush();
    await writeToOutbox(em, { queue: 'mail', key, payload });
    const job = { id: key, data: payload, attemptsMade: 0, opts: { attempts: 14 } };
    return { userId, tokenId, email, job };
  }

  const rowOf = (key: string) => orm.em.fork().findOne(OutboxMessage, { queue: 'mail', key });
  const isOwed = async (key: string) => (await rowOf(key))?.failedAt === null;

  it('sends the link to the person and removes the email from the outbox', async () => {
    const { email, tokenId, job } = await signUp();
    await processorFor(inbox.url).process(job);

    expect(inbox.mails).toHaveLength(1);
    const received = inbox.mails[0]?.parsed;
    const link = `https://promptmint.example/verify-email?token=${emailLinkToken(settings.SECRET_KEY, tokenId)}`;
    expect(inbox.mails[0]?.recipients).toEqual([email]);
    expect(received?.subject).toBe('Verify your email address for Promptmint');
    expect(received?.text).toContain(link);
    expect(received?.html).toContain(`href="${link}"`);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('sends nothing when the same job comes again', async () => {
    const { job } = await signUp();
    await processorFor(inbox.url).process(job);
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toHaveLength(1);
  });

  it('keeps an email in the outbox that the mail server refused, and sends it later', async () => {
    inbox.refusal = { code: 451, text: 'try later' };
    const { job } = await signUp();
    await expect(processorFor(inbox.url).process(job)).rejects.toThrow(/451/);
    expect(await isOwed(job.id)).toBe(true);

    inbox.refusal = undefined;
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toHaveLength(1);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('keeps an email in the outbox while no mail server is set', async () => {
    const { job } = await signUp();
    await expect(processorFor(undefined).process(job)).rejects.toThrow('SMTP_URL is not set');
    expect(await isOwed(job.id)).toBe(true);
  });

  it('drops an email whose link has expired', async () => {
    const { job } = await signUp({ expiresAt: new Date(Date.now() - 1) });
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toEqual([]);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('drops an email whose link was used', async () => {
    const { job } = await signUp({ usedAt: new Date() });
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toEqual([]);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('drops an email to a person who is verified or gone', async () => {
    const verified = await signUp();
    const gone = await signUp();
    const em = orm.em.fork();
    await em.nativeUpdate(User, { id: verified.userId }, { emailVerifiedAt: new Date() });
    await em.nativeDelete(User, { id: gone.userId });
    for (const { job } of [verified, gone]) {
      await processorFor(inbox.url).process(job);
      expect(await isOwed(job.id)).toBe(false);
    }
    expect(inbox.mails).toEqual([]);
  });

  it('marks an email dead that the mail server refuses for good, and does not try it again', async () => {
    inbox.refusal = { code: 550, text: '5.1.1 no such user', at: 'RCPT TO' };
    const { job } = await signUp();
    const failure = 'EENVELOPE RCPT TO 550 5.1.1';
    await expect(processorFor(inbox.url).process(job)).rejects.toThrow(
      new UnrecoverableError(failure),
    );
    expect(await rowOf(job.id)).toMatchObject({ failedAt: expect.any(Date), failure });
    expect(logged).toHaveBeenCalledWith(
      { key: job.id, failure },
      expect.stringMatching('marked dead'),
    );

    inbox.refusal = undefined;
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toEqual([]);
  });

  it('marks an email dead after its last try, and not before', async () => {
    inbox.refusal = { code: 451, text: 'try later' };
    const { job } = await signUp();
    const processor = processorFor(inbox.url);
    await expect(processor.process({ ...job, attemptsMade: 12 })).rejects.toThrow(MailNotSentError);
    expect(await isOwed(job.id)).toBe(true);
    await expect(processor.process({ ...job, attemptsMade: 13 })).rejects.toThrow(
      UnrecoverableError,
    );
    expect(await rowOf(job.id)).toMatchObject({ failure: 'EMESSAGE DATA 451' });
  });

  it('marks a job with an unknown template as dead', async () => {
    const { job } = await signUp();
    const processing = processorFor(inbox.url).process({ ...job, data: { template: 'spam' } });
    await expect(processing).rejects.toThrow(UnrecoverableError);
    expect(await rowOf(job.id)).toMatchObject({ failure: 'invalid template' });
    expect(inbox.mails).toEqual([]);
  });

  it('sends an email once, even when the database fails right after sending', async () => {
    const { job } = await signUp();
    const processor = processorFor(inbox.url);
    await orm.em.fork().execute(`
      create function stay() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
      create trigger stay before delete on outbox execute function stay();`);
    await expect(processor.process({ ...job, attemptsMade: 13 })).rejects.toThrow('away');
    expect(await isOwed(job.id)).toBe(true);

    await orm.em.fork().execute('drop trigger stay on outbox; drop function stay()');
    await processor.process(job);
    expect(inbox.mails).toHaveLength(1);
    expect(await rowOf(job.id)).toBeNull();
  });
});
