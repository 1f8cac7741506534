import type { EntityManager } from '@mikro-orm/postgresql';
import { PACKS } from '@promptmint/core/catalogue/packs';
import { Payment } from '@promptmint/core/database/entities/payment';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { createElement } from 'react';
import type { MailSettings } from './compose-mail.js';
import { renderMail } from './render-mail.js';
import { pageAddress, senderOf } from './sender.js';
import { Receipt } from './templates/receipt.js';
import { Refund } from './templates/refund.js';
import type { OutgoingMail } from './transport.js';

export async function composeReceipt(
  em: EntityManager,
  { paymentId }: Extract<MailJob, { template: 'receipt' }>,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
  if (!payment?.paidAt) return null;
  const { user, pack, credits, amountCents, paidAt } = payment;
  const body = await renderMail(
    createElement(Receipt, {
      sender: senderOf(settings),
      fullName: user.fullName,
      pack: PACKS[pack].name,
      credits,
      amount: dollars(amountCents),
      paidOn: day(paidAt),
      reference: payment.id,
      balance: user.credits,
      link: pageAddress(settings, '/payment-history'),
    }),
  );
  return { to: user.email, subject: `Your receipt from ${settings.APP_NAME}`, ...body };
}

export async function composeRefund(
  em: EntityManager,
  { paymentId, refundedCents }: Extract<MailJob, { template: 'refund' }>,
  settings: MailSettings,
): Promise<OutgoingMail | null> {
  const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
  if (!payment) return null;
  const { user, pack, amountCents } = payment;
  const body = await renderMail(
    createElement(Refund, {
      sender: senderOf(settings),
      fullName: user.fullName,
      pack: PACKS[pack].name,
      refunded: dollars(Math.min(refundedCents, amountCents)),
      amount: dollars(amountCents),
      reference: payment.id,
      balance: user.credits,
      owed: user.creditsOwed,
      link: pageAddress(settings, '/payment-history'),
    }),
  );
  return { to: user.email, subject: `Your refund from ${settings.APP_NAME}`, ...body };
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
