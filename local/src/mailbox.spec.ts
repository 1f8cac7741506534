import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Mailbox, startMailbox } from './mailbox.ts';

let folder: string;
let mailbox: Mailbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promptmint-mailbox-'));
  mailbox = await startMailbox(folder);
});

afterEach(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const HTML_MAIL = [
  'From: Promptmint <no-reply@promptmint.example>',
  'To: Zoë <zoe@example.com>',
  'Subject: =?utf-8?Q?Verify_=E2=9C=93_<b>now</b>?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open http://localhost:3000/verify-email?token=a&b=c.',
  '--part',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Open <a href="http://localhost:3000/verify-email?token=a">this</a></p><script>alert(1)</script>',
  '--part--',
];

/** Speaks SMTP like a client, and waits for each answer. */
async function send(lines: string[]): Promise<void> {
  const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const expectAnswer = async (code: string) => {
    for (;;) {
      const { value } = await answers.next();
      if (!String(value).startsWith(code)) throw new Error(`SMTP answered ${value}`);
      if (String(value)[3] === ' ') return;
    }
  };
  const say = (line: string, code: string) => {
    socket.write(`${line}\r\n`);
    return expectAnswer(code);
  };
  await expectAnswer('220');
  await say('EHLO here', '250');
  await say('MAIL FROM:<no-reply@promptmint.example>', '250');
  await say('RCPT TO:<zoe@example.com>', '250');
  await say('DATA', '354');
  await say([...lines, '.'].join('\r\n'), '250');
  await say('QUIT', '221');
  socket.destroy();
}

const get = (path: string) => fetch(new URL(path, mailbox.pageUrl));
const messages = async () => (await get('/api/messages')).json() as Promise<object[]>;

describe('the mailbox', () => {
  it('lists what it received, newest first', async () => {
    expect(await messages()).toEqual([]);
    await send(HTML_MAIL);
    await send(['Subject: Second', '', 'Only text']);
    expect(await messages()).toEqual([
      {
        id: '00000002',
        from: 'no-reply@promptmint.example',
        to: 'zoe@example.com',
        subject: 'Second',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        text: 'Only text\n',
        html: '',
      },
      expect.objectContaining({
        id: '00000001',
        from: '"Promptmint" <no-reply@promptmint.example>',
        to: '"Zoë" <zoe@example.com>',
        subject: 'Verify ✓ <b>now</b>',
        text: 'Open http://localhost:3000/verify-email?token=a&b=c.',
        html: expect.stringContaining('<p>Open <a href='),
      }),
    ]);
  });

  it('lists only the mails to an address that is asked for', async () => {
    await send(HTML_MAIL);
    const to = (address: string) => get(`/api/messages?to=${encodeURIComponent(address)}`);
    expect(await (await to('zoe@example.com')).json()).toEqual(await messages());
    expect(await (await to('z+e@example.com')).json()).toEqual([]);
  });

  it('keeps its mails over a restart', async () => {
    await send(HTML_MAIL);
    const before = await messages();
    await mailbox.stop();
    mailbox = await startMailbox(folder);
    expect(await messages()).toEqual(before);
    await send(HTML_MAIL);
    expect(await messages()).toEqual([expect.objectContaining({ id: '00000002' }), ...before]);
  });

  it('shows a mail without letting it run anything', async () => {
    await send(HTML_MAIL);
    const page = await (await get('/mails/00000001')).text();
    expect(page).toContain('<h2>Verify ✓ &lt;b&gt;now&lt;/b&gt;</h2>');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain(
      '<a href="http://localhost:3000/verify-email?token=a&amp;b=c" target="_blank" rel="noopener">',
    );
    const frame = await get('/mails/00000001/html');
    expect(frame.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox /);
    expect(await frame.text()).toMatch(/^<!doctype html><base target="_blank"><p>Open/);
    expect((await get('/')).status).toBe(200);
    expect((await get('/mails/7')).status).toBe(404);
  });

  it('answers only under its own name', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'elsewhere.example' };
      request(new URL('/api/messages', mailbox.pageUrl), { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
