import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { breakOnce } from '../../testing/break-once.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { PACKS, type PackType } from '../catalogue/packs.js';
import { grantSignupCredits } from '../credits/credit-ledger.js';
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

/** An account with the free credits, some of them spent. */
async function addBuyer(spent: number): Promise<string> {
  const user = await db.addUser();
  await grantSignupCredits(em(), user);
  if (spent > 0) await spend(user, spent);
  return user;
}

const spend = (user: string, amount: number) =>
  em().execute(
    `insert into credit_entries (user_id, kind, amount, reference)
     values (?, 'generation', ?, 'generation:' || gen_random_uuid())`,
    [user, -amount],
  );

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
const deliver = (next: PaymentEvent) => handleStripeEvent(em(), next, false);

async function stateOf(user: string) {
  const { credits, creditsOwed, plan } = await em().findOneOrFail(User, user);
  const entries = await em().find(CreditEntry, { user });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
  expect(credits === 0 || creditsOwed === 0).toBe(true);
  return { credits, creditsOwed, plan };
}

describe('fulfilment', () => {
  it('grants a pack once and raises the plan, even if several events report the same payment', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'booster');
    const first = paid(bought);
    expect(await deliver(first)).toBe(true);
    expect(await deliver(first)).toBe(false);
    await deliver(paid(bought));
    expect(await stateOf(user)).toEqual({ credits: 110, creditsOwed: 0, plan: 'booster' });
    const [entry] = await em().find(CreditEntry, { user, kind: 'purchase' });
    expect(entry).toMatchObject({ amount: 100, reference: `purchase:${bought.session}` });
    expect(await em().count(OutboxMessage, { key: `receipt-${bought.id}` })).toBe(1);
  });

  it('grants a pack once when a deadlock ends the first try', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'starter');
    const broken = await breakOnce(em(), 'credit_entries', '40P01');
    expect(await deliver(paid(bought))).toBe(true);
    expect(await broken.tries()).toBe(2);
    await broken.remove();
    expect(await stateOf(user)).toMatchObject({ credits: 35 });
  });

  it('grants a pack once for 10 concurrent deliveries of its event', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'starter');
    const purchase = paid(bought);
    const taken = await Promise.all(Array.from({ length: 10 }, () => deliver(purchase)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await stateOf(user)).credits).toBe(35);
  });

  it('grants nothing until a delayed payment arrives, and nothing when it fails', async () => {
    const user = await addBuyer(0);
    const [slow, failing] = [
      await pendingPayment(user, 'starter'),
      await pendingPayment(user, 'pro'),
    ];
    await deliver(paid(slow, { payment_status: 'unpaid' }));
    await deliver(paid(failing, { payment_status: 'unpaid' }));
    expect((await stateOf(user)).credits).toBe(10);
    await deliver(event('checkout.session.async_payment_succeeded', session(slow)));
    await deliver(
      event(
        'checkout.session.async_payment_failed',
        session(failing, { payment_status: 'unpaid' }),
      ),
    );
    expect(await stateOf(user)).toMatchObject({ credits: 35, plan: 'starter' });
    expect(await em().findOneOrFail(Payment, failing.id)).toMatchObject({ status: 'failed' });
  });

  it('takes back credits in proportion to a refund, and records spent credits as owed', async () => {
    const user = await addBuyer(10);
    const bought = await pendingPayment(user, 'booster');
    await deliver(paid(bought));
    await spend(user, 70);
    await deliver(refunded(bought, 250));
    expect(await stateOf(user)).toEqual({ credits: 0, creditsOwed: 20, plan: 'booster' });
    await deliver(refunded(bought, 499));
    expect(await stateOf(user)).toEqual({ credits: 0, creditsOwed: 70, plan: 'free' });
    await deliver(paid(await pendingPayment(user, 'booster')));
    expect(await stateOf(user)).toEqual({ credits: 30, creditsOwed: 0, plan: 'booster' });
    const [settled] = await em().find(CreditEntry, { user, kind: 'settle' });
    expect(settled).toMatchObject({
      amount: -70,
      reference: expect.stringMatching(/^settle:purchase:/),
    });
  });

  it('takes credits back while a dispute is open, and returns them when it is won', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'starter');
    await deliver(paid(bought));
    await deliver(disputed(bought, 'needs_response'));
    expect(await stateOf(user)).toEqual({ credits: 10, creditsOwed: 0, plan: 'free' });
    await deliver(disputed(bought, 'won'));
    expect(await stateOf(user)).toEqual({ credits: 35, creditsOwed: 0, plan: 'starter' });
  });

  it('takes credits back only once when refunds and several disputes overlap', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'booster');
    await deliver(paid(bought));
    await deliver(disputed(bought, 'needs_response', 'first'));
    await deliver(refunded(bought, 250));
    expect(await em().count(OutboxMessage, { key: `refund-${bought.id}-250` })).toBe(1);
    await deliver(disputed(bought, 'won', 'first'));
    expect((await stateOf(user)).credits).toBe(60);
    await deliver(disputed(bought, 'needs_response', 'second', 0.2));
    await deliver(disputed(bought, 'needs_response', 'third', 0.3));
    expect(await stateOf(user)).toEqual({ credits: 10, creditsOwed: 0, plan: 'free' });
  });

  it('takes credits back for a small refund next to a partial dispute', async () => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'starter');
    await deliver(paid(bought));
    await deliver(disputed(bought, 'needs_response', 'dp', 98 / 199));
    await deliver(refunded(bought, 2));
    expect((await stateOf(user)).credits).toBe(23);
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another pack', { metadata: { pack_type: 'pro' } }],
    ['another mode', { livemode: true }],
    ['a second session', { id: 'cs_other' }],
  ])('refuses a session with %s, and takes it when it is right again', async (_what, change) => {
    const user = await addBuyer(0);
    const bought = await pendingPayment(user, 'starter');
    await deliver(paid(bought, { payment_status: 'unpaid' }));
    const wrong = paid(bought, change);
    await expect(deliver(wrong)).rejects.toMatchObject({ reason: 'mismatch' });
    expect((await stateOf(user)).credits).toBe(10);
    await deliver({ ...wrong, data: { object: session(bought) } } as PaymentEvent);
    expect((await stateOf(user)).credits).toBe(35);
  });

  it('rejects a session that belongs to no payment', async () => {
    const bought = { id: randomUUID(), pack: 'pro' as const, session: 'cs_x', intent: 'pi_x' };
    await expect(deliver(paid(bought))).rejects.toMatchObject({ reason: 'unknown' });
  });

  it('reaches the same balance in any order of events, repeated or concurrent', async () => {
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
          const user = await addBuyer(spent);
          const events: PaymentEvent[] = [];
          for (const bought of stories) events.push(...(await eventsOf(user, bought)));
          if (!shuffled) for (const next of events) await deliver(next);
          else await deliverShuffled(events, seed, atOnce);
          return stateOf(user);
        };
        expect(await play(true)).toEqual(await play(false));
      }),
      // Without smaller examples, which would take longer than a test may.
      { numRuns: 60, endOnFailure: true },
    );
  });
});

interface Story {
  pack: PackType;
  refunds: number[];
  disputes: { end: string; part: number }[];
}

/** The events of one purchase, in the order in which they happen. */
async function eventsOf(user: string, { pack, refunds, disputes }: Story): Promise<PaymentEvent[]> {
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

async function deliverShuffled(events: PaymentEvent[], seed: number[], atOnce: boolean) {
  const repeated = [...events, ...events.filter((_, index) => (seed[index] ?? 0) % 2 === 0)];
  const shuffled = repeated
    .map((next, index) => ({ next, rank: seed[(index * 7 + 3) % seed.length] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ next }) => next);
  if (atOnce) await Promise.all(shuffled.map((next) => deliver(next)));
  else for (const next of shuffled) await deliver(next);
}
