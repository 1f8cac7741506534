import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** An email's body in both forms; the plain text follows from the HTML. */
export interface MailBody {
  html: string;
  text: string;
}

/** Renders a template. All text that is put into it is escaped. */
export async function renderMail(template: ReactElement): Promise<MailBody> {
  const html = await render(template);
  const text = toPlainText(html, {
    selectors: [{ selector: 'h1', options: { uppercase: false } }],
  });
  return { html, text };
}
