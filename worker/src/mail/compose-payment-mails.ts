import type { EntityManager } from '@mikro-orm/postgresql';
import { PACKS } from '@promptmint/core/catalogue/packs';
import { Payment } from '@promptmint/core/database/entities/payment';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { day } from './dates.js';
import { recipientOf } from './recipient.js';
import { writeMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { Receipt } from './templates/receipt.js';
import { Refund } from './templates/refund.js';
import type { OutgoingMail } from './transport.js';

export async function composeReceipt(
  em: EntityManager,
  { paymentId }: { paymentId: string },
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
  const recipient = recipientOf(payment?.user, 'receipt');
  if (!payment?.paidAt || !recipient) return null;
  const { user, pack, credits, amountCents, paidAt } = payment;
  return writeMail(
    recipient.email,
    `Your receipt from ${settings.APP_NAME}`,
    createElement(Receipt, {
      sender: senderOf(settings),
      fullName: recipient.name,
      pack: PACKS[pack].name,
      credits,
      amount: dollars(amountCents),
      paidOn: day(paidAt),
      reference: payment.id,
      balance: user.credits,
      link: pageAddress(settings, '/payment-history'),
    }),
  );
}

export async function composeRefund(
  em: EntityManager,
  { paymentId, refundedCents }: { paymentId: string; refundedCents: number },
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
  const recipient = recipientOf(payment?.user, 'refund');
  if (!payment || !recipient) return null;
  const { user, pack, amountCents } = payment;
  return writeMail(
    recipient.email,
    `Your refund from ${settings.APP_NAME}`,
    createElement(Refund, {
      sender: senderOf(settings),
      fullName: recipient.name,
      pack: PACKS[pack].name,
      refunded: dollars(Math.min(refundedCents, amountCents)),
      amount: dollars(amountCents),
      reference: payment.id,
      balance: user.credits,
      owed: user.creditsOwed,
      link: pageAddress(settings, '/payment-history'),
    }),
  );
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
