import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { breakOnce } from '../../testing/break-once.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { PACKS, type PackType } from '../catalogue/packs.js';
import { debitGeneration, grantSignupCredits } from '../credits/credit-ledger.js';
import { CreditEntry } from '../database/entities/credit-entry.js';
import { OutboxMessage } from '../database/entities/outbox-message.js';
import { Payment } from '../database/entities/payment.js';
import { User } from '../database/entities/user.js';
import { handleStripeEvent } from './fulfilment.js';
import type { PaymentEvent } from './stripe-objects.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

interface Purchase {
  id: string;
  pack: PackType;
  session: string;
  intent: string;
}

/** Somebody with free credits, some of them spent. */
async function somebody(spent: number): Promise<string> {
  const user = await db.addUser();
  await grantSignupCredits(em(), user);
  for (let prompt = 0; prompt < spent; prompt += 1) await debitGeneration(em(), user, randomUUID());
  return user;
}

async function pendingPayment(user: string, pack: PackType): Promise<Purchase> {
  const id = randomUUID();
  await em().insert(Payment, {
    id,
    user,
    pack,
    credits: PACKS[pack].credits,
    amountCents: PACKS[pack].priceCents,
    currency: 'usd',
    livemode: false,
    createdAt: new Date(),
  });
  return { id, pack, session: `cs_${id}`, intent: `pi_${id}` };
}

let count = 0;
const event = <Type extends PaymentEvent['type']>(type: Type, object: unknown): PaymentEvent =>
  ({
    id: `evt_${(count += 1)}`,
    created: 1_790_000_000 + count,
    livemode: false,
    type,
    data: { object },
  }) as PaymentEvent;

const session = (bought: Purchase, more: object = {}) => ({
  id: bought.session,
  client_reference_id: bought.id,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: bought.intent,
  amount_total: PACKS[bought.pack].priceCents,
  currency: 'usd',
  livemode: false,
  metadata: { pack_type: bought.pack },
  ...more,
});
const paid = (bought: Purchase, more: object = {}) =>
  event('checkout.session.completed', session(bought, more));
const refunded = (bought: Purchase, cents: number) =>
  event('charge.refunded', {
    id: `ch_${bought.id}`,
    payment_intent: bought.intent,
    amount_refunded: cents,
  });
const disputed = (bought: Purchase, status: string, name = 'dp', part = 1) =>
  event(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: `${name}_${bought.id}`,
    charge: `ch_${bought.id}`,
    payment_intent: bought.intent,
    amount: Math.round(PACKS[bought.pack].priceCents * part),
    status,
  });
const take = (told: PaymentEvent) => handleStripeEvent(em(), told, false);

async function stateOf(user: string) {
  const { credits, creditsOwed, plan } = await em().findOneOrFail(User, user);
  const entries = await em().find(CreditEntry, { user });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
  expect(credits === 0 || creditsOwed === 0).toBe(true);
  return { credits, creditsOwed, plan };
}

describe('fulfilment', () => {
  it('grants a pack once and raises the plan, however often and under whatever event it comes', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'booster');
    const first = paid(bought);
    expect(await take(first)).toBe(true);
    expect(await take(first)).toBe(false);
    await take(paid(bought));
    expect(await stateOf(user)).toEqual({ credits: 110, creditsOwed: 0, plan: 'booster' });
    const [entry] = await em().find(CreditEntry, { user, kind: 'purchase' });
    expect(entry).toMatchObject({ amount: 100, reference: `purchase:${bought.session}` });
    expect(await em().count(OutboxMessage, { key: `receipt-${bought.id}` })).toBe(1);
  });

  it('grants once although the database broke the first try up as a deadlock', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'starter');
    const broken = await breakOnce(em(), 'credit_entries', '40P01');
    expect(await take(paid(bought))).toBe(true);
    expect(await broken.tries()).toBe(2);
    await broken.remove();
    expect(await stateOf(user)).toMatchObject({ credits: 35 });
  });

  it('grants once for 50 deliveries at the same time', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'starter');
    const told = paid(bought);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(told)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await stateOf(user)).credits).toBe(35);
  });

  it('grants nothing before a delayed payment has arrived, and nothing for one that failed', async () => {
    const user = await somebody(0);
    const [slow, failing] = [
      await pendingPayment(user, 'starter'),
      await pendingPayment(user, 'pro'),
    ];
    await take(paid(slow, { payment_status: 'unpaid' }));
    await take(paid(failing, { payment_status: 'unpaid' }));
    expect((await stateOf(user)).credits).toBe(10);
    await take(event('checkout.session.async_payment_succeeded', session(slow)));
    await take(
      event(
        'checkout.session.async_payment_failed',
        session(failing, { payment_status: 'unpaid' }),
      ),
    );
    expect(await stateOf(user)).toMatchObject({ credits: 35, plan: 'starter' });
    expect(await em().findOneOrFail(Payment, failing.id)).toMatchObject({ status: 'failed' });
  });

  it('takes back pro rata for a refund, and owes what was spent', async () => {
    const user = await somebody(10);
    const bought = await pendingPayment(user, 'booster');
    await take(paid(bought));
    for (let prompt = 0; prompt < 70; prompt += 1) await debitGeneration(em(), user, randomUUID());
    await take(refunded(bought, 250));
    expect(await stateOf(user)).toEqual({ credits: 0, creditsOwed: 20, plan: 'booster' });
    await take(refunded(bought, 499));
    expect(await stateOf(user)).toEqual({ credits: 0, creditsOwed: 70, plan: 'free' });
    await take(paid(await pendingPayment(user, 'booster')));
    expect(await stateOf(user)).toEqual({ credits: 30, creditsOwed: 0, plan: 'booster' });
    const [settled] = await em().find(CreditEntry, { user, kind: 'settle' });
    expect(settled).toMatchObject({
      amount: -70,
      reference: expect.stringMatching(/^settle:purchase:/),
    });
  });

  it('takes back while a dispute is open, and gives back when it is won', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'starter');
    await take(paid(bought));
    await take(disputed(bought, 'needs_response'));
    expect(await stateOf(user)).toEqual({ credits: 10, creditsOwed: 0, plan: 'free' });
    await take(disputed(bought, 'won'));
    expect(await stateOf(user)).toEqual({ credits: 35, creditsOwed: 0, plan: 'starter' });
  });

  it('takes each cent once when refunds and several disputes meet', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'booster');
    await take(paid(bought));
    await take(disputed(bought, 'needs_response', 'first'));
    await take(refunded(bought, 250));
    expect(await em().count(OutboxMessage, { key: `refund-${bought.id}-250` })).toBe(1);
    await take(disputed(bought, 'won', 'first'));
    expect((await stateOf(user)).credits).toBe(60);
    await take(disputed(bought, 'needs_response', 'second', 0.2));
    await take(disputed(bought, 'needs_response', 'third', 0.3));
    expect(await stateOf(user)).toEqual({ credits: 10, creditsOwed: 0, plan: 'free' });
  });

  it('takes a refund of a few cents beside a dispute of a part', async () => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'starter');
    await take(paid(bought));
    await take(disputed(bought, 'needs_response', 'dp', 98 / 199));
    await take(refunded(bought, 2));
    expect((await stateOf(user)).credits).toBe(23);
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another pack', { metadata: { pack_type: 'pro' } }],
    ['another mode', { livemode: true }],
    ['a second session', { id: 'cs_other' }],
  ])('refuses a session with %s, and takes it when it is right again', async (_what, change) => {
    const user = await somebody(0);
    const bought = await pendingPayment(user, 'starter');
    await take(paid(bought, { payment_status: 'unpaid' }));
    const wrong = paid(bought, change);
    await expect(take(wrong)).rejects.toMatchObject({ reason: 'mismatch' });
    expect((await stateOf(user)).credits).toBe(10);
    await take({ ...wrong, data: { object: session(bought) } } as PaymentEvent);
    expect((await stateOf(user)).credits).toBe(35);
  });

  it('refuses a session that belongs to no payment', async () => {
    const bought = { id: randomUUID(), pack: 'pro' as const, session: 'cs_x', intent: 'pi_x' };
    await expect(take(paid(bought))).rejects.toMatchObject({ reason: 'unknown' });
  });

  it('ends the same in any order, with any repetition, also at the same time', async () => {
    const packs = fc.constantFrom<PackType>('starter', 'booster', 'pro');
    const story = fc.record({
      pack: packs,
      refunds: fc.subarray([0.01, 0.2, 0.5, 1]),
      disputes: fc.array(
        fc.record({
          end: fc.constantFrom('open', 'won', 'lost'),
          part: fc.constantFrom(0.1, 0.33, 0.49, 1),
        }),
        { maxLength: 3 },
      ),
    });
    const history = fc.record({
      spent: fc.nat({ max: 10 }),
      stories: fc.array(story, { minLength: 1, maxLength: 2 }),
      seed: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 24, maxLength: 24 }),
      atOnce: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ spent, stories, seed, atOnce }) => {
        const play = async (shuffled: boolean) => {
          const user = await somebody(spent);
          const events: PaymentEvent[] = [];
          for (const told of stories) events.push(...(await tell(user, told)));
          if (!shuffled) for (const next of events) await take(next);
          else await takeShuffled(events, seed, atOnce);
          return stateOf(user);
        };
        expect(await play(true)).toEqual(await play(false));
      }),
      { numRuns: 60 },
    );
  });
});

interface Story {
  pack: PackType;
  refunds: number[];
  disputes: { end: string; part: number }[];
}

/** The events of one purchase, in the order in which they happen. */
async function tell(user: string, { pack, refunds, disputes }: Story): Promise<PaymentEvent[]> {
  const bought = await pendingPayment(user, pack);
  return [
    paid(bought, { payment_status: 'unpaid' }),
    event('checkout.session.async_payment_succeeded', session(bought)),
    ...refunds.map((part) => refunded(bought, Math.round(PACKS[pack].priceCents * part))),
    ...disputes.flatMap(({ end, part }, index) => [
      disputed(bought, 'needs_response', `dp${index}`, part),
      ...(end === 'open' ? [] : [disputed(bought, end, `dp${index}`, part)]),
    ]),
  ];
}

async function takeShuffled(events: PaymentEvent[], seed: number[], atOnce: boolean) {
  const repeated = [...events, ...events.filter((_, index) => (seed[index] ?? 0) % 2 === 0)];
  const shuffled = repeated
    .map((told, index) => ({ told, rank: seed[(index * 7 + 3) % seed.length] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ told }) => told);
  if (atOnce) await Promise.all(shuffled.map((told) => take(told)));
  else for (const told of shuffled) await take(told);
}
