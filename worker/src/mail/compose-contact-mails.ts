import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { moment } from './dates.js';
import { writeMail } from './render-mail.js';
import { senderOf } from './sender.js';
import { ContactAcknowledged } from './templates/contact-acknowledged.js';
import { ContactForwarded } from './templates/contact-forwarded.js';
import type { OutgoingMail } from './transport.js';

interface ContactJob {
  messageId: string;
}

/** Goes to support, who answer the sender by replying. */
export async function composeContactForwarded(
  em: EntityManager,
  { messageId }: ContactJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const found = await em.findOne(ContactMessage, messageId, { populate: ['user'] });
  if (!found) return null;
  const { name, email, subject, message, priority, createdAt, user } = found;
  const mail = writeMail(
    settings.SUPPORT_EMAIL,
    `${priority ? '[Priority]' : '[Contact]'} ${subject}`,
    createElement(ContactForwarded, {
      sender: senderOf(settings),
      name,
      email,
      account: user?.email ?? null,
      priority,
      receivedAt: moment(createdAt),
      subject,
      message,
    }),
  );
  return { ...mail, replyTo: { name, address: email }, ...(priority && { priority: 'high' }) };
}

/** Goes to whatever address was typed, and so repeats nothing that was. */
export async function composeContactAcknowledged(
  em: EntityManager,
  { messageId }: ContactJob,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const found = await em.findOne(ContactMessage, messageId);
  if (!found) return null;
  return writeMail(
    found.email,
    'We have received your message',
    createElement(ContactAcknowledged, {
      sender: senderOf(settings),
      receivedAt: moment(found.createdAt),
    }),
  );
}
