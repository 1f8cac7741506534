import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Refund } from '@promptmint/core/database/entities/refund';
import { User } from '@promptmint/core/database/entities/user';
import { openCheckout } from '@promptmint/core/payments/checkout';
import { openPayments } from '@promptmint/core/payments/stripe-client';
import { until } from '../../../core/testing/until.ts';
import { openTestPayments, type TestPayments } from '../../../local/testing/card-payments.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { OpenRefunds } from './open-refunds.js';
import { PendingPayments } from './pending-payments.js';
import { StripeCalls } from './stripe-calls.js';

const MINUTE_MS = 60_000;

let provider: TestPayments;
let workers: TestWorkers;
beforeAll(async () => {
  provider = await openTestPayments();
  workers = await openTestWorkers(provider.settings);
});
afterAll(async () => {
  await workers.close();
  await provider.close();
});

const stripe = () => new StripeCalls(workers.settings);
const pendingPayments = () => new PendingPayments(workers.em(), stripe(), workers.settings);
const openRefunds = () => new OpenRefunds(workers.em(), stripe(), workers.settings);

/** A checkout that was started so many minutes ago; nothing receives the provider's events. */
async function begin(minutesAgo: number) {
  const userId = randomUUID();
  await workers.em().insert(User, {
    id: userId,
    email: `${userId}@example.com`,
    fullName: 'Nora Lindqvist',
    passwordHash: 'none',
    createdAt: new Date(),
  });
  const payments = openPayments(workers.settings);
  if (!payments) throw new Error('No payment provider');
  const request = {
    userId,
    pack: 'starter' as const,
    publicUrl: 'http://x',
    appName: 'Promptmint',
  };
  const url = await openCheckout(workers.em(), payments, request);
  const createdAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
  await workers.em().nativeUpdate(Payment, { user: userId }, { createdAt });
  return { userId, url };
}
const stateOf = async (userId: string) => {
  const { credits } = await workers.em().findOneOrFail(User, userId);
  const { status, receiptUrl, cardLast4 } = await workers
    .em()
    .findOneOrFail(Payment, { user: userId });
  expect(cardLast4).toBe(receiptUrl === null ? null : '4242');
  return { credits, status, receipt: receiptUrl !== null };
};

describe('payments whose event never arrived', () => {
  it('are found and get their receipts; open and recent ones are left alone', async () => {
    const [paid, open, young] = [await begin(5), await begin(5), await begin(0)];
    await provider.pay(paid.url);
    await provider.pay(young.url);
    await pendingPayments().ask();
    expect(await stateOf(paid.userId)).toEqual({ credits: 25, status: 'paid', receipt: true });
    expect(await stateOf(open.userId)).toEqual({ credits: 0, status: 'pending', receipt: false });
    expect(await stateOf(young.userId)).toMatchObject({ credits: 0, status: 'pending' });
  });

  it('are booked for a purged person too, without a receipt, which is not asked for again', async () => {
    const { userId, url } = await begin(5);
    await provider.pay(url);
    await workers.em().execute(
      `update users set email = id::text || '@purged.invalid', full_name = '', password_hash = '',
         stripe_customer = null, deleted_at = now(), purged_at = now() where id = ?`,
      [userId],
    );
    const sweep = pendingPayments();
    await sweep.ask();
    expect(await stateOf(userId)).toEqual({ credits: 25, status: 'paid', receipt: false });
    await workers.em().nativeUpdate(Payment, { user: userId }, { askedAt: null });
    await sweep.ask();
    const { askedAt } = await workers.em().findOneOrFail(Payment, { user: userId });
    expect(askedAt).toBeNull();
  });

  it('are no longer asked for once the worker is stopping', async () => {
    const [first, second] = [await begin(5), await begin(5)];
    const ending = new AbortController();
    let calls = 0;
    const askForSession = async () => {
      calls += 1;
      ending.abort();
    };
    const calledOnce = { askForSession } as unknown as StripeCalls;
    await new PendingPayments(workers.em(), calledOnce, workers.settings).ask(ending.signal);
    expect(calls).toBe(1);
    const asked = await workers
      .em()
      .find(Payment, { user: { $in: [first.userId, second.userId] } });
    // The other one is left to the next worker.
    expect(asked.filter(({ askedAt }) => askedAt === null)).toHaveLength(1);
  });

  it('are found out by a worker that starts', async () => {
    const { userId, url } = await begin(5);
    await provider.pay(url);
    const worker = await workers.start();
    await until(async () => (await stateOf(userId)).status === 'paid');
    // It would ask for what the next tests leave open.
    await worker.close();
  });
});

/** A refund that was ordered so many minutes ago, of a payment whose id at Stripe may be changed. */
async function order(minutesAgo: number, change: Partial<Payment> = {}) {
  const { userId, url } = await begin(5);
  await provider.pay(url);
  await pendingPayments().ask();
  await workers.em().nativeUpdate(Payment, { user: userId }, change);
  const { id: payment, paymentIntent } = await workers
    .em()
    .findOneOrFail(Payment, { user: userId });
  const id = randomUUID();
  await workers.em().insert(Refund, {
    id,
    payment,
    staffId: randomUUID(),
    requestId: randomUUID(),
    idempotencyKey: 'one',
    amountCents: 199,
    createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS),
  });
  return { id, intent: `${paymentIntent}` };
}
const refundOf = (id: string) => workers.em().findOneOrFail(Refund, id);

describe('refunds whose end is not known', () => {
  it('are asked for again, but for those that an API may still hold', async () => {
    const [lost, young] = [await order(3), await order(0)];
    // Stripe made one of them already; its answer was lost.
    const call = {
      payment_intent: lost.intent,
      amount: 199,
      metadata: { refund_id: lost.id },
      expand: ['charge'],
    };
    const options = { idempotencyKey: `refund-${lost.id}` };
    const made = await openPayments(workers.settings)?.stripe.refunds.create(call, options);
    await openRefunds().carryOut();
    expect(await refundOf(lost.id)).toMatchObject({ status: 'done', stripeRefund: made?.id });
    expect(await refundOf(young.id)).toMatchObject({ status: 'open', stripeRefund: null });
  });

  it('are asked for by one worker at a time, and again after a quarter of their age', async () => {
    // Stripe does not know this payment, so that the refund stays open.
    const { id } = await order(60, { paymentIntent: `pi_${randomUUID()}` });
    const asked = async () => (await refundOf(id)).askedAt?.getTime() ?? 0;
    const claimed = { askedAt: new Date(Date.now() - 14 * MINUTE_MS) };
    await workers.em().nativeUpdate(Refund, id, claimed);
    await openRefunds().carryOut();
    expect(await asked()).toBe(claimed.askedAt.getTime());
    await workers.em().nativeUpdate(Refund, id, { askedAt: new Date(Date.now() - 16 * MINUTE_MS) });
    await workers.em().transactional(async (tx) => {
      await tx.execute('select from refunds where id = ? for update', [id]);
      await openRefunds().carryOut();
    });
    expect(await asked()).toBeLessThan(Date.now() - 15 * MINUTE_MS);
    await openRefunds().carryOut();
    expect(await asked()).toBeGreaterThan(Date.now() - 15 * MINUTE_MS);
    expect((await refundOf(id)).status).toBe('open');
  });
});
