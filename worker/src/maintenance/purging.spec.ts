import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { SignupGrant } from '@promptmint/core/database/entities/signup-grant';
import { User } from '@promptmint/core/database/entities/user';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { until } from '../../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { tablesOf, tablesWith } from '../../testing/whole-database.ts';
import {
  addPrompt,
  addWholePerson,
  queuedEmails,
  deliverEvent,
} from '../../testing/whole-person.ts';
import { GenerationRecord } from '../generation/generation-record.js';
import { OverdueGenerations } from './overdue-generations.js';
import { Purging } from './purging.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DUE_MS = 30 * DAY_MS + MINUTE_MS;

let workers: TestWorkers;
beforeAll(async () => {
  Logger.overrideLogger(false);
  workers = await openTestWorkers();
});
afterAll(() => workers.close());

const em = () => workers.em();
const purge = () => new Purging(em()).purge();
const addDeleted = (ago: number) => addWholePerson(em(), new Date(Date.now() - ago));
const userOf = (id: string) => em().findOneOrFail(User, id);
const promptsOf = (user: string) => em().count(Prompt, { user });
const entriesOf = (user: string) => em().find(CreditEntry, { user }, { orderBy: { id: 'asc' } });
const isGone = async (id: string) => {
  const { purgedAt, purging } = await userOf(id);
  return purgedAt !== null && !purging && (await promptsOf(id)) === 0;
};

describe('purging', () => {
  it('leaves an account complete until it can no longer be restored, and then empties it', async () => {
    const [young, due] = [await addDeleted(29 * DAY_MS + 23 * HOUR_MS), await addDeleted(DUE_MS)];
    const whole = await tablesWith(em(), young.mark);
    expect(whole).toEqual([
      'public.api_keys',
      'public.contact_messages',
      'public.email_tokens',
      'public.idempotency_keys',
      'public.payments',
      'public.prompts',
      'public.shared_links',
      'public.templates',
      'public.users',
    ]);
    await purge();
    expect(await tablesWith(em(), young.mark)).toEqual(whole);
    expect(await tablesWith(em(), due.mark)).toEqual([]);
    const { createdAt, deletedAt, purgedAt, ...bare } = await userOf(due.id);
    expect([createdAt, deletedAt, purgedAt]).toEqual(Array(3).fill(expect.any(Date)));
    expect(bare).toEqual({
      id: due.id,
      email: `${due.id}@purged.invalid`,
      passwordHash: '',
      fullName: '',
      preferredLanguage: 'en',
      preferredModel: 'claude',
      plan: 'booster',
      credits: 109,
      creditsOwed: 0,
      lowCreditsReminded: false,
      stripeCustomer: null,
      tokenVersion: 1,
      emailVerifiedAt: null,
      freeCreditsWait: false,
      purging: false,
      role: null,
      lockedAt: null,
      lastLoginAt: null,
    });
  });

  it('has a decision for every table', async () => {
    const migrations = 'public.mikro_orm_migrations';
    const tables = (await tablesOf(em())).filter((table) => table.startsWith('public.'));
    expect(tables.filter((table) => table !== migrations)).toEqual([
      'public.api_keys', // goes
      'public.audit_entries', // stays for seven years, without reasons
      'public.charge_facts', // stays: amounts
      'public.contact_messages', // goes
      'public.credit_entries', // stays: amounts
      'public.disputes', // stays: amounts
      'public.earlier_sessions', // of no person
      'public.email_tokens', // goes
      'public.goodwill_grants', // stays: amounts, and who granted them
      'public.heartbeats', // of no person
      'public.idempotency_keys', // goes
      'public.outbox', // emails go
      'public.payments', // stays, without the provider's pages and the card
      'public.prompts', // goes
      'public.rate_limits', // keyed hashes that end with their period
      'public.refunds', // stays: amounts, by the ids of staff
      'public.rejected_events', // ids of events, for 30 days
      'public.shared_links', // goes
      'public.signup_grants', // stays for good: a keyed hash
      'public.stripe_events', // ids of events, for 30 days
      'public.templates', // goes
      'public.users', // emptied
    ]);
  });

  it('keeps the ledger, the balance, the payments and the record of free credits', async () => {
    const { id, bought } = await addDeleted(DUE_MS);
    const [ledger, { credits }] = [await entriesOf(id), await userOf(id)];
    const { checkoutUrl, receiptUrl, cardBrand, cardLast4, ...paid } = await em().findOneOrFail(
      Payment,
      bought.id,
    );
    expect([checkoutUrl, receiptUrl]).toEqual(Array(2).fill(expect.stringContaining('https://')));
    expect([cardBrand, cardLast4]).toEqual(['visa', '4242']);
    await purge();
    expect(await entriesOf(id)).toEqual(ledger);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
    expect((await userOf(id)).credits).toBe(credits);
    expect(await em().findOneOrFail(Payment, bought.id)).toEqual({
      ...paid,
      checkoutUrl: null,
      receiptUrl: null,
      cardBrand: null,
      cardLast4: null,
    });
    expect(await em().count(SignupGrant, { person: `hash ${id}` })).toBe(1);
  });

  it('empties the reasons of the audit, and leaves who did what', async () => {
    const { id } = await addDeleted(DUE_MS);
    const entry = {
      requestId: randomUUID(),
      staffId: randomUUID(),
      role: 'support' as const,
      operation: 'showAccount',
      accountId: id,
      reason: 'Nora asked by phone',
      outcome: 'done',
    };
    await em().insert(AuditEntry, entry);
    await purge();
    const kept = await em().findOneOrFail(AuditEntry, entry.requestId);
    expect(kept).toMatchObject({ ...entry, reason: '' });
  });

  it('removes the unsent emails to the person, and no emails or messages of others', async () => {
    const stranger = await addDeleted(0);
    const before = await queuedEmails(em());
    await addDeleted(DUE_MS);
    expect(await queuedEmails(em())).toHaveLength(before.length + 5);
    await purge();
    expect(await queuedEmails(em())).toEqual(before);
    expect(await tablesWith(em(), stranger.mark)).toContain('public.contact_messages');
  });

  it('removes more prompts than one batch', async () => {
    const { id, promptId } = await addDeleted(DUE_MS);
    await em().execute(
      `insert into prompts (id, user_id, status, created_at, deadline_at, original_input,
         requested_use_case, target_model, language, optimized_prompt)
       select gen_random_uuid(), user_id, status, created_at, deadline_at, original_input,
         requested_use_case, target_model, language, optimized_prompt
       from prompts, generate_series(1, 2500) where id = ?`,
      [promptId],
    );
    await purge();
    expect(await isGone(id)).toBe(true);
  });

  it('ends an open generation with its refund before removing it', async () => {
    const { id, mark } = await addDeleted(DUE_MS);
    const open = { status: 'queued', optimizedPrompt: null } as const;
    const promptId = await addPrompt(em(), id, mark, { ...open, deadlineAt: new Date() });
    await purge();
    expect(await promptsOf(id)).toBe(1);
    const store = openQueueStore(workers.settings);
    await new OverdueGenerations(em(), new GenerationRecord(em(), store)).end();
    await store.replies.close();
    await purge();
    expect(await isGone(id)).toBe(true);
    const entries = (await entriesOf(id)).map(({ reference }) => reference);
    expect(entries.slice(-2)).toEqual([`generation:${promptId}`, `refund:${promptId}`]);
  });

  it('still applies later events of the person’s payments', async () => {
    const { id, bought } = await addDeleted(DUE_MS);
    await purge();
    const charge = { id: `ch_${id}`, payment_intent: bought.intent };
    await deliverEvent(em(), 'charge.refunded', { ...charge, amount_refunded: 250 });
    expect(await userOf(id)).toMatchObject({ credits: 59, plan: 'booster' });
    const dispute = { ...charge, id: `dp_${id}`, charge: charge.id, amount: 249 };
    await deliverEvent(em(), 'charge.dispute.created', { ...dispute, status: 'needs_response' });
    expect(await userOf(id)).toMatchObject({ credits: 9, plan: 'free' });
    await deliverEvent(em(), 'charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await userOf(id)).toMatchObject({ credits: 59, plan: 'booster', fullName: '' });
  });
});

describe('a purge and a restore at the same moment', () => {
  const waiting = (count: number) =>
    until(async () => {
      const [row] = await em().execute<{ blocked: number }[]>(
        `select count(*)::int as blocked from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.blocked === count;
    });
  const lock = 'select purged_at from users where id = ? for update';

  it.each([
    ['restore', 'null'],
    ['restore, with another deletion,', 'now()'],
  ])('leave the account complete when the %s is first', async (_what, deletedAt) => {
    const { id, mark } = await addDeleted(DUE_MS);
    const whole = await tablesWith(em(), mark);
    let purged: Promise<void> | undefined;
    await em().transactional(async (tx) => {
      await tx.execute(lock, [id]);
      purged = purge();
      await waiting(1);
      await tx.execute(`update users set deleted_at = ${deletedAt} where id = ?`, [id]);
    });
    await purged;
    expect(await tablesWith(em(), mark)).toEqual(whole);
  });

  it('leave nothing to restore when the purge is first', async () => {
    const { id } = await addDeleted(DUE_MS);
    let [purged, restored]: Promise<unknown>[] = [];
    await em().transactional(async (tx) => {
      await tx.execute('select from email_tokens where user_id = ? for key share', [id]);
      purged = purge();
      await waiting(1);
      restored = em().execute(lock, [id]);
      await waiting(2);
    });
    await purged;
    expect(await restored).toEqual([{ purged_at: expect.any(String) }]);
    expect(await isGone(id)).toBe(true);
  });
});

describe('an account that cannot be purged', () => {
  it('does not block others, and stays unchanged', async () => {
    const [stuck, next] = [await addDeleted(DUE_MS), await addDeleted(DUE_MS)];
    const email = `${stuck.id}@purged.invalid`;
    await em().nativeUpdate(User, (await addDeleted(0)).id, { email });
    const whole = await tablesWith(em(), stuck.mark);
    await purge();
    expect(await isGone(next.id)).toBe(true);
    expect(await tablesWith(em(), stuck.mark)).toEqual(whole);
    await em().nativeUpdate(User, { email }, { email: 'elsewhere@example.com' });
    await purge();
    expect(await isGone(stuck.id)).toBe(true);
  });

  it('is continued at the next run when it was interrupted halfway', async () => {
    const { id, mark } = await addDeleted(DUE_MS);
    await em().execute(
      `create function stop() returns trigger language plpgsql as $$ begin raise 'the power went'; end $$;
       create trigger stop before delete on prompts for each statement execute function stop();`,
    );
    await purge();
    expect(await userOf(id)).toMatchObject({ fullName: '', purging: true });
    expect(await tablesWith(em(), mark)).toEqual(['public.prompts']);
    await em().execute('drop function stop cascade');
    await purge();
    expect(await isGone(id)).toBe(true);
  });
});
