import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { EMAILS } from './emails/emails.js';
import { writeEmail } from './write-email.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
  SECRET_KEY: 'another-one-for-tests-0123456789-abc',
};
const NAME = 'Wins a prize at eve.example';
const at = new Date().toISOString();

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

async function token(user: string, change: Partial<EmailToken>): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await em().insert(EmailToken, { id, tokenHash: id, user, expiresAt, ...change } as EmailToken);
  return id;
}

async function payment(user: string): Promise<string> {
  const id = randomUUID();
  await em().insert(Payment, {
    id,
    user,
    pack: 'booster',
    credits: 100,
    amountCents: 499,
    currency: 'usd',
    livemode: false,
    status: 'paid',
    createdAt: new Date(),
    paidAt: new Date(),
  });
  return id;
}

/** One email of every kind about one account, but for those of the contact form. */
async function everyJob(userId: string): Promise<MailJob[]> {
  const changed = { newEmail: 'new@example.com', purpose: 'change_email' as const };
  const replaced = { ...changed, previousEmail: 'old@example.com', usedAt: new Date() };
  const paymentId = await payment(userId);
  return [
    { template: 'verify-email', tokenId: await token(userId, { purpose: 'verify_email' }) },
    { template: 'change-email', tokenId: await token(userId, changed) },
    { template: 'email-changed', tokenId: await token(userId, replaced) },
    { template: 'reset-password', tokenId: await token(userId, { purpose: 'reset_password' }) },
    { template: 'welcome', userId },
    { template: 'password-changed', userId, at },
    { template: 'password-was-reset', userId, at },
    { template: 'account-deleted', userId, at },
    { template: 'account-restored', userId, at },
    { template: 'export-link', userId },
    { template: 'export-ready', userId, at },
    { template: 'api-key-made', userId, at },
    { template: 'receipt', paymentId },
    { template: 'refund', paymentId, refundedCents: 499 },
    { template: 'low-credits', userId },
    { template: 'goodwill', userId, credits: 5 },
  ];
}

/** Which emails go out about an account in this state, and their HTML. */
async function sent(state: Partial<User>): Promise<Partial<Record<MailJob['template'], string>>> {
  const userId = await db.addUser();
  await em().nativeUpdate(User, userId, { fullName: NAME });
  const jobs = await everyJob(userId);
  const email = state.purgedAt ? { email: `${userId}@purged.invalid` } : {};
  await em().nativeUpdate(User, userId, { ...state, ...email });
  const mails: Partial<Record<MailJob['template'], string>> = {};
  for (const job of jobs) {
    const mail = await writeEmail(em(), job, settings);
    if (mail) mails[job.template] = mail.html;
  }
  return mails;
}

describe('recipientOf', () => {
  it('is tested with every email except those of the contact form', async () => {
    const names = (await everyJob(await db.addUser())).map(({ template }) => template);
    const others = Object.keys(EMAILS).filter((name) => !name.startsWith('contact-'));
    expect(names.toSorted()).toEqual(others.toSorted());
  });

  it('allows every email to a verified address except verification and deletion notices', async () => {
    const mails = await sent({ emailVerifiedAt: new Date() });
    expect(Object.keys(mails)).toEqual([
      'change-email',
      'email-changed',
      'reset-password',
      'welcome',
      'password-changed',
      'password-was-reset',
      'account-restored',
      'export-link',
      'export-ready',
      'api-key-made',
      'receipt',
      'refund',
      'low-credits',
      'goodwill',
    ]);
    expect(mails['password-changed']).toContain(NAME);
  });

  it('leaves the name out of every email to an unverified address', async () => {
    const mails = await sent({ emailVerifiedAt: null });
    expect(Object.keys(mails)).toContain('verify-email');
    expect(Object.keys(mails)).toContain('reset-password');
    for (const html of Object.values(mails)) expect(html).not.toContain('prize');
  });

  it('keeps notices that the owner of an account can cause again and again from an unverified address', async () => {
    const unverified = await sent({ emailVerifiedAt: null });
    expect(Object.keys(unverified)).toEqual([
      'verify-email',
      'change-email',
      'email-changed',
      'reset-password',
      'password-was-reset',
      'export-link',
      'receipt',
      'refund',
      'low-credits',
      'goodwill',
    ]);
    expect(Object.keys(await sent({ emailVerifiedAt: null, deletedAt: new Date() }))).toEqual([
      'email-changed',
      'reset-password',
      'password-was-reset',
      'receipt',
      'refund',
    ]);
  });

  it('allows only account and payment notices after a deletion', async () => {
    const mails = await sent({ emailVerifiedAt: new Date(), deletedAt: new Date() });
    expect(Object.keys(mails)).toEqual([
      'email-changed',
      'reset-password',
      'password-changed',
      'password-was-reset',
      'account-deleted',
      'receipt',
      'refund',
    ]);
  });

  it('allows the same to a locked account, but for the notice of a deletion', async () => {
    const mails = await sent({ emailVerifiedAt: new Date(), lockedAt: new Date() });
    expect(Object.keys(mails)).toEqual([
      'email-changed',
      'reset-password',
      'password-changed',
      'password-was-reset',
      'receipt',
      'refund',
    ]);
  });

  it('allows no email once the account is purged', async () => {
    const bare = { fullName: '', passwordHash: '', emailVerifiedAt: null };
    expect(await sent({ ...bare, deletedAt: new Date(), purgedAt: new Date() })).toEqual({});
  });

  it('refuses the placeholder address of purged accounts, even when it is typed in the contact form', async () => {
    const messageId = randomUUID();
    await em().insert(ContactMessage, {
      id: messageId,
      name: 'Eve',
      email: 'eve@purged.invalid',
      subject: 'Hello',
      message: 'Hello there, support',
      priority: false,
      createdAt: new Date(),
    });
    const job = { template: 'contact-acknowledged' as const, messageId };
    expect(await writeEmail(em(), job, settings)).toBeNull();
  });
});
