import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { writeEmail } from './write-email.js';
import { MailTransport } from './transport.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
  SECRET_KEY: 'another-one-for-tests-0123456789-abc',
};
const MAIL_FROM = 'no-reply@promptmint.example';
const WORDS = {
  name: 'Nora Lindqvist',
  email: 'nora@example.com',
  subject: 'Where is my receipt?',
  message: 'I bought the Booster pack.\n\n  - no receipt\n  - <b>nothing</b>',
};

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

type Written = Partial<typeof WORDS> & { user?: string; priority?: boolean };

async function written(change: Written = {}): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date('2026-11-20T14:05:00Z');
  await em().insert(ContactMessage, { ...WORDS, id, priority: false, createdAt, ...change });
  return id;
}
const compose = (template: 'contact-forwarded' | 'contact-acknowledged', messageId: string) =>
  writeEmail(em(), { template, messageId }, settings);

describe('a message to support', () => {
  it('reaches support complete, and a reply goes to its sender', async () => {
    const mail = await compose('contact-forwarded', await written());
    expect(mail).toMatchObject({
      to: 'support@promptmint.example',
      subject: '[Contact] Where is my receipt?',
      replyTo: { name: 'Nora Lindqvist', address: 'nora@example.com' },
    });
    expect(mail?.priority).toBeUndefined();
    for (const fact of ['Nora Lindqvist', 'nora@example.com', 'Account: not signed in']) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.text).toContain('Priority: normal');
    expect(mail?.text).toContain(WORDS.message);
    expect(mail?.html).toContain('&lt;b&gt;nothing');
  });

  it('says that it has priority, and whose account was signed in', async () => {
    const user = await db.addUser();
    const mail = await compose('contact-forwarded', await written({ priority: true, user }));
    expect(mail).toMatchObject({
      subject: '[Priority] Where is my receipt?',
      priority: 'high',
    });
    expect(mail?.text).toContain('Priority: high');
    expect(mail?.text).toContain(`Account: ${user}@example.com`);
  });

  it('is acknowledged at the typed address, without repeating anything typed', async () => {
    const mail = await compose('contact-acknowledged', await written({ priority: true }));
    expect(mail?.to).toBe('nora@example.com');
    expect(mail?.subject).toBe('We have received your message');
    expect(mail?.text).toContain('arrived on November 20, 2026 at 14:05 UTC');
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/Nora|receipt\?|Booster/);
  });

  it.each(['contact-forwarded', 'contact-acknowledged'] as const)(
    'is not sent as %s once it is gone',
    async (template) => {
      expect(await compose(template, randomUUID())).toBeNull();
    },
  );

  it('adds no header from typed text, even if nothing checked it', async () => {
    const inbox = await SmtpInbox.open();
    const hostile = 'Nora\r\nBcc: eve@example.com\r\n\r\n<b>';
    const messageId = await written({ name: hostile, subject: hostile, email: `${hostile}@x.y` });
    const mail = await compose('contact-forwarded', messageId);
    const transport = new MailTransport({ ...settings, MAIL_FROM, SMTP_URL: inbox.url });
    if (mail) await transport.send('key', mail);
    const [arrived] = inbox.mails;
    expect(arrived?.recipients).toEqual(['support@promptmint.example']);
    expect(arrived?.parsed.subject).toBe('[Contact] Nora Bcc: eve@example.com <b>');
    expect(arrived?.headers.filter((line) => /^(bcc|reply-to|cc):/i.test(line))).toEqual([]);
    expect(arrived?.parsed.text).toContain('@x.y');
    await inbox.close();
  });
});
