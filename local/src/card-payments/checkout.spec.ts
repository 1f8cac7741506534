import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Bench, startBench } from './test-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const retrieve = (id: string) =>
  bench.stripe().checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
const card = (number: string) => ({ number, expiry: '12/40', cvc: '123', name: 'Zoë' });
const successOf = (id: string) => `http://localhost:3000/credits?session_id=${id}`;

describe('the checkout page', () => {
  it('says what is bought, and that no money moves', async () => {
    const customer = await bench.stripe().customers.create({ email: 'zoe@example.com' });
    const { url } = await bench.checkout({ customer: customer.id });
    const answer = await bench.open(new URL(url ?? '').pathname);
    const page = await answer.text();
    expect(page).toContain('Test payment: no money moves.');
    expect(page).toContain('$4.99');
    expect(page).toContain('Booster &lt;100&gt;');
    expect(page).toContain('zoe@example.com');
    expect(page).toContain('<a class="back" href="http://localhost:3000/credits?cancelled=1">');
    expect(page).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none';.*form-action 'self' http:\/\/localhost:3000$/);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  it('accepts the card that pays, and leads back', async () => {
    const { id } = await bench.checkout();
    const answer = await bench.pay(id, card('4242 4242 4242 4242'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, successOf(id)]);
    expect(await bench.event()).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 1,
      type: 'checkout.session.completed',
      data: {
        object: {
          id,
          client_reference_id: 'payment-1',
          invoice: expect.stringMatching(/^in_/),
          payment_intent: expect.stringMatching(/^pi_/),
          payment_status: 'paid',
          status: 'complete',
        },
      },
    });
    expect(await bench.page(`/c/pay/${id}`)).toContain('This checkout is complete. It was paid.');
    const second = await bench.pay(id, card('4242424242424242'));
    expect(await second.text()).toContain('This checkout is complete.');
    expect((await retrieve(id)).payment_status).toBe('paid');
  });

  it('says that a card is declined, and accepts another', async () => {
    const { id } = await bench.checkout();
    const declined = await bench.pay(id, card('4000000000000002'));
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    const { payment_intent: before, ...open } = await retrieve(id);
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(before).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
      latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
    });
    expect((await bench.pay(id, { use: 'pays' })).status).toBe(303);
    expect((await retrieve(id)).payment_intent).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
      latest_charge: { status: 'succeeded' },
    });
    expect(await bench.event()).toMatchObject({ type: 'checkout.session.completed' });
  });

  it.each([
    [{ number: '4242424242424241' }, 'Your card number is invalid.'],
    [{ number: '4111111111111111' }, 'used a non test card'],
    [{ number: '4000000000009995' }, 'Your card has insufficient funds.'],
    [{ expiry: '01/20' }, 'expiration date is in the past.'],
    [{ expiry: 'soon' }, 'expiration date is incomplete.'],
    [{ cvc: '1' }, 'security code is incomplete.'],
  ])('refuses %j', async (change, sentence) => {
    const { id } = await bench.checkout();
    const answer = await bench.pay(id, { ...card('4242424242424242'), ...change });
    expect(await answer.text()).toContain(sentence.replaceAll("'", '&#39;'));
    expect((await retrieve(id)).status).toBe('open');
  });

  it('asks for a confirmation, which can fail and be tried again', async () => {
    const { id } = await bench.checkout();
    const confirmPath = `/c/pay/${id}/confirm`;
    const asked = await bench.pay(id, card('4000002500003155'));
    expect([asked.status, asked.headers.get('location')]).toEqual([303, confirmPath]);
    expect(await bench.page(confirmPath)).toContain('Confirm the payment');
    expect((await retrieve(id)).payment_intent).toMatchObject({ status: 'requires_action' });

    const failed = await bench.post(confirmPath, { answer: 'fail' });
    expect(await failed.text()).toContain('We are unable to authenticate your payment method.');
    expect((await bench.open(confirmPath)).headers.get('location')).toBe(`/c/pay/${id}`);
    expect((await retrieve(id)).payment_status).toBe('unpaid');

    await bench.pay(id, { use: 'asks' });
    const confirmed = await bench.post(confirmPath, { answer: 'confirm' });
    expect(confirmed.headers.get('location')).toBe(successOf(id));
    expect(await retrieve(id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: {
          payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
        },
      },
    });
  });

  it.each([
    ['paid', 'checkout.session.async_payment_succeeded', 'paid', 'succeeded'],
    ['failed', 'checkout.session.async_payment_failed', 'unpaid', 'failed'],
  ])('accepts a bank debit that ends later: %s', async (outcome, type, paymentStatus, charge) => {
    const { id } = await bench.checkout();
    expect(await bench.page(`/c/pay/${id}?method=bank`)).toContain('Account holder');
    const answer = await bench.pay(id, { method: 'bank', name: 'Zoë' });
    expect(answer.headers.get('location')).toBe(successOf(id));
    expect(await bench.event()).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id, status: 'complete', payment_status: 'unpaid' } },
    });
    expect((await retrieve(id)).payment_intent).toMatchObject({
      status: 'processing',
      latest_charge: { status: 'pending', payment_method_details: { type: 'us_bank_account' } },
    });
    await bench.control(id, 'settle', { outcome });
    expect(await bench.event()).toMatchObject({
      type,
      data: { object: { id, status: 'complete', payment_status: paymentStatus } },
    });
    expect((await retrieve(id)).payment_intent).toMatchObject({
      latest_charge: { status: charge },
    });
    expect((await bench.control(id, 'settle', { outcome })).status).toBe(409);
  });

  it('says that a session has expired', async () => {
    const { id } = await bench.checkout();
    await bench.control(id, 'expire');
    expect(await bench.page(`/c/pay/${id}`)).toContain('This checkout has expired.');
    const answer = await bench.pay(id, { use: 'pays' });
    expect(await answer.text()).toContain('This checkout has expired.');
    expect((await retrieve(id)).payment_status).toBe('unpaid');
    expect((await bench.open('/c/pay/cs_none')).status).toBe(404);
  });

  it('keeps its sessions and its address over a restart', async () => {
    const { id, url } = await bench.checkout();
    await bench.restart();
    expect((await fetch(url ?? '')).status).toBe(200);
    await bench.pay(id, { use: 'pays' });
    await bench.restart();
    expect((await retrieve(id)).payment_status).toBe('paid');
  });

  it('answers only forms of its own pages', async () => {
    const { id, url } = await bench.checkout();
    const statusWith = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        request(url ?? '', { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end('use=pays');
      });
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusWith({ host: 'elsewhere.example' })).toBe(403);
    expect((await retrieve(id)).status).toBe('open');
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(303);
  });
});
