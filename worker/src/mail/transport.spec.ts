import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ZodError } from 'zod';
import { type ReceivedMail, type Refusal, SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { MailNotSentError, MailTransport, type OutgoingMail } from './transport.js';

const settings = { APP_NAME: 'Promptmint', MAIL_FROM: 'no-reply@promptmint.example' };
const mail: OutgoingMail = {
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

describe('MailTransport', () => {
  let inbox: SmtpInbox;

  beforeEach(async () => {
    inbox = await SmtpInbox.open();
  });
  afterEach(() => inbox.close());

  function transport(overrides: Partial<ConstructorParameters<typeof MailTransport>[0]> = {}) {
    return new MailTransport({ ...settings, SMTP_URL: inbox.url, ...overrides });
  }

  async function received(outgoing: OutgoingMail, sending = transport()): Promise<ReceivedMail> {
    await sending.send('key', outgoing);
    const last = inbox.mails.at(-1);
    if (!last) throw new Error('Nothing was received');
    return last;
  }

  it('sends both forms to the one recipient, under the name of the product', async () => {
    const { raw, headers, recipients } = await received(mail);
    expect(recipients).toEqual(['ada@example.com']);
    expect(headers).toEqual(
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

  it('uses the same Message-ID when an email is sent again, and another one for another email', async () => {
    const sending = transport();
    for (const key of ['one', 'one', 'two']) await sending.send(key, mail);
    const ids = inbox.mails.map(({ headers }) =>
      headers.find((line) => line.startsWith('Message-ID: ')),
    );
    expect(ids[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@promptmint\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('sends the words of a person so that answers go to that person', async () => {
    const replyTo = { name: 'Nora Lindqvist', address: 'nora@example.com' };
    const { headers } = await received({ ...mail, replyTo, priority: 'high' });
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Promptmint <no-reply@promptmint.example>',
        'Reply-To: Nora Lindqvist <nora@example.com>',
        'X-Priority: 1 (Highest)',
        'Importance: High',
      ]),
    );
    // A help desk sets automatic messages aside, and this one is not automatic.
    expect(headers.join('\n')).not.toContain('Auto-Submitted');
  });

  it('sends nothing to a public host that offers no encryption, unless the address allows it', async () => {
    // This machine under an address that is in no private range.
    const url = inbox.url.replace('127.0.0.1', '0.0.0.0');
    const refused = transport({ SMTP_URL: url }).send('key', mail);
    await expect(refused).rejects.toThrow(new MailNotSentError('ETLS STARTTLS 500', false).message);
    expect(inbox.mails).toEqual([]);
    await received(mail, transport({ SMTP_URL: `${url}?requireTLS=false` }));
  });

  it('sends nothing to a private host that offers no encryption, if the address requires it', async () => {
    const strict = transport({ SMTP_URL: `${inbox.url}?requireTLS=true` });
    await expect(strict.send('key', mail)).rejects.toThrow(MailNotSentError);
    expect(inbox.mails).toEqual([]);
  });

  it.each([
    ['smtp://user:secret@mail.example.com:587', 1],
    ['smtp://mail.example.com?requireTLS=true', 0],
    ['smtp://mail.example.com?requireTLS=false', 0],
    ['smtps://mail.example.com', 0],
    ['smtp://postfix.mail.svc', 0],
    ['smtp://postfix', 0],
    [undefined, 0],
  ])(
    'warns at the start only where a public host must offer encryption by default: %s',
    (url, count) => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
      transport({ SMTP_URL: url }).onApplicationBootstrap();
      const warnings = warn.mock.calls.map(([text]) => String(text));
      warn.mockRestore();
      expect(warnings).toHaveLength(count);
      if (count) expect(warnings[0]).toMatch(/^SMTP_URL: mail\.example\.com gets no email if/);
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

  it('fails with a clear error if no mail server is set', async () => {
    await expect(transport({ SMTP_URL: undefined }).send('key', mail)).rejects.toThrow(
      new MailNotSentError('SMTP_URL is not set', false),
    );
  });

  it.each<[string, Refusal, string, boolean]>([
    [
      'the sender for good',
      { code: 553, text: 'no', at: 'MAIL FROM' },
      'EENVELOPE MAIL FROM 553',
      true,
    ],
    [
      'the recipient for good',
      { code: 550, text: '5.1.1 no ada@example.com', at: 'RCPT TO' },
      'EENVELOPE RCPT TO 550 5.1.1',
      true,
    ],
    [
      'the recipient for now',
      { code: 450, text: '4.2.1 wait', at: 'RCPT TO' },
      'EENVELOPE RCPT TO 450 4.2.1',
      false,
    ],
    [
      'the message for good',
      { code: 554, text: 'spam from ada@example.com' },
      'EMESSAGE DATA 554',
      true,
    ],
    ['the message for now', { code: 451, text: 'try later' }, 'EMESSAGE DATA 451', false],
  ])('reports in codes that the server refuses %s', async (_what, refusal, failure, permanent) => {
    inbox.refusal = refusal;
    const error = await transport()
      .send('key', mail)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailNotSentError);
    expect(error).toMatchObject({ failure, permanent });
    expect(String(error)).not.toContain('ada@example.com');
  });

  it('fails when the mail server is unreachable', async () => {
    const away = await SmtpInbox.open();
    await away.close();
    const sending = transport({ SMTP_URL: away.url }).send('key', mail);
    await expect(sending).rejects.toMatchObject({ failure: 'ESOCKET CONN', permanent: false });
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
