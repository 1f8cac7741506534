import type { IncomingMessage, ServerResponse } from 'node:http';
import { mailboxPage, mailDocument, PAGE_POLICY, MAIL_POLICY } from './mailbox-html.ts';
import type { MailboxStore } from './mailbox-store.ts';

/**
 * The mails contain sign-in links: a page of another site whose name resolves to this machine must
 * not read them.
 */
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Answers the mailbox's page, one mail's HTML for its frame, and `GET /api/messages?to=ADDRESS`. */
export function answerMailbox(
  store: MailboxStore,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const send = (status: number, type: string, body: string, policy = "default-src 'none'") => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  if (!OWN_HOST.test(request.headers.host ?? '')) return send(403, 'text/plain', 'Forbidden\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(405, 'text/plain', 'This mailbox is for reading.\n');
  }
  const [path = '/', query] = (request.url ?? '/').split('?');
  const [, part = '', id = '', view] = path.split('/');
  if (part === 'api' && id === 'messages' && view === undefined) {
    const to = new URLSearchParams(query).get('to') ?? '';
    const messages = store.list().filter((message) => message.to.includes(to));
    return send(200, 'application/json', JSON.stringify(messages));
  }
  if (part === '') return send(200, 'text/html', mailboxPage(store.list(), null), PAGE_POLICY);

  const message = part === 'mails' ? store.find(id) : undefined;
  if (message && view === undefined) {
    return send(200, 'text/html', mailboxPage(store.list(), message), PAGE_POLICY);
  }
  if (message && view === 'html') return send(200, 'text/html', mailDocument(message), MAIL_POLICY);
  send(404, 'text/plain', 'There is no such page.\n');
}
