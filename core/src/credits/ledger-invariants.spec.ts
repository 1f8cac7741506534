import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { Payment } from '../database/entities/payment.js';
import { Prompt } from '../database/entities/prompt.js';
import {
  debitGeneration,
  grantPurchase,
  grantSignupCredits,
  refundGeneration,
  takeBackRefund,
} from './credit-ledger.js';
import { findLedgerViolations, type LedgerViolation } from './ledger-invariants.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

/**
 * An account with the usual entries: free credits, three prompts, a pack that was partly refunded.
 */
async function usualAccount() {
  const user = await db.addUser();
  await grantSignupCredits(em(), user);
  const succeeded = await generate(user, { status: 'succeeded', optimizedPrompt: 'You write.' });
  const failed = await generate(user, { status: 'failed' });
  await refundGeneration(em(), user, failed);
  const open = await generate(user, { status: 'running' });
  const payment = await buy(user);
  await takeBackRefund(em(), user, { charge: `ch_${payment}`, cumulativeCents: 100 }, 13);
  await em().nativeUpdate(Payment, payment, { revokedCredits: 13 });
  return { user, succeeded, failed, open, payment };
}

async function generate(user: string, columns: Partial<Prompt>): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await em().insert(Prompt, {
    id,
    user,
    createdAt: now,
    deadlineAt: now,
    originalInput: 'an idea',
    requestedUseCase: 'auto_detect',
    targetModel: 'claude',
    language: 'en',
    ...columns,
  });
  await debitGeneration(em(), user, id);
  return id;
}

async function buy(user: string): Promise<string> {
  const id = randomUUID();
  await em().insert(Payment, {
    id,
    user,
    pack: 'starter',
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    status: 'paid',
    checkoutSession: `cs_${id}`,
    grantedCredits: 25,
    createdAt: new Date(),
  });
  await grantPurchase(em(), user, `cs_${id}`, 25);
  return id;
}

const violations = (user: string) =>
  em().execute<LedgerViolation[]>(findLedgerViolations(`select '${user}'::uuid as id`));

/** Makes a change that the database itself would refuse. */
async function force(sql: string): Promise<void> {
  await em().transactional(async (tx) => {
    for (const table of ['credit_entries', 'users'])
      await tx.execute(`alter table ${table} disable trigger user`);
    await tx.execute(sql);
    for (const table of ['credit_entries', 'users'])
      await tx.execute(`alter table ${table} enable trigger user`);
  });
}

type Account = Awaited<ReturnType<typeof usualAccount>>;

describe('the invariants of the ledger', () => {
  it('hold for an account that generated, bought and was refunded', async () => {
    const { user } = await usualAccount();
    expect(await violations(user)).toEqual([]);
  });

  it.each<[string, string, (account: Account) => string]>([
    [
      'balance',
      'another balance',
      ({ user }) => `update users set credits = credits + 1 where id = '${user}'`,
    ],
    [
      'balance',
      'an entry with another balance after it',
      ({ succeeded }) =>
        `update credit_entries set balance_after = 50 where reference = 'generation:${succeeded}'`,
    ],
    [
      'negative',
      'credits beside a debt',
      ({ user }) => `update users set credits_owed = 3 where id = '${user}'`,
    ],
    [
      'owed',
      'a debt that no payment left',
      ({ user }) => `update users set credits_owed = 3 where id = '${user}'`,
    ],
    [
      'debit',
      'a failed prompt without a refund',
      ({ succeeded }) =>
        `update prompts set status = 'failed', optimized_prompt = null where id = '${succeeded}'`,
    ],
    [
      'debit',
      'a refund of a prompt that has a result',
      ({ failed }) =>
        `update prompts set status = 'succeeded', optimized_prompt = 'x' where id = '${failed}'`,
    ],
    [
      'debit',
      'a debit of a prompt that is lost',
      ({ open }) => `delete from prompts where id = '${open}'`,
    ],
    [
      'debit',
      'a prompt without a debit',
      ({ open }) => `delete from credit_entries where reference = 'generation:${open}'`,
    ],
    [
      'debit',
      'a refund that is greater than its debit',
      ({ failed }) => `update credit_entries set amount = 2 where reference = 'refund:${failed}'`,
    ],
    [
      'payment',
      'a payment that was paid and not granted',
      ({ payment }) =>
        `update payments set granted_credits = 0, revoked_credits = 0 where id = '${payment}'`,
    ],
    [
      'payment',
      'a grant of a payment that was not paid',
      ({ payment }) => `update payments set status = 'expired' where id = '${payment}'`,
    ],
    [
      'payment',
      'a grant without a payment',
      ({ payment }) => `update payments set checkout_session = null where id = '${payment}'`,
    ],
    [
      'payment',
      'a second grant of free credits',
      ({ user, payment }) =>
        `update credit_entries set kind = 'signup' where user_id = '${user}' and reference = 'purchase:cs_${payment}'`,
    ],
    [
      'deadline',
      'an open prompt after its deadline',
      ({ open }) =>
        `update prompts set deadline_at = now() - interval '2 minutes' where id = '${open}'`,
    ],
  ])('%s finds %s', async (name, _what, change) => {
    const account = await usualAccount();
    await force(change(account));
    const found = await violations(account.user);
    expect(found).toContainEqual(
      expect.objectContaining({ invariant: name, user_id: account.user }),
    );
  });

  it('are checked in all accounts if none are named', async () => {
    const { user, open } = await usualAccount();
    await force(`delete from prompts where id = '${open}'`);
    const found = await em().execute<LedgerViolation[]>(findLedgerViolations());
    expect(found).toContainEqual({
      invariant: 'debit',
      user_id: user,
      subject: `generation:${open}`,
    });
  });
});
