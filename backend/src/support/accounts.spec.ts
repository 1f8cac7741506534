import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeFacts, Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import { addPrompt } from '../../testing/many-prompts.ts';
import { auditOf, REASON, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';
import { supportPaymentsSchema, supportPromptsSchema } from './dto/records.dto.js';

const MARK = 'a secret idea of the person';

let api: TestApi;
let support: TestStaff;
let admin: TestStaff;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
  admin = await signUpStaff(api, 'admin');
});
afterAll(() => api.close());

/** A payment of a person, with what Stripe calls it. */
async function addPayment(user: TestUser, change: Partial<Payment> = {}) {
  const id = randomUUID();
  const payment = {
    id,
    user: user.id,
    pack: 'starter' as const,
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    createdAt: new Date(),
    checkoutSession: `cs_test_${id.replaceAll('-', '')}`,
    paymentIntent: `pi_${id.replaceAll('-', '')}`,
    ...change,
  };
  await api.em().insert(Payment, payment);
  return payment;
}

const find = (by: string, value: string) => support.call('POST', 'accounts/find', { by, value });

describe('POST /api/support/accounts/find', () => {
  it('finds an account by each exact value, and writes whom, but not what was searched for', async () => {
    const person = await api.signUp();
    const payment = await addPayment(person);
    const prompt = await addPrompt(api, person, { originalInput: MARK });
    const values = {
      email: ` ${person.email.toUpperCase()} `,
      account_id: person.id,
      payment_id: payment.id,
      stripe_session: payment.checkoutSession,
      stripe_intent: payment.paymentIntent,
      prompt_id: prompt,
    };
    const staff = await signUpStaff(api);
    for (const [by, value] of Object.entries(values)) {
      const found = await staff.call('POST', 'accounts/find', { by, value });
      expect([by, found]).toMatchObject([by, { status: 200, body: { id: person.id } }]);
    }
    const entries = await auditOf(api, staff);
    expect(entries).toHaveLength(6);
    for (const { requestId: _, at: __, ...entry } of entries) {
      expect(entry).toEqual({
        staffId: staff.id,
        role: 'support',
        operation: 'findAccount',
        accountId: person.id,
        reason: REASON,
        outcome: 'done',
        before: null,
        after: null,
      });
    }
  });

  it('answers 404 for what nobody has, and writes the call without the address', async () => {
    const staff = await signUpStaff(api);
    const value = 'unknown-person@example.com';
    const answer = await staff.call('POST', 'accounts/find', { by: 'email', value });
    expect(answer).toMatchObject({ status: 404, body: { code: 'account_not_found' } });
    const [entry] = await auditOf(api, staff);
    expect(entry).toMatchObject({ accountId: null, outcome: 'account_not_found' });
    expect(JSON.stringify(entry)).not.toContain(value);
  });

  it.each([
    ['email', 'nora'],
    ['email', '%'],
    ['account_id', '1'],
    ['stripe_session', 'pi_1'],
    ['stripe_intent', "pi_' or true --"],
    ['name', 'Nora'],
  ])('refuses %s with the value %s', async (by, value) => {
    expect((await find(by, value)).status).toBe(400);
  });
});

describe('GET /api/support/accounts/{account_id}', () => {
  const show = async (id: string) => (await support.call('GET', `accounts/${id}`)).body;

  it('shows the state of an account, and neither name nor texts', async () => {
    const person = await api.signUp();
    await api.em().nativeUpdate(User, person.id, { lastLoginAt: null, plan: 'booster' });
    await addPrompt(api, person, { originalInput: MARK, optimizedPrompt: MARK });
    await addPrompt(api, person, { originalInput: MARK, optimizedPrompt: null, status: 'running' });
    const signedInFrom = Date.now() - 1;
    await logIn(api.origin, person.email, person.password);
    const account = await show(person.id);
    expect(account).toEqual({
      id: person.id,
      email: person.email,
      state: 'active',
      plan: 'booster',
      balance: 10,
      owed: 0,
      email_verified: false,
      role: null,
      open_generations: 1,
      created_at: expect.any(String),
      last_login_at: expect.any(String),
      locked_at: null,
      deleted_at: null,
      restore_until: null,
    });
    expect(Date.parse(account.last_login_at)).toBeGreaterThanOrEqual(signedInFrom);
  });

  it('says that an account is deleted and until when it can be restored, or locked', async () => {
    const person = await api.signUp();
    await person.send('DELETE', '/api/auth/account', { password: person.password });
    const deleted = await show(person.id);
    expect(deleted).toMatchObject({ state: 'deleted', email: person.email });
    const restorableMs = Date.parse(deleted.restore_until) - Date.parse(deleted.deleted_at);
    expect(restorableMs).toBe(30 * 24 * 60 * 60 * 1_000);
    const { id } = await api.signUp();
    await api.em().nativeUpdate(User, id, { lockedAt: new Date() });
    expect(await show(id)).toMatchObject({ state: 'locked' });
  });

  it('answers 404 for an unknown account', async () => {
    const answer = await support.call('GET', `accounts/${randomUUID()}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'account_not_found' } });
  });
});

describe('the records of an account', () => {
  const read = async (id: string, what: string) =>
    (await support.call('GET', `accounts/${id}/${what}`)).body;

  it('are its ledger, newest first, with what each entry is for', async () => {
    const person = await api.signUp();
    const { entries, total } = await read(person.id, 'ledger');
    expect([entries, total]).toEqual([
      [
        {
          id: expect.any(Number),
          kind: 'signup',
          amount: 10,
          balance_after: 10,
          reference: `signup:${person.id}`,
          created_at: expect.any(String),
        },
      ],
      1,
    ]);
  });

  it('are its payments, also unpaid ones, without the pages that show who pays', async () => {
    const person = await api.signUp();
    const pages = {
      checkoutUrl: 'https://pay.example/who',
      receiptUrl: 'https://pay.example/card',
    };
    const card = { cardBrand: 'visa', cardLast4: '4242' };
    const paid = await addPayment(person, {
      status: 'paid',
      paidAt: new Date(),
      grantedCredits: 25,
      revokedCredits: 5,
      ...pages,
      ...card,
    });
    const facts = { paymentIntent: paid.paymentIntent, charge: 'ch_1', refundedCents: 40 };
    await api.em().insert(ChargeFacts, facts);
    const open = await addPayment(person, { createdAt: new Date(Date.now() + 1_000) });
    const { payments, total } = await read(person.id, 'payments');
    expect(total).toBe(2);
    expect(payments.map(({ id, status }: Payment) => [id, status])).toEqual([
      [open.id, 'pending'],
      [paid.id, 'paid'],
    ]);
    expect(supportPaymentsSchema.parse({ payments, total })).toEqual({ payments, total });
    expect(payments[1]).toMatchObject({
      pack: 'starter',
      amount_cents: 199,
      refunded_cents: 40,
      dispute: null,
      granted_credits: 25,
      revoked_credits: 5,
      stripe_intent: paid.paymentIntent,
    });
    expect(JSON.stringify(payments)).not.toMatch(/pay\.example|4242/);
  });

  it('are its prompts by state, time, cost and provider', async () => {
    const person = await api.signUp();
    const cost = { inputTokens: 7, outputTokens: 9, costUsd: '0.001500' };
    const id = await addPrompt(api, person, { provider: 'openai', model: 'large', ...cost });
    const { prompts, total } = await read(person.id, 'prompts');
    expect(supportPromptsSchema.parse({ prompts, total })).toEqual({ prompts, total });
    expect(prompts).toMatchObject([
      { id, status: 'succeeded', provider: 'openai', model: 'large', cost_usd: 0.0015 },
    ]);
  });

  it('come page by page', async () => {
    const person = await api.signUp();
    const ids = [await addPrompt(api, person), await addPrompt(api, person)];
    const { prompts, total } = await read(person.id, 'prompts?limit=1&offset=1');
    expect([prompts.length, total, ids.includes(prompts[0].id)]).toEqual([1, 2, true]);
    expect((await support.call('GET', `accounts/${person.id}/prompts?limit=101`)).status).toBe(400);
  });

  it.each(['ledger', 'payments', 'prompts'])('are 404 for an unknown account: %s', async (what) => {
    const answer = await support.call('GET', `accounts/${randomUUID()}/${what}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'account_not_found' } });
  });
});

describe('every operation of support that reads', () => {
  it('answers no text of a prompt and no name', async () => {
    const person = await api.signUp();
    await person.send('PUT', '/api/auth/profile', { full_name: MARK });
    const refines = await addPrompt(api, person, { originalInput: MARK, optimizedPrompt: MARK });
    const prompt = await addPrompt(api, person, {
      originalInput: MARK,
      optimizedPrompt: MARK,
      note: MARK,
      refines,
      rootId: refines,
      version: 2,
      answers: [{ name: 'reader', text: MARK }],
      placeholders: [MARK],
      sections: [{ key: 'task', title: MARK, content: MARK }] as never,
    });
    const { body } = await request(api.origin, 'GET', '/openapi.json');
    const reads = Object.entries<object>(body.paths)
      .filter(([path, methods]) => path.startsWith('/api/support/') && 'get' in methods)
      .map(([path]) => path.slice('/api/support/'.length));
    expect(reads).toEqual(expect.arrayContaining(['accounts/{account_id}/prompts', 'audit']));
    const seen = [await admin.call('POST', 'accounts/find', { by: 'prompt_id', value: prompt })];
    for (const path of reads) {
      seen.push(await admin.call('GET', path.replace('{account_id}', person.id)));
    }
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    expect(JSON.stringify(seen)).not.toContain(MARK);
  });
});
