import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailLinkToken, hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { ormConfig } from '@promptmint/core/database/orm-config';
import { writeToOutbox } from '@promptmint/core/queues/outbox';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.js';
import { MailProcessor } from './mail.processor.js';
import { SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { MailTransport } from './transport.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  MAIL_FROM: 'no-reply@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
};
const HOUR_MS = 3_600_000;

describe('MailProcessor', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let inbox: SmtpInbox;

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

  /** A person who just signed up, and the email owed to them. */
  async function signUp(token: { expiresAt?: Date; usedAt?: Date } = {}) {
    const em = orm.em.fork();
    const [userId, tokenId, key] = [randomUUID(), randomUUID(), randomUUID()];
    const email = `${userId}@example.com`;
    const payload = { template: 'verify-email' as const, userId, tokenId };
    const user = em.create(User, {
      id: userId,
      email,
      passwordHash: 'unused',
      fullName: 'Ada\r\nBcc: eve@example.com\r\n\r\n<b>Lovelace</b>',
    });
    em.create(EmailToken, {
      id: tokenId,
      user,
      purpose: 'verify_email',
      tokenHash: hashEmailLinkToken(emailLinkToken(settings.JWT_SECRET, tokenId)),
      expiresAt: token.expiresAt ?? new Date(Date.now() + 24 * HOUR_MS),
      usedAt: token.usedAt ?? null,
    });
    await em.flush();
    await writeToOutbox(em, { queue: 'mail', key, payload });
    return { userId, tokenId, email, job: { id: key, data: payload } };
  }

  const isOwed = async (key: string) =>
    (await orm.em.fork().count(OutboxMessage, { queue: 'mail', key })) === 1;

  it('sends the link to the person, and then owes nothing', async () => {
    const { email, tokenId, job } = await signUp();
    await processorFor(inbox.url).process(job);

    expect(inbox.mails).toHaveLength(1);
    const received = inbox.mails[0]?.parsed;
    const link = `https://promptmint.example/verify-email?token=${emailLinkToken(settings.JWT_SECRET, tokenId)}`;
    expect(inbox.mails[0]?.recipients).toEqual([email]);
    expect(received?.subject).toBe('Verify your email address for Promptmint');
    expect(received?.text).toContain(link);
    expect(received?.html).toContain(`href="${link}"`);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('lets a name with line ends make neither a header nor markup', async () => {
    const { job } = await signUp();
    await processorFor(inbox.url).process(job);
    const received = inbox.mails[0];
    const [head] = received?.raw.split('\r\n\r\n') ?? [];
    expect(head).toContain('Subject:');
    expect(head).not.toMatch(/^bcc:/im);
    expect(received?.parsed.html).toContain('&lt;b&gt;Lovelace&lt;/b&gt;');
  });

  it('sends nothing when the same job comes again', async () => {
    const { job } = await signUp();
    await processorFor(inbox.url).process(job);
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toHaveLength(1);
  });

  it('keeps owing an email that the mail server refused, and sends it later', async () => {
    await inbox.close();
    inbox = await SmtpInbox.open({ code: 451, text: 'try later' });
    const { job } = await signUp();
    await expect(processorFor(inbox.url).process(job)).rejects.toThrow(/451/);
    expect(await isOwed(job.id)).toBe(true);

    await inbox.close();
    inbox = await SmtpInbox.open();
    await processorFor(inbox.url).process(job);
    expect(inbox.mails).toHaveLength(1);
    expect(await isOwed(job.id)).toBe(false);
  });

  it('keeps owing an email while no mail server is set', async () => {
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

  it('refuses a job that is none of ours', async () => {
    const { job } = await signUp();
    const processing = processorFor(inbox.url).process({ ...job, data: { template: 'spam' } });
    await expect(processing).rejects.toThrow();
    expect(inbox.mails).toEqual([]);
  });
});
