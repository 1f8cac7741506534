import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { OutgoingMail } from './transport.js';

/** An email's body in both forms; the plain text follows from the HTML. */
export interface MailBody {
  html: string;
  text: string;
}

const ONE_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** How elements become plain text that are not what their names say. */
const TEXT_FORMATS = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: '[data-text-format=pre]', format: 'pre' },
  { selector: '[data-text-format=line]', format: 'block', options: ONE_LINE },
  { selector: '[data-text-format=inline]', format: 'inline' },
];

/** Renders a template. All text that is put into it is escaped. */
export async function renderMail(template: ReactElement): Promise<MailBody> {
  const html = await render(template);
  return { html, text: toPlainText(html, { selectors: TEXT_FORMATS }) };
}

/** An email to one address, as a template says it. */
export async function writeMail(
  to: string,
  subject: string,
  template: ReactElement,
): Promise<OutgoingMail> {
  return { to, subject, ...(await renderMail(template)) };
}
