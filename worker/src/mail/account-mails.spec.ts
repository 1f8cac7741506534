import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailLinkToken, hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { writeEmail } from './write-email.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
  SECRET_KEY: 'another-one-for-tests-0123456789-abc',
};
const HOUR_MS = 3_600_000;
const at = '2026-11-20T14:05:59.000Z';
const WHEN = 'November 20, 2026 at 14:05 UTC';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const compose = (job: MailJob) => writeEmail(em(), job, settings);

/** A person with a verified address, unless the change says otherwise. */
async function person(change: Partial<User> = {}): Promise<string> {
  const userId = await db.addUser();
  await em().nativeUpdate(User, userId, { emailVerifiedAt: new Date(), ...change });
  return userId;
}

type Link = Omit<Partial<EmailToken>, 'user'> & { user?: string | null };

async function link(change: Link): Promise<string> {
  const { id = randomUUID() } = change;
  await em().insert(EmailToken, {
    id,
    purpose: 'reset_password',
    tokenHash: id,
    expiresAt: new Date(Date.now() + HOUR_MS),
    ...change,
  });
  return id;
}
const changing = (userId: string, change: Link = {}) =>
  link({ user: userId, purpose: 'change_email', newEmail: 'new@example.com', ...change });
const linkTo = (page: string, tokenId: string) =>
  `https://promptmint.example${page}?token=${emailLinkToken(settings.SECRET_KEY, tokenId)}`;

describe('the email with a link to reset the password', () => {
  const composed = async (change: Link = {}) => {
    const tokenId = await link({ user: await person(), ...change });
    return { tokenId, mail: await compose({ template: 'reset-password', tokenId }) };
  };

  it('contains the token of an earlier release if that release queued it', async () => {
    const id = randomUUID();
    const token = createHmac('sha256', settings.JWT_SECRET)
      .update(`email-link:${id}`)
      .digest('base64url');
    const { mail } = await composed({ id, tokenHash: hashEmailLinkToken(token) });
    expect(mail?.text).toContain(`/reset-password?token=${token}`);
  });

  it('leads to the page that takes the new password', async () => {
    const { tokenId, mail } = await composed();
    expect(mail?.subject).toBe('Reset your Promptmint password');
    expect(mail?.text).toContain(linkTo('/reset-password', tokenId));
    expect(mail?.text).toContain('valid for 1 hour');
  });

  it.each<[string, Link]>([
    ['used', { usedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
    ["nobody's", { user: null }],
    ['for another purpose', { purpose: 'verify_email' }],
  ])('is not sent when its link is %s', async (_what, change) => {
    expect((await composed(change)).mail).toBeNull();
  });

  it('is not sent when a newer link has ended it', async () => {
    expect(await compose({ template: 'reset-password', tokenId: randomUUID() })).toBeNull();
  });
});

describe('a new address', () => {
  it('gets the link, and no personal data, because it may belong to another person', async () => {
    const tokenId = await changing(await person({ fullName: 'Nora Lindqvist' }));
    const mail = await compose({ template: 'change-email', tokenId });
    expect(mail?.to).toBe('new@example.com');
    expect(mail?.text).toContain(linkTo('/verify-email', tokenId));
    expect(mail?.html).not.toMatch(/Nora|Lindqvist/);
  });

  it.each<[string, Link]>([
    ['used', { usedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
  ])('gets no link that is %s', async (_what, change) => {
    const tokenId = await changing(await person(), change);
    expect(await compose({ template: 'change-email', tokenId })).toBeNull();
  });

  it('is announced to the address that it replaced, without being named', async () => {
    const replaced = { usedAt: new Date(at), previousEmail: 'old@example.com' };
    const tokenId = await changing(await person({ email: 'new@example.com' }), replaced);
    const mail = await compose({ template: 'email-changed', tokenId });
    expect(mail?.to).toBe('old@example.com');
    expect(mail?.text).toContain(`was changed on ${WHEN}`);
    expect(mail?.html).not.toContain('new@example.com');
  });

  it('is not announced while it replaces no address', async () => {
    const tokenId = await changing(await person());
    expect(await compose({ template: 'email-changed', tokenId })).toBeNull();
  });
});

describe('notices about an account', () => {
  it('say what happened, when, and what to do if the person did not do it', async () => {
    const live = await person({ fullName: 'Ada' });
    const deleted = await person({ fullName: 'Ada', deletedAt: new Date() });
    for (const [template, userId, words] of [
      ['password-changed', live, `was changed on ${WHEN}`],
      ['password-was-reset', live, `was reset on ${WHEN}`],
      ['account-deleted', deleted, `was deleted on ${WHEN}`],
      ['account-restored', live, `was restored on ${WHEN}`],
      ['export-ready', live, `On ${WHEN} someone who was signed in`],
      ['api-key-made', live, `On ${WHEN} someone who was signed in`],
    ] as const) {
      const mail = await compose({ template, userId, at });
      expect(mail?.to).toBe(`${userId}@example.com`);
      expect(mail?.text).toContain('Hello Ada,');
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain("If this wasn't you");
      expect(mail?.text).toContain('https://promptmint.example/forgot-password');
    }
  });

  it('say after a change of the password that other devices are signed out, and name no API key', async () => {
    const mail = await compose({ template: 'password-changed', userId: await person(), at });
    expect(mail?.text).toContain("You've been signed out on all other devices.");
    expect(mail?.text).not.toContain('API key');
  });

  it('say after a reset of the password that every device is signed out and API keys are revoked', async () => {
    const mail = await compose({ template: 'password-was-reset', userId: await person(), at });
    expect(mail?.subject).toBe('Your Promptmint password was changed');
    expect(mail?.text).toContain(
      "We've signed you out everywhere and revoked any API keys you had.",
    );
    expect(mail?.text).not.toContain('other devices');
  });

  it('say until when and where a deleted account can be restored', async () => {
    const deletedAt = new Date(Date.now() - 24 * HOUR_MS);
    const userId = await person({ deletedAt });
    const mail = await compose({ template: 'account-deleted', userId, at });
    const until = new Date(deletedAt.getTime() + 30 * 24 * HOUR_MS);
    const day = until.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(`restore it until ${day} at `);
    expect(mail?.text).toContain('https://promptmint.example/auth');
  });

  it('are not sent about a deletion that was undone, or that can no longer be undone', async () => {
    const old = new Date(Date.now() - 31 * 24 * HOUR_MS);
    for (const userId of [await person(), await person({ deletedAt: old })]) {
      expect(await compose({ template: 'account-deleted', userId, at })).toBeNull();
    }
  });
});

describe('the welcome', () => {
  it.each([
    [0, 'Each prompt costs one credit'],
    [1, 'You have 1 credit. Each'],
    [10, 'You have 10 credits. Each'],
    [1_250, 'You have 1,250 credits. Each'],
  ])('says how to begin, and with how many credits: %d', async (credits, words) => {
    const userId = await person();
    await em().execute(
      `insert into credit_entries (user_id, kind, amount, reference)
       select ?, 'purchase', ?, ? where ? > 0`,
      [userId, credits, `purchase:${userId}`, credits],
    );
    const mail = await compose({ template: 'welcome', userId });
    expect(mail?.subject).toBe('Welcome to Promptmint');
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('https://promptmint.example/dashboard');
  });

  it('is not sent to an address that nobody has verified', async () => {
    const userId = await person({ emailVerifiedAt: null });
    expect(await compose({ template: 'welcome', userId })).toBeNull();
  });
});
