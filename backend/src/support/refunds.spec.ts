import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Refund } from '@promptmint/core/database/entities/refund';
import { openPayments } from '@promptmint/core/payments/stripe-client';
import { openProxy, type CuttableProxy } from '../../../core/testing/cuttable-proxy.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestPayments, type TestPayments } from '../../../local/testing/card-payments.ts';
import { auditOf, REASON, setRole, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let provider: TestPayments;
let proxy: CuttableProxy;
let api: TestApi;
let support: TestStaff;
beforeAll(async () => {
  provider = await openTestPayments();
  proxy = await openProxy(`${provider.settings['STRIPE_API_BASE']}`);
  api = await openTestApi({ ...provider.settings, STRIPE_API_BASE: proxy.url });
  support = await signUpStaff(api);
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await provider.close();
});

const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;
const hasCredits = (user: TestUser, credits: number) =>
  until(async () => (await creditsOf(user)) === credits);
/** As a dry run shows it. */
const accountOf = async ({ id }: TestUser) => {
  const { balance, owed, plan } = (await support.call('GET', `accounts/${id}`)).body;
  return { balance, owed, plan };
};
const refundsOf = (payment: string) => api.em().find(Refund, { payment });

const SPEND_80 = `insert into credit_entries (user_id, kind, amount, reference)
  values (?, 'generation', -80, 'generation:' || gen_random_uuid())`;

/** A person who has bought 100 credits for $4.99. */
async function buyer() {
  const user = await api.signUp();
  const path = '/api/payments/create-checkout-session?pack_type=booster';
  await provider.pay((await user.send('POST', path)).body.checkout_url);
  await hasCredits(user, 110);
  const { id, checkoutSession, paymentIntent } = await api
    .em()
    .findOneOrFail(Payment, { user: user.id });
  return { user, id, session: `${checkoutSession}`, intent: `${paymentIntent}` };
}

/** A refund, under a key of its own. */
const refund = (id: string, body: object = {}, key: string = randomUUID(), staff = support) =>
  staff.call('POST', `payments/${id}/refund`, body, { 'idempotency-key': key });
const preview = (id: string, body: object = {}) =>
  support.call('POST', `payments/${id}/refund?dry_run=true`, body);

/** What Stripe has refunded of a payment, in cents. */
async function refundedAtStripe(intent: string): Promise<number[]> {
  const payments = openPayments({ ...api.settings, ...provider.settings });
  const { data } = (await payments?.stripe.refunds.list({ payment_intent: intent })) ?? {};
  return data?.map(({ amount }) => amount) ?? [];
}

describe('POST /api/support/payments/{payment_id}/refund', () => {
  it('refunds a whole payment: the money at once, credits and plan with the event', async () => {
    const { user, id, intent } = await buyer();
    expect(await refund(id)).toEqual({
      status: 200,
      body: {
        payment_id: id,
        account_id: user.id,
        amount_cents: 499,
        refund_id: expect.any(String),
        preview: null,
      },
    });
    expect(await refundedAtStripe(intent)).toEqual([499]);
    await hasCredits(user, 10);
    expect((await user.get('/api/auth/subscription')).body.plan).toBe('free');
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'payment_refunded' } });
    expect(await preview(id)).toMatchObject({ status: 409, body: { code: 'payment_refunded' } });
  });

  it('refunds parts up to what is left, and says how much that is', async () => {
    const { user, id, intent } = await buyer();
    expect((await refund(id, { amount_cents: 100 })).body.amount_cents).toBe(100);
    await hasCredits(user, 90);
    expect(await refund(id, { amount_cents: 400 })).toMatchObject({
      status: 409,
      body: { code: 'refund_too_large', message: 'Only 399 cents are left to refund.' },
    });
    await refund(id, { amount_cents: 398 });
    expect((await refund(id, { amount_cents: 2 })).body.message).toBe(
      'Only 1 cent is left to refund.',
    );
    expect((await refund(id)).body.amount_cents).toBe(1);
    await hasCredits(user, 10);
    expect(await refundedAtStripe(intent)).toEqual([1, 398, 100]);
  });

  it('refuses an amount that is no number of cents', async () => {
    const { id } = await buyer();
    for (const cents of [0, -1, 1.5, '100', 1e12])
      expect(await refund(id, { amount_cents: cents })).toMatchObject({
        status: 400,
        body: { message: 'amount_cents must be a whole number from 1 to 1000000' },
      });
  });

  it('shows in a dry run what would go and be owed, and writes nothing but the audit', async () => {
    const { user, id, intent } = await buyer();
    await api.em().execute(SPEND_80, [user.id]);
    const stored = async () => {
      const [em, rows] = [api.em(), []] as [ReturnType<typeof api.em>, unknown[]];
      for (const table of ['users', 'payments', 'charge_facts', 'credit_entries', 'refunds'])
        rows.push(await em.execute(`select * from ${table} order by 1`));
      return [...rows, await em.execute('select key from outbox order by 1')];
    };
    const before = await stored();
    const shown = await preview(id);
    expect(shown).toEqual({
      status: 200,
      body: {
        payment_id: id,
        account_id: user.id,
        amount_cents: 499,
        refund_id: null,
        preview: {
          left_cents: 0,
          credits_taken_back: 100,
          before: { balance: 30, owed: 0, plan: 'booster' },
          after: { balance: 0, owed: 70, plan: 'free' },
        },
      },
    });
    expect(await stored()).toEqual(before);
    expect(await refundedAtStripe(intent)).toEqual([]);
    const [entry] = (await auditOf(api, support)).slice(-1);
    expect(entry).toMatchObject({ operation: 'refundPayment', accountId: user.id, after: null });

    await refund(id);
    await until(async () => (await api.em().findOneOrFail(Payment, id)).revokedCredits === 100);
    expect(await accountOf(user)).toEqual(shown.body.preview.after);
  });

  it('shows in a dry run what the rest would do after a part was refunded', async () => {
    const { user, id } = await buyer();
    await refund(id, { amount_cents: 100 });
    await hasCredits(user, 90);
    const { body } = await preview(id);
    expect(body.preview).toEqual({
      left_cents: 0,
      credits_taken_back: 80,
      before: { balance: 90, owed: 0, plan: 'booster' },
      after: { balance: 10, owed: 0, plan: 'free' },
    });
    await refund(id);
    await hasCredits(user, 10);
    expect(await accountOf(user)).toEqual(body.preview.after);
  });

  it('refunds once for each key, and refuses the key for anything else', async () => {
    const [{ id, intent }, other] = [await buyer(), await buyer()];
    const key = randomUUID();
    const answers = [await refund(id, { amount_cents: 100 }, key)];
    answers.push(await refund(id, { amount_cents: 100 }, key));
    answers.push(await refund(id.toUpperCase(), { amount_cents: 100 }, key));
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    expect(await refundedAtStripe(intent)).toEqual([100]);
    const reused = { status: 409, body: { code: 'idempotency_key_reused' } };
    expect(await refund(id, { amount_cents: 101 }, key)).toMatchObject(reused);
    expect(await refund(id, {}, key)).toMatchObject(reused);
    expect(await refund(other.id, { amount_cents: 100 }, key)).toMatchObject(reused);
    const path = `payments/${id}/refund`;
    expect(await support.call('POST', path, {})).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  it.each<[string, { amount_cents?: number }]>([
    ['all', {}],
    ['the same part', { amount_cents: 200 }],
  ])('refunds once when two members of staff refund %s at once', async (_what, body) => {
    const { id, intent } = await buyer();
    const other = await signUpStaff(api, 'admin');
    await provider.fault('lost');
    const answers = await Promise.all([
      refund(id, body),
      refund(id, body, randomUUID(), other),
      refund(id, body),
    ]);
    const outcomes = answers.map(({ status, body: { code } }) => code ?? status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    for (const outcome of outcomes)
      expect([200, 'refund_open', 'payment_refunded']).toContain(outcome);
    expect(await refundedAtStripe(intent)).toHaveLength(1);
    // Its event is lost: nobody refunds more of it without knowing.
    const code = body.amount_cents ? 'refund_open' : 'payment_refunded';
    expect(await refund(id, body)).toMatchObject({ status: 409, body: { code } });
    await provider.sendAgain();
  });

  it('does not refund what the member of staff bought', async () => {
    const { user, id, intent } = await buyer();
    await setRole(api, user, 'admin');
    const own = await user.send(
      'POST',
      `/api/support/payments/${id}/refund`,
      {},
      { 'x-reason': REASON, 'idempotency-key': 'own' },
    );
    expect(own).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect(await refundedAtStripe(intent)).toEqual([]);
  });

  it('does not refund what is disputed, what was not paid, and what nobody has', async () => {
    const { user, id, session } = await buyer();
    await provider.control(session, 'dispute');
    await hasCredits(user, 10);
    const disputed = { status: 409, body: { code: 'payment_disputed' } };
    expect(await refund(id)).toMatchObject(disputed);
    expect(await preview(id)).toMatchObject(disputed);
    await user.send('POST', '/api/payments/create-checkout-session?pack_type=starter');
    const open = await api.em().findOneOrFail(Payment, { user: user.id, status: 'pending' });
    const unpaid = { status: 409, body: { code: 'payment_unpaid' } };
    expect(await refund(open.id)).toMatchObject(unpaid);
    expect(await refund(randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
  });
});

describe('a refund whose end is not known', () => {
  it('goes on under its key when Stripe did not answer', async () => {
    const { user, id, intent } = await buyer();
    const key = randomUUID();
    await proxy.cut();
    const pending = await refund(id, {}, key);
    await proxy.restore();
    expect(pending).toMatchObject({ status: 502, body: { code: 'refund_pending' } });
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'refund_open' } });
    expect(await refund(id, {}, key)).toMatchObject({ status: 200, body: { amount_cents: 499 } });
    expect(await refundedAtStripe(intent)).toEqual([499]);
    await hasCredits(user, 10);
  });

  it('is not made twice when the API died between the answer and the commit', async () => {
    const { id, intent } = await buyer();
    const key = randomUUID();
    await refund(id, { amount_cents: 100 }, key);
    // As if the second commit had never been.
    const unknown = { status: 'open', endedAt: null, stripeRefund: null, cumulativeCents: null };
    await api.em().nativeUpdate(Refund, { payment: id }, unknown as Partial<Refund>);
    expect((await refund(id, { amount_cents: 100 }, key)).status).toBe(200);
    expect(await refundedAtStripe(intent)).toEqual([100]);
    expect(await refundsOf(id)).toMatchObject([{ status: 'done', cumulativeCents: 100 }]);
  });

  it('is looked for, and not asked for again, when Stripe may have forgotten its key', async () => {
    const { id, intent } = await buyer();
    const keys = [randomUUID(), randomUUID()] as const;
    await refund(id, { amount_cents: 100 }, keys[0]);
    const old = new Date(Date.now() - 21 * 60 * 60 * 1_000);
    const unknown = { status: 'open', endedAt: null, stripeRefund: null, cumulativeCents: null };
    const change = { ...unknown, createdAt: old } as Partial<Refund>;
    await api.em().nativeUpdate(Refund, { payment: id }, change);
    expect((await refund(id, { amount_cents: 100 }, keys[0])).status).toBe(200);
    expect(await refundedAtStripe(intent)).toEqual([100]);

    const { id: never, intent: untouched } = await buyer();
    await proxy.cut();
    await refund(never, {}, keys[1]);
    await proxy.restore();
    await api.em().nativeUpdate(Refund, { payment: never }, { createdAt: old });
    expect(await refund(never, {}, keys[1])).toMatchObject({
      status: 502,
      body: { code: 'refund_failed' },
    });
    expect(await refundedAtStripe(untouched)).toEqual([]);
    expect((await refund(never)).status).toBe(200);
  });
});

describe('the audit of a refund', () => {
  it('has the order with its amount, and a second entry when Stripe refuses', async () => {
    const [staff, { user, id, session }] = [await signUpStaff(api), await buyer()];
    await refund(id, { amount_cents: 100 }, randomUUID(), staff);
    await hasCredits(user, 90);
    // Stripe knows of a dispute whose event is lost.
    await provider.fault('lost');
    await provider.control(session, 'dispute');
    const refused = { status: 409, body: { code: 'payment_disputed' } };
    expect(await refund(id, {}, 'refused', staff)).toMatchObject(refused);
    const [first, second] = await api
      .em()
      .find(Refund, { payment: id }, { orderBy: { createdAt: 1 } });
    expect([first?.status, second?.status]).toEqual(['done', 'refused']);
    const entries = await api
      .em()
      .find(AuditEntry, { staffId: staff.id }, { orderBy: { at: 1, outcome: 1 } });
    expect(entries).toMatchObject([
      {
        requestId: first?.requestId,
        accountId: user.id,
        outcome: 'done',
        before: { refunded_cents: 0 },
        after: { refund_id: first?.id, refund_cents: 100, is_new: true },
      },
      { requestId: second?.requestId, outcome: 'done', after: { refund_cents: 399 } },
      { requestId: second?.id, accountId: user.id, outcome: 'payment_disputed' },
    ]);
    // The same key shows how it ended.
    expect(await refund(id, {}, 'refused', staff)).toMatchObject(refused);
  });
});
