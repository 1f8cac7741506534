import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { format } from 'prettier';
import type { ReactElement } from 'react';
import { renderMail } from '../render-mail.js';
import type { EmailName } from './define-email.js';
import { EMAILS } from './emails.js';
import { SAMPLE } from './sample.js';

const sender = {
  appName: 'Promptmint',
  supportEmail: 'support@promptmint.example',
  seller: { name: 'Example Software Ltd', address: '1 High Street, London N1 1AA, United Kingdom' },
};

const HTML_FORMAT = {
  parser: 'html',
  bracketSameLine: true,
  embeddedLanguageFormatting: 'off',
} as const;

/** A text that a person typed, wherever an email repeats it. */
type Typed = string;

const SAMPLES = Object.fromEntries(
  Object.entries(EMAILS).map(([name, email]) => [
    name,
    (typed: Typed) => email.sample(typed, sender),
  ]),
) as Record<EmailName, (typed: Typed) => ReactElement>;

/** The emails that repeat typed text. */
const REPEATING = Object.entries(SAMPLES).filter(([template]) => {
  const silent = ['verify-email', 'change-email', 'email-changed', 'contact-acknowledged'];
  return !silent.includes(template);
});

const targetsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);

describe.each(Object.entries(SAMPLES))('the email %s', (_template, sample) => {
  it('matches its snapshot as HTML', async () => {
    const { html } = renderMail(sample('Ada Lovelace'));
    expect(await format(html, HTML_FORMAT)).toMatchSnapshot();
  });

  it('matches its snapshot as plain text', async () => {
    const { html, text } = renderMail(sample('Ada Lovelace'));
    expect(text).toMatchSnapshot();
    for (const target of targetsOf(html)) expect(text).toContain(target?.replace('mailto:', ''));
  });

  it('links only to the product and to support', async () => {
    const { html } = renderMail(sample('<a href="https://eve.example">Eve</a>'));
    for (const target of targetsOf(html)) {
      expect([SAMPLE.link, SAMPLE.resetPage, `mailto:${sender.supportEmail}`]).toContain(target);
    }
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(/i);
  });
});

describe.each(REPEATING)('the email %s with a typed text', (_template, sample) => {
  it('escapes the text', async () => {
    const name = `</td><img src=x onerror="alert(1)"> & 'Eve' {{link}} <a href="https://eve.example">x</a>`;
    const { html, text } = renderMail(sample(name));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://eve.example"');
    expect(html).toContain('&lt;/td&gt;&lt;img src=x onerror=');
    expect(text).toContain(name);
  });

  it('has the same elements whatever the text is', async () => {
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
