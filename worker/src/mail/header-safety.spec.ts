import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ReceivedMail, SmtpInbox } from '../../../local/testing/smtp-inbox.ts';
import { MailTransport, type OutgoingMail } from './transport.js';

const MAIL_FROM = 'no-reply@promptmint.example';
const sender = { name: 'Ada', address: 'ada@example.com' };
const mail: OutgoingMail = {
  to: 'support@promptmint.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  replyTo: sender,
  priority: 'high',
};
/** RFC 5322, section 2.1.1: of a line, without its end. */
const LONGEST_LINE = 998;
/** The longest word of a name, after the space that a folded line begins with. */
const LONGEST_FOLDED_LINE = 101;

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await SmtpInbox.open();
});
afterAll(() => inbox.close());

/** What the mail server received when an email with this change was sent. */
async function received(
  change: Partial<OutgoingMail>,
  appName = 'Promptmint',
): Promise<ReceivedMail> {
  const settings = { APP_NAME: appName, MAIL_FROM, SMTP_URL: inbox.url };
  const html = `<p>${randomUUID()}</p>`;
  await new MailTransport(settings).send('key', { ...mail, ...change, html });
  const [arrived, ...more] = inbox.mails.filter(({ parsed }) => parsed.html === html);
  if (!arrived || more.length > 0) throw new Error('Not one mail arrived');
  return arrived;
}

/** Sends many at a time, because a mail server greets slowly. */
async function expectEach<T>(
  arbitrary: fc.Arbitrary<T>,
  expectOne: (value: T) => Promise<void>,
): Promise<void> {
  const some = fc.array(arbitrary, { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(some, async (values) => {
      await Promise.all(values.map(expectOne));
    }),
    { numRuns: 4 },
  );
}

const headerNames = ({ headers }: ReceivedMail) => headers.map((line) => line.split(':')[0]);
const headOf = ({ raw }: ReceivedMail) => raw.split('\r\n\r\n')[0] ?? '';

/**
 * Checks that a mail has the headers of a harmless one, goes to the same address and keeps the
 * rules of SMTP.
 */
function expectHarmless(arrived: ReceivedMail, harmless: ReceivedMail): void {
  expect(headerNames(arrived)).toEqual(headerNames(harmless));
  expect(arrived.recipients).toEqual(harmless.recipients);
  expect(headOf(arrived)).toMatch(/^(?:[\t\x20-\x7e]|\r\n)*$/);
  for (const line of arrived.raw.split('\r\n'))
    expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
}

const LINE_ENDS = [
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\r\n.\r\n',
  '\n\n',
  '\u0085',
  '\u2028',
  '\u2029',
];
const CONTROLS = ['\0', '\t', '\v', '\f', '\x7f', '\u202e', '\ud800', '\udc00', '\\r\\n', '%0d%0a'];
const HEADERS = ['Bcc: eve@example.com', 'Content-Type: text/html', 'Subject: x', ':', ' ', '  '];
const ENCODED = ['=?utf-8?Q?=0D=0ABcc:_eve@example.com?=', '=?utf-8?B?', '?='];
const ADDRESSES = [
  '"',
  '\\',
  '<',
  '>',
  '<eve@example.com>',
  '(',
  ')',
  ',',
  ';',
  '@',
  ', eve@example.com',
];
const SCRIPTS = ['Zoë', '漢字', 'Ж', 'ﷺ', '👩‍🚀', 'e\u0301', 'ada', 'x'.repeat(90)];

/** Strings that try to end a header, a message or a quotation, mixed with names of every script. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...LINE_ENDS, ...CONTROLS),
      fc.constantFrom(...HEADERS, ...ENCODED, ...ADDRESSES),
      fc.constantFrom(...SCRIPTS),
      fc.string({ unit: 'binary' }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('typed text cannot add a header', () => {
  it('in a name or subject of a message to support, or the name of the product', async () => {
    const harmless = await received({});
    await expectEach(fc.tuple(hostile, hostile, hostile), async ([name, words, appName]) => {
      const change = { subject: `[Contact] ${words}`, replyTo: { ...sender, name } };
      expectHarmless(await received(change, appName), harmless);
    });
  });

  it('in the reply address: an invalid one is left out', async () => {
    const harmless = await received({ replyTo: undefined });
    await expectEach(hostile, async (typed) => {
      const replyTo = { name: 'Ada', address: `<ada>${typed}` };
      expectHarmless(await received({ replyTo }), harmless);
    });
  });

  it('in the text: it ends neither the message nor a part of it', async () => {
    const harmless = await received({});
    await expectEach(hostile, async (words) => {
      const arrived = await received({ text: `Before ${words} after` });
      expectHarmless(arrived, harmless);
      expect(arrived.parsed.attachments).toEqual([]);
      expect(arrived.parsed.text?.trim()).toMatch(/^Before[^]*after$/);
    });
  });
});

describe('names and subjects', () => {
  it.each(['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\v\f'])(
    'are brought onto one line: %j',
    async (lineEnd) => {
      const words = `Hello${lineEnd}Bcc: eve@example.com`;
      const { parsed } = await received({ subject: words, replyTo: { ...sender, name: words } });
      expect(parsed.subject).toBe('Hello Bcc: eve@example.com');
      expect(parsed.replyTo?.value).toEqual([
        { name: 'Hello Bcc: eve@example.com', address: 'ada@example.com' },
      ]);
      expect(parsed.bcc).toBeUndefined();
    },
  );

  it.each([
    'Zoë Müller',
    'Анна Ахматова',
    '山田 太郎',
    'محمد الفاتح',
    '👩‍🚀 Ada',
    'O\'Brien, "Pat" (they) <x> \\ @ ; :',
    'x'.repeat(100),
    'ö'.repeat(100),
    '漢'.repeat(100),
    '👩‍🚀'.repeat(20),
    'Maximilian '.repeat(9).trim(),
  ])('arrive as they were typed: %s', async (name) => {
    const arrived = await received({ subject: `[Contact] ${name}`, replyTo: { ...sender, name } });
    expect(arrived.parsed.subject).toBe(`[Contact] ${name}`);
    expect(arrived.parsed.replyTo?.value).toEqual([{ name, address: 'ada@example.com' }]);
    for (const line of headOf(arrived).split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(LONGEST_FOLDED_LINE);
    }
  });

  it('leave out a name without any letters', async () => {
    const { parsed } = await received({ replyTo: { ...sender, name: '\r\n\0' } });
    expect(parsed.replyTo?.value).toEqual([{ name: '', address: 'ada@example.com' }]);
  });
});
