import { convert, type SelectorDefinition } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An email's body in both forms; the plain text follows from the HTML. */
export interface MailBody {
  html: string;
  text: string;
}

/** The encoding that mail programs know best. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const ONE_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** How elements become plain text if the default does not fit. */
const TEXT_FORMATS: SelectorDefinition[] = [
  { selector: 'img', format: 'skip' },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  { selector: 'td', format: 'block', options: ONE_LINE },
  { selector: 'th', format: 'block', options: ONE_LINE },
  { selector: 'h1', options: { uppercase: false } },
  { selector: '[data-text-format=pre]', format: 'pre' },
  { selector: '[data-text-format=line]', format: 'block', options: ONE_LINE },
  { selector: '[data-text-format=inline]', format: 'inline' },
];

/** Renders a template. All text that is put into it is escaped. */
export function renderMail(template: ReactElement): MailBody {
  const html = `${DOCTYPE}${renderToStaticMarkup(template)}`;
  return { html, text: convert(html, { wordwrap: false, selectors: TEXT_FORMATS }) };
}
