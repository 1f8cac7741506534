import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MailboxMessage } from './mailbox-store.ts';

const STYLE = ['./page.css', './mailbox.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('');

/** Shows a mail that arrives while the page is open: the list reloads, an open mail gets a notice. */
const SCRIPT = `
const newest = document.body.dataset.newest;
setInterval(async () => {
  const messages = await fetch('/api/messages').then((answer) => answer.json()).catch(() => []);
  if (!messages.length || messages[0].id === newest) return;
  if (location.pathname === '/') location.reload();
  else document.getElementById('arrived').hidden = false;
}, 2000);
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`;

/**
 * A mail may show pictures and its own styles; it runs no scripts, and its links open in a new tab.
 */
export const MAIL_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The page: the list of mails, and the chosen one beside it. */
export function mailboxPage(
  messages: readonly MailboxMessage[],
  chosen: MailboxMessage | null,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(chosen ? `${chosen.subject} - Mailbox` : `Mailbox (${messages.length})`)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body data-newest="${messages[0]?.id ?? ''}" class="${chosen ? 'reading' : ''}">
<header>
<h1><a href="/">Mailbox</a></h1>
<p>Every email Promptmint sends on this machine ends here and goes nowhere else.</p>
</header>
<main>
<nav aria-label="Mails">
<p id="arrived" hidden><a href="/">New mail has arrived: show it</a></p>
${messages.length ? `<ul>${messages.map((message) => listItem(message, message === chosen)).join('')}</ul>` : emptyList()}
</nav>
${chosen ? openMail(chosen) : messages.length ? '<p class="hint">Choose a mail to read it.</p>' : ''}
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}

const emptyList = () =>
  '<p class="hint">No mail yet. Sign up in the app, and the verification mail appears here by itself.</p>';

function listItem(message: MailboxMessage, current: boolean): string {
  return `<li><a href="/mails/${message.id}"${current ? ' aria-current="page"' : ''}>
<strong>${escapeHtml(message.subject || '(no subject)')}</strong>
<span>${escapeHtml(message.to)}</span>
<time datetime="${message.date}">${when(message)}</time>
</a></li>`;
}

function openMail(message: MailboxMessage): string {
  const body = message.html
    ? `<iframe src="/mails/${message.id}/html" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>As plain text</summary><pre>${linked(message.text)}</pre></details>`
    : `<pre>${linked(message.text)}</pre>`;
  return `<article>
<h2>${escapeHtml(message.subject || '(no subject)')}</h2>
<dl>
<dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.to)}</dd>
<dt>Arrived</dt><dd><time datetime="${message.date}">${when(message)}</time></dd>
</dl>
${body}
</article>`;
}

/** One mail's own HTML, for the frame. The first base element of a document is the one that counts. */
export function mailDocument(message: MailboxMessage): string {
  return `<!doctype html><base target="_blank">${message.html}`;
}

const when = (message: MailboxMessage) =>
  new Date(message.date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Plain text with its web addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>` : safe;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
