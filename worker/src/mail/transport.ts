import { createHash } from 'node:crypto';
import type { Settings } from '@promptmint/core/config/settings';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';

/** How long an SMTP server may stay silent at each step before the attempt fails, in milliseconds. */
const PATIENCE_MS = { connection: 10_000, greeting: 10_000, socket: 20_000 };

/** Text that stays on one line, so that it can begin no header of its own. */
const headerText = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'holds a control character');

const outgoingMailSchema = z.strictObject({
  to: z.email(),
  subject: headerText.min(1),
  html: z.string().min(1),
  text: z.string().min(1),
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

/** An email that was not accepted; says what the mail server said, and not to whom it was sent. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
}

/** The one way out for emails: SMTP. */
export class MailTransport {
  private readonly smtp: Transporter | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'SMTP_URL' | 'APP_NAME' | 'MAIL_FROM'>,
    patience = PATIENCE_MS,
  ) {
    if (!settings.SMTP_URL) return;
    this.smtp = createTransport({
      url: settings.SMTP_URL,
      connectionTimeout: patience.connection,
      dnsTimeout: patience.connection,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.socket,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Hands an email to the mail server.
   *
   * @param key that of the outbox: sent again, an email carries the same Message-ID.
   * @throws {MailNotSentError} when there is no mail server, or it did not take the email.
   */
  async send(key: string, mail: OutgoingMail): Promise<void> {
    if (!this.smtp) throw new MailNotSentError('SMTP_URL is not set, so no email can be sent');
    const { to, ...content } = outgoingMailSchema.parse(mail);
    try {
      await this.smtp.sendMail({
        ...content,
        from: { name: this.settings.APP_NAME, address: this.settings.MAIL_FROM },
        to: { name: '', address: to },
        messageId: this.messageId(key),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw new MailNotSentError(`The mail server did not take the email: ${reason(error)}`);
    }
  }

  private messageId(key: string): string {
    const digest = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return `<${digest}@${this.settings.MAIL_FROM.split('@').at(-1)}>`;
  }
}

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/** Codes alone: the server's own sentence often repeats the recipient's address. */
function reason(error: unknown): string {
  const { data } = smtpErrorSchema.safeParse(error);
  const codes = [data?.code, data?.command, data?.responseCode].filter(
    (part) => part !== undefined,
  );
  return codes.length > 0 ? codes.join(' ') : 'unknown error';
}
