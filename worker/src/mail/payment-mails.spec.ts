import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  debitGeneration,
  grantGoodwill,
  grantPurchase,
  takeBackRefund,
} from '@promptmint/core/credits/credit-ledger';
import { Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
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
  change: Partial<Payment> = VISA,
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
    ...change,
  });
  return { userId, paymentId };
}

/** Takes credits back that were spent already, so that the person owes them. */
const owe = (userId: string, credits: number) =>
  takeBackRefund(em(), userId, { charge: randomUUID(), cumulativeCents: 499 }, credits);

const textOf = async (job: MailJob) => (await writeEmail(em(), job, settings))?.text;

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

  it.each([
    [1, '1 of them repaid a credit you owed.', '99 credits'],
    [3, '3 of them repaid credits you owed.', '97 credits'],
    [100, 'All of them repaid credits you owed.', '0 credits'],
  ])('the receipt says how many of 100 credits repaid owed ones: %d', async (owed, words, left) => {
    const checkoutSession = `cs_${randomUUID()}`;
    const { userId, paymentId } = await payment({ checkoutSession });
    await owe(userId, owed);
    await grantPurchase(em(), userId, checkoutSession, 100);
    const text = await textOf({ template: 'receipt', paymentId });
    expect(text).toContain(
      `we've added 100 credits to your account. ${words} Credits never expire.`,
    );
    expect(text).toContain(`Balance now: ${left}`);
  });

  it('the receipt names no owed credits when another purchase repaid them', async () => {
    const checkoutSession = `cs_${randomUUID()}`;
    const { userId, paymentId } = await payment({ checkoutSession });
    await owe(userId, 3);
    await grantPurchase(em(), userId, `cs_${randomUUID()}`, 25);
    await grantPurchase(em(), userId, checkoutSession, 100);
    const text = await textOf({ template: 'receipt', paymentId });
    expect(text).toContain("we've added 100 credits to your account. Credits never expire.");
    expect(text).not.toContain('owed');
  });

  it.each([
    [1, '1 credit'],
    [1_250, '1,250 credits'],
  ])('receipt and refund notice write a balance of %d as on the screen', async (balance, words) => {
    const { userId, paymentId } = await payment();
    await grantGoodwill(em(), userId, randomUUID(), balance);
    for (const job of [
      { template: 'receipt' as const, paymentId },
      { template: 'refund' as const, paymentId, refundedCents: 499 },
    ]) {
      expect(await textOf(job)).toMatch(new RegExp(`Balance now: ${words}$`, 'm'));
    }
  });

  it('receipt and refund notice call the id of the payment its transaction ID', async () => {
    const { paymentId } = await payment();
    for (const job of [
      { template: 'receipt' as const, paymentId },
      { template: 'refund' as const, paymentId, refundedCents: 499 },
    ]) {
      expect(await textOf(job)).toContain(`Transaction ID: ${paymentId}`);
    }
  });

  it('the notice of a partial refund says how much was refunded so far, and that a share of the credits is gone', async () => {
    const { paymentId } = await payment();
    const job = { template: 'refund' as const, paymentId, refundedCents: 250 };
    const mail = await writeEmail(em(), job, settings);
    expect(mail?.html).toContain('>$2.50 of $4.99 refunded so far.<');
    expect(mail?.text).toContain('We have refunded $2.50 of the $4.99 you paid.');
    expect(mail?.text).toContain(
      'A matching share of the credits from that payment has been removed.',
    );
    expect(mail?.text).not.toContain('owe');
  });

  it('the notice of a full refund says that the whole price was refunded, and that the credits are gone', async () => {
    const { paymentId } = await payment();
    const job = { template: 'refund' as const, paymentId, refundedCents: 499 };
    const mail = await writeEmail(em(), job, settings);
    expect(mail?.html).toContain('>$4.99 refunded in full.<');
    expect(mail?.text).toContain('We have refunded the full $4.99 you paid.');
    expect(mail?.text).toContain('The credits from that payment have been removed.');
  });

  it.each([
    [1, 'owe 1 credit that you had already spent; the next credits you get repay it.'],
    [3, 'owe 3 credits that you had already spent; the next credits you get repay them.'],
  ])(
    'the refund notice says that %d spent credits are owed, for whichever payment',
    async (owed, words) => {
      const { userId, paymentId } = await payment();
      await owe(userId, owed);
      const text = await textOf({ template: 'refund', paymentId, refundedCents: 499 });
      expect(text).toContain(`You now ${words}`);
    },
  );

  it.each([
    [1, '1 credit'],
    [5, '5 credits'],
    [1_250, '1,250 credits'],
  ])(
    'the notice of goodwill credits says how many came, and the balance: %d',
    async (credits, words) => {
      const { userId } = await payment();
      await grantGoodwill(em(), userId, randomUUID(), credits);
      const mail = await writeEmail(em(), { template: 'goodwill', userId, credits }, settings);
      expect(mail?.subject).toBe(`${words} from Promptmint`);
      expect(mail?.text).toMatch(new RegExp(`^We've given you ${words}$`, 'm'));
      expect(mail?.html).toContain(`>Your balance is now ${words}.<`);
      expect(mail?.text).toContain(
        `added ${words} to your account, free of charge. Your balance is now ${words}. Credits never expire.`,
      );
    },
  );

  it.each([
    [1, 5, '1 of the 5 credits repaid what you owed for an earlier payment.', '4 credits'],
    [3, 5, '3 of the 5 credits repaid what you owed for an earlier payment.', '2 credits'],
    [5, 5, 'All 5 credits went towards what you owed for an earlier payment.', '0 credits'],
    [1, 1, 'The credit went towards what you owed for an earlier payment.', '0 credits'],
  ])(
    'the notice of goodwill credits says how many repaid a debt: %d of %d',
    async (repaid, credits, words, left) => {
      const { userId } = await payment();
      await owe(userId, repaid);
      await grantGoodwill(em(), userId, randomUUID(), credits);
      const text = await textOf({ template: 'goodwill', userId, credits, repaid });
      expect(text).toContain(words);
      expect(text).toContain(`Your balance is now ${left}.`);
    },
  );

  it('the notice of goodwill credits names no debt to a person who has spent some already', async () => {
    const { userId } = await payment();
    await grantGoodwill(em(), userId, randomUUID(), 5);
    await debitGeneration(em(), userId, randomUUID());
    const job = { template: 'goodwill' as const, userId, credits: 5 };
    // Jobs of an earlier release do not say how many credits repaid a debt.
    for (const queued of [job, { ...job, repaid: 0 }]) {
      const text = await textOf(queued);
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
