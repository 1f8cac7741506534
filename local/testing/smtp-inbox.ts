import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A message that an SMTP server received. */
export interface ReceivedMail {
  /** Of the envelope, which decides where the email goes. */
  recipients: string[];
  /** The message byte for byte, each byte one character. */
  raw: string;
  /** The header lines as a mail server reads them: continuation lines joined. */
  headers: string[];
  parsed: ParsedMail;
}

/** The server's refusal of a message, and at which step: with the message itself, or before. */
export interface Refusal {
  code: number;
  text: string;
  at?: 'MAIL FROM' | 'RCPT TO';
}

/** A mail server of a test, on a free port of this machine. */
export class SmtpInbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How the next messages are refused; undefined takes them. */
  refusal: Refusal | undefined;
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, url: string, mails: readonly ReceivedMail[]) {
    this.#server = server;
    this.url = url;
    this.mails = mails;
  }

  /** @param refusal how messages are refused from the start on. */
  static async open(refusal?: Refusal): Promise<SmtpInbox> {
    const mails: ReceivedMail[] = [];
    const refusedAt = (step: Refusal['at']) =>
      inbox.refusal && inbox.refusal.at === step ? errorOf(inbox.refusal) : null;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onMailFrom: (_address, _session, done) => done(refusedAt('MAIL FROM')),
      onRcptTo: (_address, _session, done) => done(refusedAt('RCPT TO')),
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        buffer(stream)
          .then(async (bytes) => {
            const refused = refusedAt(undefined);
            if (refused) throw refused;
            const raw = bytes.toString('latin1');
            const parsed = await simpleParser(bytes);
            mails.push({ recipients, raw, headers: headersOf(raw), parsed });
          })
          .then(() => done(), done);
      },
    });
    // A client that disconnects in the middle of a message does not affect the server.
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const inbox = new SmtpInbox(server, `smtp://127.0.0.1:${port}`, mails);
    inbox.refusal = refusal;
    return inbox;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

function errorOf({ code, text }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
