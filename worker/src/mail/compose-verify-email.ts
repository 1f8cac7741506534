import type { EntityManager } from '@mikro-orm/postgresql';
import { emailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { renderMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { VerifyEmail } from './templates/verify-email.js';
import type { OutgoingMail } from './transport.js';

export async function composeVerifyEmail(
  em: EntityManager,
  { userId, tokenId }: Extract<MailJob, { template: 'verify-email' }>,
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
  const link = `/verify-email?token=${emailLinkToken(settings.JWT_SECRET, tokenId)}`;
  const body = await renderMail(
    createElement(VerifyEmail, {
      sender: senderOf(settings),
      fullName,
      link: pageAddress(settings, link),
    }),
  );
  return { to: email, subject: `Verify your email address for ${settings.APP_NAME}`, ...body };
}
