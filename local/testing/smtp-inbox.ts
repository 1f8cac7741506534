import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What an SMTP server was handed. */
export interface ReceivedMail {
  /** Of the envelope: where the email goes, whatever its headers say. */
  recipients: string[];
  /** The message byte for byte, each byte one character. */
  raw: string;
  parsed: ParsedMail;
}

/** A mail server of a test, on a free port of this machine. */
export class SmtpInbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, url: string, mails: readonly ReceivedMail[]) {
    this.#server = server;
    this.url = url;
    this.mails = mails;
  }

  /** @param refusal what the server says to every message, instead of taking it. */
  static async open(refusal?: { code: number; text: string }): Promise<SmtpInbox> {
    const mails: ReceivedMail[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        buffer(stream)
          .then(async (bytes) => {
            if (refusal)
              throw Object.assign(new Error(refusal.text), { responseCode: refusal.code });
            const parsed = await simpleParser(bytes);
            mails.push({ recipients, raw: bytes.toString('latin1'), parsed });
          })
          .then(() => done(), done);
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    return new SmtpInbox(server, `smtp://127.0.0.1:${port}`, mails);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
