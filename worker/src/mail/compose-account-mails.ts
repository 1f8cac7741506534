import type { EntityManager } from '@mikro-orm/postgresql';
import { restoreUntil } from '@promptmint/core/catalogue/retention';
import { User } from '@promptmint/core/database/entities/user';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { moment } from './dates.js';
import { recipientOf } from './recipient.js';
import { writeMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { AccountDeleted } from './templates/account-deleted.js';
import { AccountRestored } from './templates/account-restored.js';
import { ExportReady } from './templates/export-ready.js';
import { PasswordChanged } from './templates/password-changed.js';
import { Welcome } from './templates/welcome.js';
import type { OutgoingMail } from './transport.js';

interface NoticeJob {
  userId: string;
  /** When it happened, ISO 8601. */
  at: string;
}

export async function composeWelcome(
  em: EntityManager,
  { userId }: { userId: string },
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const user = await em.findOne(User, userId);
  const recipient = recipientOf(user, 'welcome');
  if (!user?.emailVerifiedAt || !recipient) return null;
  return writeMail(
    recipient.email,
    `Welcome to ${settings.APP_NAME}`,
    createElement(Welcome, {
      sender: senderOf(settings),
      fullName: recipient.name,
      credits: user.credits,
      link: pageAddress(settings, '/dashboard'),
    }),
  );
}

export async function composePasswordChanged(
  em: EntityManager,
  { userId, at }: NoticeJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const recipient = recipientOf(await em.findOne(User, userId), 'password-changed');
  if (!recipient) return null;
  return writeMail(
    recipient.email,
    `Your ${settings.APP_NAME} password was changed`,
    createElement(PasswordChanged, {
      sender: senderOf(settings),
      fullName: recipient.name,
      changedAt: moment(new Date(at)),
      resetPage: pageAddress(settings, '/forgot-password'),
    }),
  );
}

/** Nothing is to be told of an account that was restored, or cannot be restored any more. */
export async function composeAccountDeleted(
  em: EntityManager,
  { userId, at }: NoticeJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const user = await em.findOne(User, userId);
  const recipient = recipientOf(user, 'account-deleted');
  if (!user?.deletedAt || !recipient) return null;
  const until = restoreUntil(user.deletedAt);
  if (until < new Date()) return null;
  return writeMail(
    recipient.email,
    `Your ${settings.APP_NAME} account was deleted`,
    createElement(AccountDeleted, {
      sender: senderOf(settings),
      fullName: recipient.name,
      deletedAt: moment(new Date(at)),
      restoreUntil: moment(until),
      link: pageAddress(settings, '/auth'),
      resetPage: pageAddress(settings, '/forgot-password'),
    }),
  );
}

export async function composeAccountRestored(
  em: EntityManager,
  { userId, at }: NoticeJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const recipient = recipientOf(await em.findOne(User, userId), 'account-restored');
  if (!recipient) return null;
  return writeMail(
    recipient.email,
    `Your ${settings.APP_NAME} account is restored`,
    createElement(AccountRestored, {
      sender: senderOf(settings),
      fullName: recipient.name,
      restoredAt: moment(new Date(at)),
      resetPage: pageAddress(settings, '/forgot-password'),
    }),
  );
}

export async function composeExportReady(
  em: EntityManager,
  { userId, at }: NoticeJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const recipient = recipientOf(await em.findOne(User, userId), 'export-ready');
  if (!recipient) return null;
  return writeMail(
    recipient.email,
    `A copy of your ${settings.APP_NAME} data was downloaded`,
    createElement(ExportReady, {
      sender: senderOf(settings),
      fullName: recipient.name,
      exportedAt: moment(new Date(at)),
      resetPage: pageAddress(settings, '/forgot-password'),
    }),
  );
}
