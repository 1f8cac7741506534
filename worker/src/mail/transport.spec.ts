import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ZodError } from 'zod';
import { SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { MailNotSentError, MailTransport, type OutgoingMail } from './transport.js';

const settings = { APP_NAME: 'Promptmint', MAIL_FROM: 'no-reply@promptmint.example' };
const mail: OutgoingMail = {
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

/** The header lines of a message as a mail server reads them, continuation lines joined. */
function headers(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

const headerNames = (raw: string) => headers(raw).map((line) => line.split(':')[0]?.toLowerCase());

describe('MailTransport', () => {
  let inbox: SmtpInbox;

  beforeEach(async () => {
    inbox = await SmtpInbox.open();
  });
  afterEach(() => inbox.close());

  function transport(overrides: Partial<ConstructorParameters<typeof MailTransport>[0]> = {}) {
    return new MailTransport({ ...settings, SMTP_URL: inbox.url, ...overrides });
  }

  async function rawOf(sending: MailTransport, outgoing: OutgoingMail): Promise<string> {
    await sending.send('key', outgoing);
    return inbox.mails.at(-1)?.raw ?? '';
  }

  it('sends both forms to the one recipient, under the name of the product', async () => {
    const raw = await rawOf(transport(), mail);
    expect(inbox.mails[0]?.recipients).toEqual(['ada@example.com']);
    expect(headers(raw)).toEqual(
      expect.arrayContaining([
        'From: Promptmint <no-reply@promptmint.example>',
        'To: ada@example.com',
        'Subject: Hello',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  it('gives an email that is sent again the Message-ID it had, and another email another one', async () => {
    const sending = transport();
    for (const key of ['one', 'one', 'two']) await sending.send(key, mail);
    const ids = inbox.mails.map(({ raw }) =>
      headers(raw).find((line) => line.startsWith('Message-ID: ')),
    );
    expect(ids[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@promptmint\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each(['\r\n', '\n', '\r', '\0', '\u2028', '\u0085'])(
    'refuses %j in a subject',
    async (lineEnd) => {
      const subject = `Hello${lineEnd}Bcc: eve@example.com`;
      await expect(transport().send('key', { ...mail, subject })).rejects.toBeInstanceOf(ZodError);
      expect(inbox.mails).toEqual([]);
    },
  );

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\n',
    '"ada\r\nBcc: eve@example.com"@example.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada',
  ])('refuses %j as a recipient', async (to) => {
    await expect(transport().send('key', { ...mail, to })).rejects.toBeInstanceOf(ZodError);
    expect(inbox.mails).toEqual([]);
  });

  it('keeps a name with line ends on the line of its header', async () => {
    const raw = await rawOf(
      transport({ APP_NAME: 'Mint\r\nBcc: eve@example.com\r\n\r\n<b>' }),
      mail,
    );
    expect(headerNames(raw)).not.toContain('bcc');
    expect(headerNames(raw).filter((name) => name === 'from')).toHaveLength(1);
    expect(inbox.mails[0]?.recipients).toEqual(['ada@example.com']);
  });

  it('fails with a clear error where no mail server is set', async () => {
    await expect(transport({ SMTP_URL: undefined }).send('key', mail)).rejects.toThrow(
      new MailNotSentError('SMTP_URL is not set, so no email can be sent'),
    );
  });

  it('says how the mail server refused, and not to whom the email went', async () => {
    await inbox.close();
    inbox = await SmtpInbox.open({ code: 550, text: 'no such user ada@example.com' });
    await expect(transport().send('key', mail)).rejects.toThrow(
      new MailNotSentError('The mail server did not take the email: EMESSAGE DATA 550'),
    );
  });

  it('fails when the mail server is away', async () => {
    const away = await SmtpInbox.open();
    await away.close();
    await expect(transport({ SMTP_URL: away.url }).send('key', mail)).rejects.toThrow(
      /did not take the email: ESOCKET/,
    );
  });
});

describe('MailTransport with a mail server that falls silent', () => {
  const PATIENT_MS = 600_000;
  let server: Server;

  afterEach(() => {
    server.close();
  });

  it.each([
    ['before its greeting', '', { greeting: 50, socket: PATIENT_MS }],
    ['after its greeting', '220 here I am\r\n', { greeting: PATIENT_MS, socket: 50 }],
  ])('fails instead of waiting: %s', async (_when, greeting, patience) => {
    server = createServer(
      (socket) =>
        void socket
          .resume()
          .on('error', () => {})
          .write(greeting),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const transport = new MailTransport(
      { ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` },
      { connection: PATIENT_MS, ...patience },
    );
    await expect(transport.send('key', mail)).rejects.toThrow(/ETIMEDOUT/);
  });
});
