import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { Payment } from '../database/entities/payment.js';
import { Refund } from '../database/entities/refund.js';
import { loadStripe } from './load-stripe.js';
import { carryOutRefund, RefundPendingError } from './refund-calls.js';
import type { Payments } from './stripe-client.js';

const HOUR_MS = 60 * 60 * 1_000;

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

/** An order whose first call may have been carried out: its answer was lost. */
async function order(hoursAgo = 0): Promise<string> {
  const [id, payment, createdAt] = [
    randomUUID(),
    randomUUID(),
    new Date(Date.now() - hoursAgo * HOUR_MS),
  ];
  await em().insert(Payment, {
    id: payment,
    user: await db.addUser(),
    pack: 'starter',
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    status: 'paid',
    paymentIntent: `pi_${payment}`,
    createdAt,
  });
  const [staffId, requestId] = [randomUUID(), randomUUID()];
  const request = { staffId, requestId, idempotencyKey: 'one', amountCents: 199 };
  await em().insert(Refund, { id, payment, ...request, createdAt });
  return id;
}

/** Stripe refuses to create the refund, and may have made one before. */
function stripeThat(refuses: object, made: object[] = []): Payments {
  const { StripeInvalidRequestError } = loadStripe().errors;
  const error = new StripeInvalidRequestError(refuses as never);
  const create = () => Promise.reject(error);
  const list = () => Promise.resolve({ data: made });
  const stripe = { refunds: { create, list } } as unknown as Stripe;
  return { stripe, webhookSecret: 'whsec_x', livemode: false };
}

const madeBefore = (id: string, status: string) => ({
  id: `re_${id}`,
  status,
  metadata: { refund_id: id },
  charge: { amount_refunded: 199 },
});
const ALREADY = { statusCode: 400, code: 'charge_already_refunded' };
const carryOut = (id: string, payments: Payments) => carryOutRefund(em(), payments, id);
const statusOf = async (id: string) => (await em().findOneOrFail(Refund, id)).status;

describe('carryOutRefund', () => {
  it.each([
    ['refuses its key', 401],
    ['says that its key lacks a permission', 403],
    ['knows nothing at the address', 404],
    ['is still busy with the same call', 409],
    ['has too many calls', 429],
    ['fails', 500],
  ])('leaves a refund open when Stripe %s (%i)', async (_why, statusCode) => {
    const id = await order();
    await expect(carryOut(id, stripeThat({ statusCode }))).rejects.toThrow(RefundPendingError);
    expect(await statusOf(id)).toBe('open');
  });

  it('finds its own refund when Stripe refuses to make it once more', async () => {
    const id = await order();
    expect(await carryOut(id, stripeThat(ALREADY, [madeBefore(id, 'succeeded')]))).toBeNull();
    const refund = await em().findOneOrFail(Refund, id);
    expect(refund).toMatchObject({
      status: 'done',
      stripeRefund: `re_${id}`,
      cumulativeCents: 199,
    });
  });

  it('is refused where Stripe has made none of its own', async () => {
    const id = await order();
    const other = madeBefore(randomUUID(), 'succeeded');
    expect(await carryOut(id, stripeThat(ALREADY, [other]))).toBe('payment_refunded');
    expect(await statusOf(id)).toBe('refused');
  });

  it.each(['failed', 'canceled'])(
    'is refused when the refund that is found later has the status %s',
    async (status) => {
      const id = await order(21);
      expect(await carryOut(id, stripeThat({}, [madeBefore(id, status)]))).toBe('refund_failed');
      expect(await statusOf(id)).toBe('refused');
    },
  );
});
