import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Answer } from './exchange.ts';
import { Html, html } from './html.ts';

const STYLE = ['../page.css', './payments.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('');
// In one piece: the policy contains the hash of this text, so no formatter may change it.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

interface Page {
  title: string;
  content: Html;
  /** Where a form may lead besides this server; browsers apply it to redirects too. */
  formsLeadTo?: string | null;
  status?: number;
}

/** A whole page, without scripts, under the banner that says what it is. */
export function page({ title, content, formsLeadTo, status = 200 }: Page): Answer {
  const elsewhere = formsLeadTo ? ` ${new URL(formsLeadTo).origin}` : '';
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <p class="banner" role="note">
          <strong>Test payment: no money moves.</strong> Never type a real card number here.
        </p>
        ${content}
      </body>
    </html>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'${elsewhere}`,
      'referrer-policy': 'same-origin',
    },
    body: document.text,
  };
}

/** An amount in the currency's smallest unit as text: $4.99 */
export function money(amount: number, currency: string | null): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A moment in seconds since 1970, as text. */
export function moment(seconds: number): Html {
  const date = new Date(seconds * 1000);
  return html`<time datetime="${date.toISOString()}"
    >${date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })}</time
  >`;
}
