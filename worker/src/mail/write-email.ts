import type { EntityManager } from '@mikro-orm/postgresql';
import { storedLinkToken } from '@promptmint/core/accounts/email-link';
import type { Settings } from '@promptmint/core/config/settings';
import type { MailJob } from '@promptmint/core/queues/jobs';
import type { Email, EmailContext, EmailName } from './emails/define-email.js';
import { EMAILS } from './emails/emails.js';
import { isReachable, recipientOf } from './recipient.js';
import type { OutgoingMail } from './transport.js';

export type MailSettings = Pick<
  Settings,
  'APP_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'JWT_SECRET' | 'SECRET_KEY'
> &
  Partial<Pick<Settings, 'SELLER_NAME' | 'SELLER_ADDRESS'>>;

/**
 * Writes the email of a job from the current data.
 * @returns null if there is no cause for it any more
 */
export async function writeEmail(
  em: EntityManager,
  job: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const email = EMAILS[job.template] as Email<EmailName>;
  const mail = await email.write(contextOf(em, email, settings), job);
  return mail && isReachable(mail.to) ? mail : null;
}

function contextOf(
  em: EntityManager,
  rules: Email<EmailName>,
  settings: MailSettings,
): EmailContext {
  // From the settings, never from a request.
  const page = (path: string) => `${settings.PUBLIC_URL.replace(/\/+$/, '')}${path}`;
  return {
    em,
    sender: {
      appName: settings.APP_NAME,
      supportEmail: settings.SUPPORT_EMAIL,
      seller: {
        name: settings.SELLER_NAME ?? settings.APP_NAME,
        address: settings.SELLER_ADDRESS ?? null,
      },
    },
    recipient: (user) => recipientOf(user, rules),
    page,
    linkPage: (path, link) => page(`${path}?token=${storedLinkToken(settings, link)}`),
  };
}
