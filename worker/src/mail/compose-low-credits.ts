import type { EntityManager } from '@mikro-orm/postgresql';
import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { renderMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { LowCredits } from './templates/low-credits.js';
import type { OutgoingMail } from './transport.js';

/** Somebody who has bought credits in the meantime need not be told. */
export async function composeLowCredits(
  em: EntityManager,
  { userId }: Extract<MailJob, { template: 'low-credits' }>,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const user = await em.findOne(User, userId);
  if (!user || user.credits > LOW_CREDITS) return null;
  const body = await renderMail(
    createElement(LowCredits, {
      sender: senderOf(settings),
      fullName: user.fullName,
      credits: user.credits,
      link: pageAddress(settings, '/pricing'),
    }),
  );
  return { to: user.email, subject: `${credits(user.credits)} left`, ...body };
}

function credits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}
