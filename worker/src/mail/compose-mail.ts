import type { EntityManager } from '@mikro-orm/postgresql';
import type { Settings } from '@promptmint/core/config/settings';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { composeLowCredits } from './compose-low-credits.js';
import { composeReceipt, composeRefund } from './compose-payment-mails.js';
import { composeVerifyEmail } from './compose-verify-email.js';
import type { OutgoingMail } from './transport.js';

export type MailSettings = Pick<
  Settings,
  'APP_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'JWT_SECRET'
>;

/** Writes the email of a job from what the database says now; null when there is no cause for it any more. */
export function composeMail(
  em: EntityManager,
  job: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  switch (job.template) {
    case 'verify-email':
      return composeVerifyEmail(em, job, settings);
    case 'receipt':
      return composeReceipt(em, job, settings);
    case 'refund':
      return composeRefund(em, job, settings);
    case 'low-credits':
      return composeLowCredits(em, job, settings);
  }
}
