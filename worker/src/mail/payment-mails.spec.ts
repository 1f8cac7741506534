import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  debitGeneration,
  grantGoodwill,
  takeBackRefund,
} from '@promptmint/core/credits/credit-ledger';
import { Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { writeEmail } from './write-email.js';

const settings = {
  APP_NAME: 'Promptmint',
  SUPPORT_EMAIL: 'support@promptmint.example',
  PUBLIC_URL: 'https://promptmint.example/',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
  SECRET_KEY: 'another-one-for-tests-0123456789-abc',
};

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const VISA = { cardBrand: 'visa', cardLast4: '4242' };

async function payment(
  card: Partial<Payment> = VISA,
): Promise<{ userId: string; paymentId: string }> {
  const [userId, paymentId] = [await db.addUser(), randomUUID()];
  await em().nativeUpdate(User, userId, { fullName: 'Ada <b>Lovelace</b>' });
  await em().insert(Payment, {
    id: paymentId,
    user: userId,
    pack: 'booster',
    credits: 100,
    amountCents: 499,
    currency: 'usd',
    livemode: false,
    status: 'paid',
    createdAt: new Date(),
    paidAt: new Date('2026-11-20T12:00:00Z'),
    ...card,
  });
  return { userId, paymentId };
}

describe('mails about money', () => {
  it('the receipt names pack, amount, date, card, transaction, seller and how to ask for a refund', async () => {
    const { userId, paymentId } = await payment();
    const seller = {
      SELLER_NAME: 'Example Software Ltd',
      SELLER_ADDRESS: '1 High Street, London N1 1AA',
    };
    const job = { template: 'receipt', paymentId } as const;
    const mail = await writeEmail(em(), job, { ...settings, ...seller });
    expect(mail).toMatchObject({
      to: `${userId}@example.com`,
      subject: 'Your receipt from Promptmint',
    });
    for (const fact of [
      'Booster, 100 credits',
      '$4.99',
      'November 20, 2026',
      'Visa ending in 4242',
      'Example Software Ltd, 1 High Street, London N1 1AA',
      paymentId,
      'https://promptmint.example/payment-history',
      'within 7 days',
    ]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
    expect(mail?.html).not.toContain('<b>Lovelace');
  });

  it('the receipt names the product as seller, and no card, when neither is known', async () => {
    const { paymentId } = await payment({});
    const mail = await writeEmail(em(), { template: 'receipt', paymentId }, settings);
    expect(mail?.text).toMatch(/Sold by: Promptmint$/m);
    expect(mail?.text).not.toContain('Paid with');
  });

  it('the receipt calls a brand that it does not know a card', async () => {
    const { paymentId } = await payment({ cardBrand: 'unknown', cardLast4: '0005' });
    const mail = await writeEmail(em(), { template: 'receipt', paymentId }, settings);
    expect(mail?.text).toContain('Paid with: Card ending in 0005');
  });

  it('the refund notice names the part given back, and what is still owed', async () => {
    const { paymentId } = await payment();
    const job = { template: 'refund' as const, paymentId, refundedCents: 250 };
    const mail = await writeEmail(em(), job, settings);
    expect(mail?.text).toContain('$2.50 of the $4.99');
    expect(mail?.text).not.toContain('settled from your next purchase');
  });

  it('the notice of goodwill credits says how many came, the balance, and how many repaid a debt', async () => {
    const { userId } = await payment();
    await takeBackRefund(em(), userId, { charge: randomUUID(), cumulativeCents: 499 }, 2);
    await grantGoodwill(em(), userId, randomUUID(), 5);
    const job = { template: 'goodwill' as const, userId, credits: 5, repaid: 2 };
    const text = (await writeEmail(em(), job, settings))?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('added 5 credits to your account');
    expect(text).toContain('balance is now 3 credits');
    expect(text).toContain('Of these, 2 credits repaid what you owed for an earlier payment.');
  });

  it('the notice of goodwill credits names no debt to a person who has spent some already', async () => {
    const { userId } = await payment();
    await grantGoodwill(em(), userId, randomUUID(), 5);
    await debitGeneration(em(), userId, randomUUID());
    const job = { template: 'goodwill' as const, userId, credits: 5 };
    // Jobs of an earlier release do not say how many credits repaid a debt.
    for (const queued of [job, { ...job, repaid: 0 }]) {
      const text = (await writeEmail(em(), queued, settings))?.text.replaceAll(/\s+/g, ' ');
      expect(text).toContain('balance is now 4 credits');
      expect(text).not.toContain('owed');
    }
  });

  it('the reminder of low credits is not sent to a person who has bought more', async () => {
    const { userId } = await payment();
    const job = { template: 'low-credits' as const, userId };
    expect((await writeEmail(em(), job, settings))?.subject).toBe('0 credits left');
    await em().execute(
      "insert into credit_entries (user_id, kind, amount, reference) values (?, 'purchase', 25, ?)",
      [userId, `purchase:${userId}`],
    );
    expect(await writeEmail(em(), job, settings)).toBeNull();
  });
});
