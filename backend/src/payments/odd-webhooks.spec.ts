import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Payment, RejectedEvent } from '@promptmint/core/database/entities/payment';
import { Stripe } from 'stripe';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';

const SECRET = 'whsec_of_these_tests';
const stripe = new Stripe('sk_test_of_these_tests');

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    STRIPE_SECRET_KEY: 'sk_test_of_these_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  });
});
afterAll(() => api.close());

function deliver(payload: string) {
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const headers = { 'stripe-signature': signature };
  return request(api.origin, 'POST', '/api/payments/webhook', payload, headers);
}

const newEvent = (type: string, object: unknown, more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  created: Math.floor(Date.now() / 1_000),
  livemode: false,
  type,
  data: { object },
  ...more,
});

const charge = (more: object = {}) => ({
  id: `ch_${randomUUID()}`,
  payment_intent: `pi_${randomUUID()}`,
  amount_refunded: 100,
  ...more,
});
const dispute = (more: object = {}) => ({
  ...charge(),
  charge: null,
  amount: 1,
  status: 'lost',
  ...more,
});
const refund = (more: object = {}, event: object = {}) =>
  newEvent('charge.refunded', charge(more), event);

async function addPayment(user: TestUser): Promise<string> {
  const id = randomUUID();
  await api.em().insert(Payment, {
    id,
    user: user.id,
    pack: 'starter',
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    createdAt: new Date(),
  });
  return id;
}

const paidSession = (payment: string, more: object = {}) =>
  newEvent('checkout.session.completed', {
    id: `cs_${payment}`,
    client_reference_id: payment,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${payment}`,
    amount_total: 199,
    currency: 'usd',
    livemode: false,
    metadata: { pack_type: 'starter' },
    ...more,
  });

const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;
const recordOf = (id: string) => api.em().findOne(RejectedEvent, id);

const REFUSED = { status: 400, body: { statusCode: 400, code: 'webhook_event_refused' } };

describe('a signed webhook that makes no sense is refused with 400 and recorded', () => {
  it.each<[string, { id: string; type: string }]>([
    ['a time that no calendar has', refund({}, { created: 1e15 })],
    ['a negative time', refund({}, { created: -1 })],
    ['a charge without fields', newEvent('charge.refunded', {})],
    ['a charge that is null', newEvent('charge.refunded', null)],
    ['no data', newEvent('charge.refunded', {}, { data: undefined })],
    ['a negative refund', refund({ amount_refunded: -1 })],
    ['a refund greater than a column holds', refund({ amount_refunded: 2 ** 31 })],
    ['a NUL in the id of a charge', refund({ id: 'ch_\u0000' })],
    ['a NUL in the id of a payment intent', refund({ payment_intent: 'pi_\u0000' })],
    ['an id longer than any index takes', refund({ payment_intent: 'p'.repeat(20_000) })],
    ['half a character', refund({ payment_intent: 'pi_\ud800' })],
    [
      'a NUL in the id of a dispute',
      newEvent('charge.dispute.created', dispute({ id: 'dp_\u0000' })),
    ],
    [
      'a dispute over a sum that no column holds',
      newEvent('charge.dispute.created', dispute({ amount: 1e12 })),
    ],
    ['a session without fields', newEvent('checkout.session.completed', {})],
    [
      'a session without a payment intent of any form',
      paidSession(randomUUID(), { payment_intent: 7 }),
    ],
  ])('%s', async (_what, event) => {
    expect(await deliver(JSON.stringify(event))).toMatchObject(REFUSED);
    expect(await recordOf(event.id)).toMatchObject({
      type: event.type,
      reason: 'malformed',
      times: 1,
    });
  });

  it.each([
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"evt_1"'],
    ['a list', '[]'],
    ['an object without fields', '{}'],
    ['an id with a NUL', JSON.stringify(refund({}, { id: 'evt_\u0000' }))],
    ['an id that is a number', JSON.stringify(refund({}, { id: 7 }))],
    ['a type that is no text', JSON.stringify(refund({}, { type: ['charge.refunded'] }))],
  ])('%s in place of an event', async (_what, payload) => {
    const before = await api.em().count(RejectedEvent, { reason: 'malformed' });
    expect(await deliver(payload)).toMatchObject(REFUSED);
    expect(await api.em().count(RejectedEvent, { reason: 'malformed' })).toBe(before + 1);
  });

  it('a payment intent that another payment has', async () => {
    const user = await api.signUp();
    const [first, second] = [await addPayment(user), await addPayment(user)];
    await deliver(JSON.stringify(paidSession(first)));
    const event = paidSession(second, { payment_intent: `pi_${first}` });
    expect(await deliver(JSON.stringify(event))).toMatchObject(REFUSED);
    expect(await recordOf(event.id)).toMatchObject({ reason: 'mismatch' });
    expect(await creditsOf(user)).toBe(35);
  });

  it('a session that another payment has', async () => {
    const user = await api.signUp();
    const [first, second] = [await addPayment(user), await addPayment(user)];
    await deliver(JSON.stringify(paidSession(first)));
    const event = paidSession(second, { id: `cs_${first}` });
    expect(await deliver(JSON.stringify(event))).toMatchObject(REFUSED);
    expect(await recordOf(event.id)).toMatchObject({ reason: 'mismatch' });
    expect(await creditsOf(user)).toBe(35);
  });

  it('a session without a payment, counted each time it arrives', async () => {
    const event = paidSession(randomUUID());
    for (let time = 1; time <= 3; time += 1) {
      expect(await deliver(JSON.stringify(event))).toMatchObject(REFUSED);
      expect(await recordOf(event.id)).toMatchObject({ reason: 'unknown', times: time });
    }
  });
});

describe('the record of a refused webhook', () => {
  it('is deleted when the event arrives again and matches', async () => {
    const user = await api.signUp();
    const payment = await addPayment(user);
    const wrong = paidSession(payment, { amount_total: 1 });
    expect(await deliver(JSON.stringify(wrong))).toMatchObject(REFUSED);
    expect(await recordOf(wrong.id)).not.toBeNull();
    const right = { ...paidSession(payment), id: wrong.id };
    expect((await deliver(JSON.stringify(right))).status).toBe(200);
    expect(await recordOf(wrong.id)).toBeNull();
    expect(await creditsOf(user)).toBe(35);
  });

  it('is not written for an unsigned event', async () => {
    const event = refund({ amount_refunded: -1 });
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const path = '/api/payments/webhook';
    const answer = await request(api.origin, 'POST', path, event, headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'webhook_signature_invalid' } });
    expect(await recordOf(event.id)).toBeNull();
  });
});

describe('a refund of nine tenths of the price', () => {
  it.each([
    [180, 'free'],
    [179, 'starter'],
  ])('of 199 cents, %i cents leave the plan %s', async (cents, plan) => {
    const user = await api.signUp();
    const payment = await addPayment(user);
    await deliver(JSON.stringify(paidSession(payment)));
    const event = refund({ payment_intent: `pi_${payment}`, amount_refunded: cents });
    expect((await deliver(JSON.stringify(event))).status).toBe(200);
    expect((await user.get('/api/auth/subscription')).body.plan).toBe(plan);
  });
});
