import type { EntityManager } from '@mikro-orm/postgresql';
import { storedLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken, type EmailTokenPurpose } from '@promptmint/core/database/entities/email-token';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { moment } from './dates.js';
import { recipientOf } from './recipient.js';
import { writeMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { ChangeEmail } from './templates/change-email.js';
import { EmailChanged } from './templates/email-changed.js';
import { ResetPassword } from './templates/reset-password.js';
import { VerifyEmail } from './templates/verify-email.js';
import type { OutgoingMail } from './transport.js';

interface LinkJob {
  tokenId: string;
}

export async function composeVerifyEmail(
  em: EntityManager,
  { tokenId }: LinkJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const link = await liveLink(em, tokenId, 'verify_email');
  const recipient = recipientOf(link?.user, 'verify-email');
  if (!link || !recipient || link.user?.emailVerifiedAt) return null;
  return writeMail(
    recipient.email,
    `Verify your email address for ${settings.APP_NAME}`,
    createElement(VerifyEmail, {
      sender: senderOf(settings),
      link: linkAddress(settings, '/verify-email', link),
    }),
  );
}

/** Goes to the address that is to be theirs, which is nobody's until its link is opened. */
export async function composeChangeEmail(
  em: EntityManager,
  { tokenId }: LinkJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const link = await liveLink(em, tokenId, 'change_email');
  if (!link?.newEmail || !recipientOf(link.user, 'change-email')) return null;
  return writeMail(
    link.newEmail,
    `Confirm your new email address for ${settings.APP_NAME}`,
    createElement(ChangeEmail, {
      sender: senderOf(settings),
      link: linkAddress(settings, '/verify-email', link),
    }),
  );
}

/** Goes to the address that was theirs, which may never have been known to be. */
export async function composeEmailChanged(
  em: EntityManager,
  { tokenId }: LinkJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const link = await em.findOne(EmailToken, tokenId, { populate: ['user'] });
  if (!link?.previousEmail || !link.usedAt || !recipientOf(link.user, 'email-changed')) return null;
  return writeMail(
    link.previousEmail,
    `The email address of your ${settings.APP_NAME} account was changed`,
    createElement(EmailChanged, { sender: senderOf(settings), changedAt: moment(link.usedAt) }),
  );
}

export async function composeResetPassword(
  em: EntityManager,
  { tokenId }: LinkJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const link = await liveLink(em, tokenId, 'reset_password');
  const recipient = recipientOf(link?.user, 'reset-password');
  if (!link || !recipient) return null;
  return writeMail(
    recipient.email,
    `Reset your ${settings.APP_NAME} password`,
    createElement(ResetPassword, {
      sender: senderOf(settings),
      fullName: recipient.name,
      link: linkAddress(settings, '/reset-password', link),
    }),
  );
}

/** A link that can still do its work, with its person if it is somebody's. */
function liveLink(em: EntityManager, id: string, purpose: EmailTokenPurpose) {
  const live = { id, purpose, usedAt: null, expiresAt: { $gt: new Date() } };
  return em.findOne(EmailToken, live, { populate: ['user'] });
}

function linkAddress(settings: MailSettings, page: string, link: EmailToken): string {
  return pageAddress(settings, `${page}?token=${storedLinkToken(settings, link)}`);
}
