import { randomUUID } from 'node:crypto';
import { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PACKS, type PackType } from '@promptmint/core/catalogue/packs';
import { debitGeneration, refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { handleStripeEvent } from '@promptmint/core/payments/fulfilment';
import type { PaymentEvent } from '@promptmint/core/payments/stripe-objects';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import type { LedgerEntry } from './dto/credits.dto.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ACCOUNT = { type: 'account', id: null, label: null, api_key: null };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A prompt paid with a credit, so many days ago; a failed one got its credit back. */
async function addPrompt(user: TestUser, originalInput: string, days = 0, failed = false) {
  const id = randomUUID();
  const { optimizedPrompt, ...rest } = FINISHED;
  await api.em().insert(Prompt, {
    ...rest,
    id,
    user: user.id,
    status: failed ? 'failed' : 'succeeded',
    optimizedPrompt: failed ? null : optimizedPrompt,
    createdAt: new Date(Date.now() - days * DAY_MS),
    deadlineAt: new Date(),
    originalInput,
    requestedUseCase: 'auto_detect',
    targetModel: 'claude',
    language: 'en',
  });
  await debitGeneration(api.em(), user.id, id);
  if (failed) await refundGeneration(api.em(), user.id, id);
  return id;
}

/** A pack that was paid. @returns the payment's id. */
async function buy(user: TestUser, pack: PackType) {
  const id = randomUUID();
  const { credits, priceCents: amountCents } = PACKS[pack];
  const money = { amountCents, currency: 'usd', livemode: false };
  await api
    .em()
    .insert(Payment, { id, user: user.id, pack, credits, ...money, createdAt: new Date() });
  await sendEvent('checkout.session.completed', {
    id: `cs_${id}`,
    client_reference_id: id,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    amount_total: amountCents,
    currency: 'usd',
    livemode: false,
    metadata: { pack_type: pack },
  });
  return id;
}

async function sendEvent(type: PaymentEvent['type'], object: object) {
  const id = `evt_${randomUUID()}`;
  const event = { id, type, created: 1_790_000_000, livemode: false, data: { object } };
  await handleStripeEvent(api.em(), event as PaymentEvent, false);
}
const refund = (payment: string, cents: number) =>
  sendEvent('charge.refunded', {
    id: `ch_${payment}`,
    payment_intent: `pi_${payment}`,
    amount_refunded: cents,
  });
const dispute = (payment: string, amount: number, status: string) =>
  sendEvent(status === 'won' ? 'charge.dispute.closed' : 'charge.dispute.created', {
    id: `dp_${payment}`,
    charge: `ch_${payment}`,
    payment_intent: `pi_${payment}`,
    amount,
    status,
  });

async function statementOf(user: TestUser, query = ''): Promise<LedgerEntry[]> {
  const { status, body } = await user.get(`/api/credits/ledger${query}`);
  expect(status).toBe(200);
  return body.entries;
}
const summaryOf = async (user: TestUser) =>
  (await statementOf(user)).map((entry) => [entry.kind, entry.amount, entry.belongs_to]);

describe('GET /api/credits/ledger', () => {
  it('lists each change of the balance, newest first, with the balance after it', async () => {
    const user = await api.signUp();
    const id = await addPrompt(user, 'job ad for our bakery');
    expect(await statementOf(user)).toEqual([
      {
        id: expect.any(Number),
        kind: 'generation',
        amount: -1,
        balance_after: 9,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        belongs_to: { type: 'prompt', id, label: 'job ad for our bakery', api_key: null },
      },
      expect.objectContaining({
        kind: 'signup',
        amount: 10,
        balance_after: 10,
        belongs_to: ACCOUNT,
      }),
    ]);
  });

  it('says of each payment what was bought, refunded, disputed and won back', async () => {
    const user = await api.signUp();
    const [starter, booster] = [await buy(user, 'starter'), await buy(user, 'booster')];
    await refund(starter, 199);
    await dispute(booster, 499, 'needs_response');
    await dispute(booster, 499, 'won');
    const [first, second] = [
      { type: 'payment', id: starter, label: 'Starter', api_key: null },
      { type: 'payment', id: booster, label: 'Booster', api_key: null },
    ];
    expect(await summaryOf(user)).toEqual([
      ['dispute_won', 100, second],
      ['dispute', -100, second],
      ['clawback', -25, first],
      ['purchase', 100, second],
      ['purchase', 25, first],
      ['signup', 10, ACCOUNT],
    ]);
  });

  it('says what repaid owed credits', async () => {
    const user = await api.signUp();
    const starter = await buy(user, 'starter');
    for (let spent = 0; spent < 34; spent += 1) {
      await debitGeneration(api.em(), user.id, randomUUID());
    }
    const failed = await addPrompt(user, 'poem');
    await refund(starter, 199);
    await refundGeneration(api.em(), user.id, failed);
    const booster = await buy(user, 'booster');
    expect((await summaryOf(user)).slice(0, 4)).toEqual([
      ['settle', -24, { type: 'payment', id: booster, label: 'Booster', api_key: null }],
      ['purchase', 100, { type: 'payment', id: booster, label: 'Booster', api_key: null }],
      ['settle', -1, { type: 'prompt', id: failed, label: 'poem', api_key: null }],
      ['refund', 1, { type: 'prompt', id: failed, label: 'poem', api_key: null }],
    ]);
  });

  it('names a failed prompt without linking to it', async () => {
    const user = await api.signUp();
    await addPrompt(user, 'poem', 0, true);
    const belongsTo = { type: 'prompt', id: null, label: 'poem', api_key: null };
    expect(await summaryOf(user)).toEqual([
      ['refund', 1, belongsTo],
      ['generation', -1, belongsTo],
      ['signup', 10, ACCOUNT],
    ]);
  });

  it('shows nothing of a prompt that the plan hides', async () => {
    const user = await api.signUp();
    const [old, older] = [await addPrompt(user, 'poem', 8), await addPrompt(user, 'song', 31)];
    const subjects = async () => (await statementOf(user)).slice(0, 2).map((one) => one.belongs_to);
    const hidden = { type: 'prompt', id: null, label: null, api_key: null };
    expect(await subjects()).toEqual([hidden, hidden]);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    const shown = { type: 'prompt', id: old, label: 'poem', api_key: null };
    expect(await subjects()).toEqual([hidden, shown]);
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect(await subjects()).toEqual([
      { type: 'prompt', id: older, label: 'song', api_key: null },
      shown,
    ]);
  });

  it.each([
    [
      'without blank lines before it',
      '  \n\t poem about rain \r\nin four verses',
      'poem about rain',
    ],
    ['of at most 80 characters', `${'🌧'.repeat(79)}ab`, `${'🌧'.repeat(79)}a`],
    ['wherever it begins', `${' '.repeat(3_000)}poem`, 'poem'],
    ['up to any line break', 'one\u2028two', 'one'],
  ])('labels a prompt with the first line of its request, %s', async (_how, input, label) => {
    const user = await api.signUp();
    await addPrompt(user, input);
    expect((await statementOf(user))[0]?.belongs_to.label).toBe(label);
  });

  it('returns page after page, with the total', async () => {
    const user = await api.signUp();
    for (let prompt = 0; prompt < 4; prompt += 1) await addPrompt(user, `idea ${prompt}`);
    const all = await statementOf(user);
    const pages = [
      ...(await statementOf(user, '?limit=2')),
      ...(await statementOf(user, '?limit=2&offset=2')),
      ...(await statementOf(user, '?limit=2&offset=4')),
    ];
    expect(pages).toEqual(all);
    expect((await user.get('/api/credits/ledger?limit=2&offset=4')).body.total).toBe(5);
    expect(await statementOf(user, '?offset=5')).toEqual([]);
  });

  it('lists only the entries of the account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    await addPrompt(user, 'poem');
    await buy(user, 'starter');
    expect(await summaryOf(stranger)).toEqual([['signup', 10, ACCOUNT]]);
    expect((await fetch(`${api.origin}/api/credits/ledger`)).status).toBe(401);
  });

  it('needs the same number of queries for many entries as for few', async () => {
    const user = await api.signUp();
    await buy(user, 'pro');
    await addPrompt(user, 'poem');
    const asked = async () => {
      const queries = jest.spyOn(PostgreSqlConnection.prototype, 'execute');
      await statementOf(user, '?limit=100');
      return queries.mock.calls.length;
    };
    const few = await asked();
    for (let prompt = 0; prompt < 20; prompt += 1) await addPrompt(user, `idea ${prompt}`);
    await buy(user, 'starter');
    jest.restoreAllMocks();
    expect(await asked()).toBe(few);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'page=2'])('refuses ?%s', async (query) => {
    const user = await api.signUp();
    const answer = await user.get(`/api/credits/ledger?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
