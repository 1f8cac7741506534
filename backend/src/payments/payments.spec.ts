import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Stripe } from 'stripe';
import { until } from '../../../core/testing/until.ts';
import { openTestPayments, type TestPayments } from '../../../local/testing/card-payments.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let provider: TestPayments;
let api: TestApi;
beforeAll(async () => {
  provider = await openTestPayments();
  api = await openTestApi(provider.settings);
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const checkout = (user: TestUser, pack: string) =>
  user.send('POST', `/api/payments/create-checkout-session?pack_type=${pack}`);
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;
const sessionOf = (url: string) => url.split('/').at(-1)?.split('?')[0] ?? '';
const credits = (user: TestUser, expected: number) =>
  until(async () => (await creditsOf(user)) === expected);

async function buy(user: TestUser, pack: string): Promise<string> {
  const { checkout_url: url } = (await checkout(user, pack)).body;
  await provider.pay(url);
  return sessionOf(url);
}

describe('buying a pack', () => {
  it('gives credits and plan for a paid card, and lists the payment', async () => {
    const user = await api.signUp();
    const session = await buy(user, 'booster');
    await credits(user, 110);
    await user.get(`/api/payments/checkout/${session}`);
    expect((await user.get('/api/auth/subscription')).body).toMatchObject({
      plan: 'booster',
      features: { quality_scoring: true },
    });
    expect((await user.get('/api/payments/history')).body).toMatchObject({
      transactions: [
        {
          credits_purchased: 100,
          amount: 4.99,
          payment_method: 'stripe',
          status: 'completed',
          receipt_url: expect.stringContaining('/receipts/'),
          card: 'Visa ending in 4242',
        },
      ],
      total: 1,
      total_spent: 4.99,
    });
  });

  it('opens one page for a double click, and another one once that is paid', async () => {
    const user = await api.signUp();
    const [one, other] = await Promise.all([checkout(user, 'starter'), checkout(user, 'starter')]);
    expect(one.body.checkout_url).toBe(other.body.checkout_url);
    expect((await checkout(user, 'starter')).body.checkout_url).toBe(one.body.checkout_url);
    await provider.pay(one.body.checkout_url);
    await credits(user, 35);
    const second = (await checkout(user, 'starter')).body.checkout_url;
    expect(second).not.toBe(one.body.checkout_url);
    await provider.pay(second);
    await credits(user, 60);
  });

  it('gives no credits for a declined card', async () => {
    const user = await api.signUp();
    const { checkout_url: url } = (await checkout(user, 'pro')).body;
    await provider.pay(url, 'declined').catch(() => undefined);
    const state = await user.get(`/api/payments/checkout/${sessionOf(url)}`);
    expect(state.body).toEqual({
      status: 'pending',
      credits_purchased: 250,
      credits: 10,
      receipt_url: null,
      card: null,
    });
    // Another way to pay would be named with the declined card.
    const kept = await api.em().findOneOrFail(Payment, { checkoutSession: sessionOf(url) });
    expect(kept.cardLast4).toBeNull();
  });

  it('knows the card as soon as the webhook has come, for the receipt that leaves then', async () => {
    const user = await api.signUp();
    const session = await buy(user, 'starter');
    await credits(user, 35);
    expect(await api.em().findOneOrFail(Payment, { checkoutSession: session })).toMatchObject({
      cardBrand: 'visa',
      cardLast4: '4242',
      receiptUrl: expect.stringContaining('/receipts/'),
    });
  });

  it('waits for a delayed payment', async () => {
    const user = await api.signUp();
    const { checkout_url: url } = (await checkout(user, 'starter')).body;
    await provider.pay(url, 'bank');
    expect((await user.get(`/api/payments/checkout/${sessionOf(url)}`)).body.status).toBe(
      'pending',
    );
    await provider.control(sessionOf(url), 'settle', { outcome: 'paid' });
    await credits(user, 35);
    expect(
      await api.em().findOneOrFail(Payment, { checkoutSession: sessionOf(url) }),
    ).toMatchObject({
      cardBrand: null,
      cardLast4: null,
      receiptUrl: expect.stringContaining('/receipts/'),
    });
  });

  it('is completed by the success page when the webhook is lost', async () => {
    const user = await api.signUp();
    const { checkout_url: url } = (await checkout(user, 'starter')).body;
    await provider.fault('lost');
    await provider.pay(url);
    expect(await creditsOf(user)).toBe(10);
    expect((await user.get(`/api/payments/checkout/${sessionOf(url)}`)).body).toEqual({
      status: 'paid',
      credits_purchased: 25,
      credits: 35,
      receipt_url: expect.stringMatching(/^http/),
      card: 'Visa ending in 4242',
    });
  });

  it('takes credits back for a refund, and shows it', async () => {
    const user = await api.signUp();
    const session = await buy(user, 'booster');
    await credits(user, 110);
    await provider.control(session, 'refund', {});
    await credits(user, 10);
    expect((await user.get('/api/auth/subscription')).body.plan).toBe('free');
    expect((await user.get('/api/payments/history')).body).toMatchObject({
      transactions: [{ status: 'refunded' }],
      total_spent: 0,
    });
  });

  it('takes credits back while a dispute is open, and returns them when it is won', async () => {
    const user = await api.signUp();
    const session = await buy(user, 'starter');
    await credits(user, 35);
    await provider.control(session, 'dispute');
    await credits(user, 10);
    expect((await user.get('/api/payments/history')).body.transactions[0].status).toBe('disputed');
    await provider.control(session, 'close-dispute', { outcome: 'won' });
    await credits(user, 35);
  });

  it('refuses an unknown pack, a request without a token, and the session of another account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    expect(await checkout(user, 'mega')).toMatchObject({ status: 400 });
    const { checkout_url: url } = (await checkout(user, 'starter')).body;
    expect(await stranger.get(`/api/payments/checkout/${sessionOf(url)}`)).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
  });
});

describe('POST /api/payments/webhook', () => {
  const stripe = new Stripe('sk_test_x');
  const secret = 'whsec_of_the_tests';
  const deliver = async (body: string, signature?: string) => {
    const answer = await fetch(`${api.origin}/api/payments/webhook`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  const sign = (payload: string, timestamp = Math.floor(Date.now() / 1_000)) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const eventFor = async (change: object = {}, event: object = {}) => {
    const user = await api.signUp();
    const { checkout_url: url } = (await checkout(user, 'starter')).body;
    const payment = await api.em().findOneOrFail(Payment, { checkoutSession: sessionOf(url) });
    const object = {
      id: sessionOf(url),
      object: 'checkout.session',
      client_reference_id: payment.id,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${payment.id}`,
      amount_total: 199,
      currency: 'usd',
      livemode: false,
      metadata: { pack_type: 'starter' },
      ...change,
    };
    const id = `evt_${payment.id}`;
    const created = Math.floor(Date.now() / 1_000);
    const type = 'checkout.session.completed';
    const body = {
      id,
      object: 'event',
      created,
      type,
      livemode: false,
      data: { object },
      ...event,
    };
    return { user, payload: JSON.stringify(body) };
  };

  it('handles a signed event once', async () => {
    const { user, payload } = await eventFor();
    const answers = await Promise.all([1, 2, 3].map(() => deliver(payload, sign(payload))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await creditsOf(user)).toBe(35);
  });

  it.each([
    ['no signature', (payload: string) => [payload, undefined]],
    ['a body changed by one byte', (payload: string) => [`${payload} `, sign(payload)]],
    ['an old signature', (payload: string) => [payload, sign(payload, Date.now() / 1_000 - 301)]],
    ['one of the future', (payload: string) => [payload, sign(payload, Date.now() / 1_000 + 400)]],
  ])('refuses %s', async (_what, changed) => {
    const { user, payload } = await eventFor();
    const [body = '', signature] = changed(payload);
    expect(await deliver(body, signature)).toMatchObject({
      status: 400,
      body: { code: 'webhook_signature_invalid' },
    });
    expect(await creditsOf(user)).toBe(10);
  });

  it.each([
    ['another amount', { amount_total: 1 }, {}],
    ['an unknown session', { client_reference_id: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11' }, {}],
    ['a session of another product', { client_reference_id: null }, {}],
    ['the other mode', {}, { livemode: true }],
  ])('refuses an event with %s', async (_what, change, event) => {
    const { user, payload } = await eventFor(change, event);
    expect(await deliver(payload, sign(payload))).toMatchObject({
      status: 400,
      body: { code: 'webhook_event_refused' },
    });
    expect(await creditsOf(user)).toBe(10);
  });

  it('ignores an event of an unused type', async () => {
    const { payload } = await eventFor({}, { type: 'customer.created' });
    expect((await deliver(payload, sign(payload))).status).toBe(200);
  });
});

describe('without a payment provider', () => {
  it('answers that payments are unavailable', async () => {
    const plain = await openTestApi();
    const user = await plain.signUp();
    expect(await checkout(user, 'starter')).toMatchObject({
      status: 503,
      body: { code: 'payments_unavailable' },
    });
    await plain.close();
  });

  it('answers checkout_failed when the provider is down', async () => {
    const down = await openTestApi({
      ...provider.settings,
      PORT: '0',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
    });
    const user = await down.signUp();
    expect(await checkout(user, 'starter')).toMatchObject({
      status: 502,
      body: { code: 'checkout_failed', message: 'Failed to create checkout session' },
    });
    await down.close();
  });
});
