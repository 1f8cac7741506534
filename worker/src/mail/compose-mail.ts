import type { EntityManager } from '@mikro-orm/postgresql';
import type { Settings } from '@promptmint/core/config/settings';
import type { MailJob } from '@promptmint/core/queues/jobs';
import {
  composeAccountDeleted,
  composeAccountRestored,
  composeExportReady,
  composePasswordChanged,
  composeWelcome,
} from './compose-account-mails.js';
import { composeContactAcknowledged, composeContactForwarded } from './compose-contact-mails.js';
import {
  composeChangeEmail,
  composeEmailChanged,
  composeResetPassword,
  composeVerifyEmail,
} from './compose-link-mails.js';
import { composeLowCredits } from './compose-low-credits.js';
import { composeReceipt, composeRefund } from './compose-payment-mails.js';
import { isReachable } from './recipient.js';
import type { OutgoingMail } from './transport.js';

export type MailSettings = Pick<
  Settings,
  'APP_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'JWT_SECRET' | 'SECRET_KEY'
>;

/** Writes the email of a job from what the database says now; null when there is no cause for it any more. */
export async function composeMail(
  em: EntityManager,
  job: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const mail = await compose(em, job, settings);
  return mail && isReachable(mail.to) ? mail : null;
}

function compose(
  em: EntityManager,
  job: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  switch (job.template) {
    case 'verify-email':
      return composeVerifyEmail(em, job, settings);
    case 'change-email':
      return composeChangeEmail(em, job, settings);
    case 'email-changed':
      return composeEmailChanged(em, job, settings);
    case 'reset-password':
      return composeResetPassword(em, job, settings);
    case 'welcome':
      return composeWelcome(em, job, settings);
    case 'password-changed':
      return composePasswordChanged(em, job, settings);
    case 'account-deleted':
      return composeAccountDeleted(em, job, settings);
    case 'account-restored':
      return composeAccountRestored(em, job, settings);
    case 'export-ready':
      return composeExportReady(em, job, settings);
    case 'contact-forwarded':
      return composeContactForwarded(em, job, settings);
    case 'contact-acknowledged':
      return composeContactAcknowledged(em, job, settings);
    case 'receipt':
      return composeReceipt(em, job, settings);
    case 'refund':
      return composeRefund(em, job, settings);
    case 'low-credits':
      return composeLowCredits(em, job, settings);
  }
}
