import type { EntityManager } from '@mikro-orm/postgresql';
import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { User } from '@promptmint/core/database/entities/user';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { recipientOf } from './recipient.js';
import { writeMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { LowCredits } from './templates/low-credits.js';
import type { OutgoingMail } from './transport.js';

/** Somebody who has bought credits in the meantime need not be told. */
export async function composeLowCredits(
  em: EntityManager,
  { userId }: { userId: string },
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const user = await em.findOne(User, userId);
  const recipient = recipientOf(user, 'low-credits');
  if (!user || !recipient || user.credits > LOW_CREDITS) return null;
  return writeMail(
    recipient.email,
    `${credits(user.credits)} left`,
    createElement(LowCredits, {
      sender: senderOf(settings),
      fullName: recipient.name,
      credits: user.credits,
      link: pageAddress(settings, '/pricing'),
    }),
  );
}

function credits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}
