import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { GoodwillGrant } from '@promptmint/core/database/entities/goodwill-grant';
import { Refund } from '@promptmint/core/database/entities/refund';
import { User } from '@promptmint/core/database/entities/user';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { tablesWith } from '../../testing/whole-database.ts';
import { addWholePerson, deliverEvent, type WholePerson } from '../../testing/whole-person.ts';
import { PaymentRecords } from './payment-records.js';
import { Purging } from './purging.js';

const MINUTE_MS = 60_000;

let workers: TestWorkers;
beforeAll(async () => {
  Logger.overrideLogger(false);
  workers = await openTestWorkers();
});
afterAll(() => workers.close());

const em = () => workers.em();
const removeOld = () => new PaymentRecords(em()).removeOld();

/** A person who deleted their account seven years and so long ago, with a refund and a dispute. */
async function deletedSevenYearsAgo(andMs: number): Promise<WholePerson> {
  const [row] = await em().execute<{ then: string }[]>(`select now() - interval '7 years' as then`);
  const then = new Date(row?.then ?? '');
  const person = await addWholePerson(em(), new Date(then.getTime() - andMs));
  await em().insert(GoodwillGrant, {
    id: randomUUID(),
    user: person.id,
    staffId: randomUUID(),
    credits: 5,
    idempotencyKey: 'ticket-4711',
    requestHash: 'hash',
  });
  const { intent } = person.bought;
  const charge = `ch_${person.bought.id}`;
  const refund = { id: charge, payment_intent: intent, amount_refunded: 100 };
  await deliverEvent(em(), 'charge.refunded', refund);
  await em().insert(Refund, {
    id: randomUUID(),
    payment: person.bought.id,
    staffId: randomUUID(),
    requestId: randomUUID(),
    idempotencyKey: 'one',
    amountCents: 100,
    createdAt: new Date(then),
  });
  const dispute = { id: `dp_${person.id}`, charge, payment_intent: intent, amount: 100 };
  await deliverEvent(em(), 'charge.dispute.created', { ...dispute, status: 'needs_response' });
  return person;
}

/** The rows about a person's payments, by the ids of person, payment and dispute. */
async function recordsOf({ id, bought }: WholePerson): Promise<string[]> {
  const tables = await Promise.all([id, bought.id].map((word) => tablesWith(em(), word)));
  return [...new Set(tables.flat())].filter((table) => table !== 'public.outbox').sort();
}

const KEPT = [
  'public.charge_facts',
  'public.credit_entries',
  'public.disputes',
  'public.goodwill_grants',
  'public.payments',
  'public.refunds',
  'public.signup_grants',
  'public.users',
];

describe('payment records', () => {
  it('stay seven years after the account was deleted, and no longer', async () => {
    const young = await deletedSevenYearsAgo(-MINUTE_MS);
    const old = await deletedSevenYearsAgo(MINUTE_MS);
    const living = await addWholePerson(em(), null);
    await new Purging(em()).purge();
    expect(await recordsOf(old)).toEqual(KEPT);
    const livingRecords = await recordsOf(living);
    await removeOld();
    expect(await recordsOf(old)).toEqual(['public.signup_grants']);
    expect(await recordsOf(young)).toEqual(KEPT);
    expect(await recordsOf(living)).toEqual(livingRecords);
  });

  it('wait for the account to be purged', async () => {
    const person = await deletedSevenYearsAgo(MINUTE_MS);
    await removeOld();
    expect(await recordsOf(person)).toEqual(expect.arrayContaining(KEPT));
  });

  it('are removed even with more ledger entries than one batch', async () => {
    const { id } = await deletedSevenYearsAgo(MINUTE_MS);
    await em().execute(
      `insert into credit_entries (user_id, kind, amount, reference)
       select ?, 'purchase', 1, 'purchase:' || gen_random_uuid() from generate_series(1, 1500)`,
      [id],
    );
    await new Purging(em()).purge();
    await removeOld();
    expect(await em().count(User, { id })).toBe(0);
  });

  it('are removed completely or not at all, and one failing account does not block others', async () => {
    const [stuck, next] = [
      await deletedSevenYearsAgo(MINUTE_MS),
      await deletedSevenYearsAgo(MINUTE_MS),
    ];
    await new Purging(em()).purge();
    const message = { name: '', email: '', subject: '', message: '', priority: false };
    const id = randomUUID();
    await em().insert(ContactMessage, { ...message, id, user: stuck.id, createdAt: new Date() });
    await removeOld();
    expect(await recordsOf(stuck)).toEqual(expect.arrayContaining(KEPT));
    expect(await recordsOf(next)).toEqual(['public.signup_grants']);
  });

  it.each([
    ['of an account that is not purged', `deleted_at = now() - interval '8 years'`],
    [
      'of an account deleted less than seven years ago',
      `deleted_at = now() - interval '6 years 364 days', purged_at = now(), full_name = '', password_hash = '',
         stripe_customer = null, email_verified_at = null, email = id::text || '@purged.invalid'`,
    ],
  ])('the database itself keeps entries %s', async (_whose, change) => {
    const { id } = await addWholePerson(em(), null);
    await em().execute(`update users set ${change} where id = ?`, [id]);
    await expect(em().nativeDelete(CreditEntry, { user: id })).rejects.toThrow('append-only');
  });
});
