import { createHash } from 'node:crypto';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isPrivateHost } from '@promptmint/core/config/private-host';
import type { Settings } from '@promptmint/core/config/settings';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';

/** How long an SMTP server may stay silent at each step before the attempt fails, in milliseconds. */
const PATIENCE_MS = { connection: 10_000, greeting: 10_000, socket: 20_000 };

/** Text on one line, so that it cannot start a header of its own. */
const headerText = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim(),
);

const outgoingMailSchema = z.strictObject({
  to: z.email(),
  subject: headerText.pipe(z.string().min(1)),
  html: z.string().min(1),
  text: z.string().min(1),
  /** The person who wrote the text and gets the reply. An invalid address is left out. */
  replyTo: z.strictObject({ name: headerText, address: z.email() }).optional().catch(undefined),
  priority: z.literal('high').optional(),
});
export type OutgoingMail = z.input<typeof outgoingMailSchema>;

/** An email that was not accepted; contains the mail server's reason, and not the recipient. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';

  /**
   * @param failure what happened, in codes.
   * @param permanent whether the same email would be refused again.
   */
  constructor(
    readonly failure: string,
    readonly permanent: boolean,
  ) {
    super(`The email was not sent: ${failure}`);
  }
}

/** The only way out for emails: SMTP. */
export class MailTransport implements OnApplicationBootstrap {
  private readonly logger = new Logger(MailTransport.name);
  private smtp: Promise<Transporter> | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'SMTP_URL' | 'APP_NAME' | 'MAIL_FROM'>,
    private readonly patience = PATIENCE_MS,
  ) {}

  /** An upgrade must not stop the mail of a server without STARTTLS in silence. */
  onApplicationBootstrap(): void {
    if (!this.settings.SMTP_URL) return;
    const url = new URL(this.settings.SMTP_URL);
    if (!needsTls(url) || url.searchParams.has('requireTLS')) return;
    this.logger.warn(
      `SMTP_URL: ${url.hostname} gets no email if it does not offer STARTTLS; ?requireTLS=true or =false says whether it must`,
    );
  }

  /**
   * Sends an email to the mail server. Typed text cannot add a header, and never stops an email
   * from being sent.
   * @param key that of the outbox: sent again, an email has the same Message-ID.
   * @throws {MailNotSentError} if there is no mail server, or it refused the email.
   */
  async send(key: string, mail: OutgoingMail): Promise<void> {
    const { SMTP_URL: url } = this.settings;
    if (!url) throw new MailNotSentError('SMTP_URL is not set', false);
    const { to, ...content } = outgoingMailSchema.parse(mail);
    const smtp = await (this.smtp ??= this.open(url));
    try {
      await smtp.sendMail({
        ...content,
        from: { name: headerText.parse(this.settings.APP_NAME), address: this.settings.MAIL_FROM },
        to: { name: '', address: to },
        messageId: this.messageId(key),
        // Help desks set automatic messages aside: a person's message must not look like one.
        headers: content.replyTo ? {} : { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw notSent(error);
    }
  }

  /** Connects and signs in as for an email, and sends none. @throws what the mail server said. */
  async greet(): Promise<void> {
    const smtp = await this.open(this.settings.SMTP_URL ?? '');
    try {
      await smtp.verify();
    } finally {
      smtp.close();
    }
  }

  /** The mailer is loaded for the first email. */
  private async open(url: string): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { connection, greeting, socket } = this.patience;
    return createTransport({
      url,
      // Otherwise an attacker on the way could hide that the server offers STARTTLS, and read the password and
      // every email. `?requireTLS=` in the address overrides it.
      requireTLS: needsTls(new URL(url)),
      connectionTimeout: connection,
      dnsTimeout: connection,
      greetingTimeout: greeting,
      socketTimeout: socket,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  private messageId(key: string): string {
    const digest = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return `<${digest}@${this.settings.MAIL_FROM.split('@').at(-1)}>`;
  }
}

function needsTls({ protocol, hostname }: URL): boolean {
  return protocol === 'smtp:' && !isPrivateHost(hostname);
}

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** Steps at which a server refuses this one email, and not the connection. */
const ABOUT_THE_EMAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Codes only: the server's own sentence often repeats the recipient's address. */
function notSent(error: unknown): MailNotSentError {
  const { code, command, responseCode, response } = smtpErrorSchema.safeParse(error).data ?? {};
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  const codes = [code, command, responseCode, detail].filter((part) => part !== undefined);
  const refused = ABOUT_THE_EMAIL.includes(command ?? '') && (responseCode ?? 0) >= 500;
  return new MailNotSentError(codes.join(' ') || 'unknown error', refused);
}
