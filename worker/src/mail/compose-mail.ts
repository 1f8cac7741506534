import type { EntityManager } from '@mikro-orm/postgresql';
import { emailLinkToken } from '@promptmint/core/accounts/email-link';
import type { Settings } from '@promptmint/core/config/settings';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { createElement } from 'react';
import { renderMail } from './render-mail.js';
import { VerifyEmail } from './templates/verify-email.js';
import type { OutgoingMail } from './transport.js';

export type MailSettings = Pick<
  Settings,
  'APP_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'JWT_SECRET'
>;

/** Writes the email of a job from what the database says now; null when there is no cause for it any more. */
export async function composeMail(
  em: EntityManager,
  job: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  switch (job.template) {
    case 'verify-email':
      return composeVerifyEmail(em, job, settings);
  }
}

async function composeVerifyEmail(
  em: EntityManager,
  { userId, tokenId }: MailJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const token = await em.findOne(
    EmailToken,
    {
      id: tokenId,
      user: { id: userId, emailVerifiedAt: null },
      purpose: 'verify_email',
      usedAt: null,
      expiresAt: { $gt: new Date() },
    },
    { populate: ['user'] },
  );
  if (!token) return null;
  const { email, fullName } = token.user;
  const origin = settings.PUBLIC_URL.replace(/\/+$/, '');
  const body = await renderMail(
    createElement(VerifyEmail, {
      sender: { appName: settings.APP_NAME, supportEmail: settings.SUPPORT_EMAIL },
      fullName,
      link: `${origin}/verify-email?token=${emailLinkToken(settings.JWT_SECRET, tokenId)}`,
    }),
  );
  return { to: email, subject: `Verify your email address for ${settings.APP_NAME}`, ...body };
}
