import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Stoppable } from './shutdown.ts';
import { answerMailbox } from './mailbox-pages.ts';
import { MailboxStore } from './mailbox-store.ts';

const LARGEST_MAIL_BYTES = 10 * 1024 * 1024;

/** A mail server that delivers nothing: it shows what the product sends. */
export interface Mailbox extends Stoppable {
  /** The SMTP address for the product. */
  smtpUrl: string;
  /** The page for the person; `/api/messages` below it is for tools. */
  pageUrl: string;
}

/** Starts SMTP and the page on free ports of 127.0.0.1; the mails are kept in the folder. */
export async function startMailbox(folder: string): Promise<Mailbox> {
  const store = new MailboxStore(folder);
  const smtp = smtpServer(store);
  const http = createServer((request, response) => answerMailbox(store, request, response));
  const smtpPort = await listen(smtp.server);
  const httpPort = await listen(http);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${httpPort}`,
    kill: () => {}, // it ends with this process
    stop: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await Promise.all([closed, new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}

function smtpServer(store: MailboxStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    size: LARGEST_MAIL_BYTES,
    closeTimeout: 500,
    onData: (stream, session, done) => {
      // Imported here: no start waits for it.
      import('mailparser')
        .then(({ simpleParser }) => simpleParser(stream))
        .then((mail) => store.add(mail, session.envelope))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  server.on('error', () => {}); // a client that disconnects in the middle affects no other
  return server;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
