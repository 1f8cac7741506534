import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Stripe } from 'stripe';
import { type Bench, checkoutOf, startBench } from './test-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const seconds = () => Math.floor(Date.now() / 1000);

/** The error that Stripe's client makes of a refused call. */
async function refused(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`No error of Stripe: ${String(error)}`);
}

describe('the calls of the stand-in', () => {
  it('open a checkout for a customer, and return it again', async () => {
    const customer = await bench.stripe().customers.create({
      email: 'zoe@example.com',
      metadata: { user: '7' },
    });
    expect(customer).toMatchObject({
      id: expect.stringMatching(/^cus_/),
      object: 'customer',
      email: 'zoe@example.com',
      metadata: { user: '7' },
      livemode: false,
    });
    const person = { email: 'zoe@work.example', name: 'Zoë' };
    expect(await bench.stripe().customers.update(customer.id, person)).toMatchObject(person);
    const expiresAt = seconds() + 3600;
    const session = await bench.checkout({ customer: customer.id, expires_at: expiresAt });
    expect(session).toMatchObject({
      id: expect.stringMatching(/^cs_test_/),
      object: 'checkout.session',
      amount_total: 499,
      cancel_url: 'http://localhost:3000/credits?cancelled=1',
      client_reference_id: 'payment-1',
      currency: 'usd',
      customer: customer.id,
      customer_details: { email: 'zoe@work.example' },
      expires_at: expiresAt,
      invoice_creation: { enabled: true },
      livemode: false,
      metadata: { pack_type: 'booster', 'odd = &': 'ü & [ß]' },
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: 'http://localhost:3000/credits?session_id={CHECKOUT_SESSION_ID}',
      ui_mode: 'hosted_page',
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/c\/pay\/cs_test_/),
    });
    expect(session.lastResponse).toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      apiVersion: Stripe.API_VERSION,
    });
    const { lastResponse: _, ...again } = await bench
      .stripe()
      .checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    const { lastResponse: __, ...first } = session;
    expect(again).toEqual(first);
  });

  it('expand payment intent and charge on request', async () => {
    const { id } = await bench.checkout();
    await bench.pay(id, { use: 'pays', email: 'zoe@example.com', name: 'Zoë' });
    const sessions = bench.stripe().checkout.sessions;
    const plain = await sessions.retrieve(id);
    expect(plain.payment_intent).toEqual(expect.stringMatching(/^pi_/));
    const { payment_intent: intent } = await sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(intent).toMatchObject({
      id: plain.payment_intent,
      amount_received: 499,
      metadata: { payment: 'payment-1' },
      receipt_email: 'zoe@example.com',
      status: 'succeeded',
      latest_charge: {
        amount: 499,
        amount_refunded: 0,
        billing_details: { email: 'zoe@example.com', name: 'Zoë' },
        paid: true,
        payment_intent: plain.payment_intent,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        receipt_url: expect.stringMatching(/\/receipts\/ch_/),
        status: 'succeeded',
      },
    });
    const alone = await bench.stripe().paymentIntents.retrieve(String(plain.payment_intent));
    const charge = await bench.stripe().charges.retrieve(String(alone.latest_charge));
    expect(charge.payment_intent).toBe(plain.payment_intent);
    expect(await bench.page(new URL(charge.receipt_url ?? '').pathname)).toContain('$4.99');
    const error = await refused(sessions.retrieve(id, { expand: ['subscription'] }));
    expect(error).toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('answer a repeated Idempotency-Key as the first time, and refuse it for anything else', async () => {
    const { sessions } = bench.stripe().checkout;
    const options = { idempotencyKey: 'payment-1' };
    const first = await sessions.create(checkoutOf(499), options);
    const again = await sessions.create(checkoutOf(499), options);
    expect(again.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await bench.checkout()).id).not.toBe(first.id);
    await bench.restart();
    const after = bench.stripe();
    expect((await after.checkout.sessions.create(checkoutOf(499), options)).id).toBe(first.id);
    for (const other of [
      after.checkout.sessions.create(checkoutOf(500), options),
      after.customers.create({ name: 'Zoë' }, options),
    ]) {
      expect(await refused(other)).toMatchObject({
        type: 'StripeIdempotencyError',
        rawType: 'idempotency_error',
        statusCode: 400,
      });
    }
  });

  it('do not keep what was refused', async () => {
    const { sessions } = bench.stripe().checkout;
    const options = { idempotencyKey: 'payment-2' };
    await refused(sessions.create({ ...checkoutOf(499), customer: 'cus_none' }, options));
    expect((await sessions.create(checkoutOf(499), options)).status).toBe('open');
  });

  it.each([
    ['a missing', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['an unknown', { success_uri: 'x' }, 'parameter_unknown', 'success_uri'],
    ['a customer that is not there as', { customer: 'cus_0' }, 'resource_missing', 'customer'],
    ['no address as', { cancel_url: 'credits' }, 'url_invalid', 'cancel_url'],
    ['a time too soon as', { expires_at: 1 }, undefined, 'expires_at'],
    [
      'a too small amount in',
      { line_items: checkoutOf(49).line_items },
      'amount_too_small',
      undefined,
    ],
    [
      'a broken number as',
      { line_items: [{ ...checkoutOf(499).line_items?.[0], quantity: 'two' }] },
      'parameter_invalid_integer',
      'line_items[0][quantity]',
    ],
    [
      'an unknown',
      { payment_intent_data: { metadatas: {}, receipt_mail: 'x' } },
      'parameter_unknown',
      'payment_intent_data[receipt_mail]',
    ],
  ])('refuse %s parameter', async (_, change, code, param) => {
    const parameters = { ...checkoutOf(499), ...change } as Stripe.Checkout.SessionCreateParams;
    const error = await refused(bench.stripe().checkout.sessions.create(parameters));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect([error.code, error.param]).toEqual([code, param]);
    expect(error.requestId).toMatch(/^req_/);
  });

  it('refuse other keys, other addresses and unknown objects', async () => {
    const keys = [bench.stripe('sk_test_other'), bench.stripe('sk_live_other')];
    for (const stripe of keys) {
      expect(await refused(stripe.charges.retrieve('ch_0'))).toMatchObject({
        type: 'StripeAuthenticationError',
        statusCode: 401,
      });
    }
    expect((await bench.open('/v1/charges/ch_0')).status).toBe(401);
    const missing = [
      bench.stripe().charges.retrieve('ch_0'),
      bench.stripe().paymentIntents.retrieve('pi_0'),
      bench.stripe().checkout.sessions.retrieve('cs_0'),
    ];
    for (const call of missing) {
      expect(await refused(call)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
    expect(await refused(bench.stripe().products.list())).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/products)'),
    });
  });

  it('expire a session on demand, once, and by themselves when its time has come', async () => {
    const { sessions } = bench.stripe().checkout;
    const { id } = await bench.checkout();
    expect(await sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await bench.event()).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id, status: 'expired', payment_status: 'unpaid' } },
      request: { id: expect.stringMatching(/^req_/) },
    });
    expect((await refused(sessions.expire(id))).message).toContain('status of "expired"');

    const later = await bench.checkout({ expires_at: seconds() + 1860 });
    const clock = jest.spyOn(Date, 'now').mockReturnValue((later.expires_at + 1) * 1000);
    expect((await sessions.retrieve(later.id)).status).toBe('expired');
    clock.mockRestore();
    expect(await bench.event()).toMatchObject({ data: { object: { id: later.id } } });
  });
});
