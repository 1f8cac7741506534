import { describe, expect, it } from '@jest/globals';
import type { MailJob } from '@promptmint/core/queues/jobs';
import fc from 'fast-check';
import { format } from 'prettier';
import type { ReactElement } from 'react';
import { renderMail } from '../render-mail.js';
import { AccountDeleted } from './account-deleted.js';
import { AccountRestored } from './account-restored.js';
import { ChangeEmail } from './change-email.js';
import { ContactAcknowledged } from './contact-acknowledged.js';
import { ContactForwarded } from './contact-forwarded.js';
import { EmailChanged } from './email-changed.js';
import { ExportReady } from './export-ready.js';
import { LowCredits } from './low-credits.js';
import { PasswordChanged } from './password-changed.js';
import { Receipt } from './receipt.js';
import { Refund } from './refund.js';
import { ResetPassword } from './reset-password.js';
import { VerifyEmail } from './verify-email.js';
import { Welcome } from './welcome.js';

const sender = { appName: 'Promptmint', supportEmail: 'support@promptmint.example' };
const site = 'https://promptmint.example';
const reference = '3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d';
const at = 'November 20, 2026 at 14:05 UTC';
const [link, resetPage] = [`${site}/page?token=abc-DEF_123`, `${site}/forgot-password`];
const bought = { pack: 'Booster', amount: '$4.99', reference, balance: 103 };

const HTML_FORMAT = {
  parser: 'html',
  bracketSameLine: true,
  embeddedLanguageFormatting: 'off',
} as const;

/** What somebody typed, wherever an email says it again. */
type Typed = string;

/** Every kind of email, for a person who goes by this name. */
const SAMPLES: Record<MailJob['template'], (typed: Typed) => ReactElement> = {
  'verify-email': () => <VerifyEmail {...{ sender, link }} />,
  'change-email': () => <ChangeEmail {...{ sender, link }} />,
  'email-changed': () => <EmailChanged sender={sender} changedAt={at} />,
  'reset-password': (fullName) => <ResetPassword {...{ sender, fullName, link }} />,
  welcome: (fullName) => <Welcome {...{ sender, fullName, link }} credits={10} />,
  'password-changed': (fullName) => (
    <PasswordChanged {...{ sender, fullName, resetPage }} changedAt={at} />
  ),
  'account-deleted': (fullName) => (
    <AccountDeleted
      {...{ sender, fullName, link, resetPage }}
      deletedAt={at}
      restoreUntil="December 20, 2026 at 14:05 UTC"
    />
  ),
  'account-restored': (fullName) => (
    <AccountRestored {...{ sender, fullName, resetPage }} restoredAt={at} />
  ),
  'export-ready': (fullName) => (
    <ExportReady {...{ sender, fullName, resetPage }} exportedAt={at} />
  ),
  'contact-forwarded': (typed) => (
    <ContactForwarded
      {...{ sender, name: typed, email: typed, account: typed, subject: typed, message: typed }}
      priority
      receivedAt={at}
    />
  ),
  'contact-acknowledged': () => <ContactAcknowledged sender={sender} receivedAt={at} />,
  receipt: (fullName) => (
    <Receipt {...{ sender, fullName, link, ...bought }} credits={100} paidOn="November 20, 2026" />
  ),
  refund: (fullName) => (
    <Refund {...{ sender, fullName, link, ...bought }} refunded="$2.50" owed={3} />
  ),
  'low-credits': (fullName) => <LowCredits {...{ sender, fullName, link }} credits={5} />,
};

/** Those that say again what somebody typed. */
const REPEATING = Object.entries(SAMPLES).filter(([template]) => {
  const silent = ['verify-email', 'change-email', 'email-changed', 'contact-acknowledged'];
  return !silent.includes(template);
});

const targetsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);

describe.each(Object.entries(SAMPLES))('the email %s', (_template, sample) => {
  it('is, as HTML, what was looked at', async () => {
    const { html } = renderMail(sample('Ada Lovelace'));
    expect(await format(html, HTML_FORMAT)).toMatchSnapshot();
  });

  it('is, as plain text, complete without the HTML', async () => {
    const { html, text } = renderMail(sample('Ada Lovelace'));
    expect(text).toMatchSnapshot();
    for (const target of targetsOf(html)) expect(text).toContain(target?.replace('mailto:', ''));
  });

  it('leads to the product and to support, and nowhere else', async () => {
    const { html } = renderMail(sample('<a href="https://eve.example">Eve</a>'));
    for (const target of targetsOf(html)) {
      expect([link, resetPage, `mailto:${sender.supportEmail}`]).toContain(target);
    }
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(/i);
  });
});

describe.each(REPEATING)('the email %s to whoever signs up under a name', (_template, sample) => {
  it('escapes it', async () => {
    const name = `</td><img src=x onerror="alert(1)"> & 'Eve' {{link}} <a href="https://eve.example">x</a>`;
    const { html, text } = renderMail(sample(name));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://eve.example"');
    expect(html).toContain('&lt;/td&gt;&lt;img src=x onerror=');
    expect(text).toContain(name);
  });

  it('has the same elements whatever it is', async () => {
    const outline = (html: string) => html.match(/<\/?[a-z!]+/gi);
    const plain = outline(renderMail(sample('Ada')).html);
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '--',
      'script',
      'b',
      '&lt;',
      '\\',
      '{',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1 }), async (parts) => {
        const { html } = renderMail(sample(`A${parts.join('')}`));
        expect(outline(html)).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an email', () => {
  it.each(['', '   '])('greets a person without a name (%j)', async (name) => {
    const { text } = renderMail(SAMPLES.welcome(name));
    expect(text).toContain('Hello,');
  });

  it('keeps the lines of a message to support, and their indents', async () => {
    const message = 'First line\r\n  - indented\n\n\tlast\r.';
    const { html, text } = renderMail(SAMPLES['contact-forwarded'](message));
    expect(text).toContain('First line\n  - indented\n\n\tlast\n.');
    expect(html).toContain('First line<br/>  - indented<br/><br/>\tlast<br/>.');
  });
});
