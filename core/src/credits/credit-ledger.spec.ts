import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { CreditEntry } from '../database/entities/credit-entry.js';
import { User } from '../database/entities/user.js';
import {
  debitGeneration,
  grantSignupCredits,
  OutOfCreditsError,
  refundGeneration,
} from './credit-ledger.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const balanceOf = async (user: string) => (await em().findOneOrFail(User, user)).credits;
const entriesOf = (user: string) => em().find(CreditEntry, { user }, { orderBy: { id: 'asc' } });

describe('credit ledger', () => {
  it('grants the free credits once', async () => {
    const user = await db.addUser();
    await expect(grantSignupCredits(em(), user)).resolves.toBe(true);
    await expect(grantSignupCredits(em(), user)).resolves.toBe(false);
    expect(await balanceOf(user)).toBe(10);
  });

  it('takes one credit per prompt, however often the debit is replayed', async () => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    const prompt = randomUUID();
    await debitGeneration(em(), user, prompt);
    await debitGeneration(em(), user, prompt);
    expect(await balanceOf(user)).toBe(9);
  });

  it('replays the debit that took the last credit without an error', async () => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    const prompts = Array.from({ length: 10 }, () => randomUUID());
    for (const prompt of prompts) await debitGeneration(em(), user, prompt);
    await debitGeneration(em(), user, prompts[9] ?? '');
    expect(await balanceOf(user)).toBe(0);
  });

  it('refuses a debit that the balance does not cover and writes nothing', async () => {
    const user = await db.addUser();
    await expect(debitGeneration(em(), user, randomUUID())).rejects.toThrow(OutOfCreditsError);
    expect(await entriesOf(user)).toEqual([]);
  });

  it('writes the balance after each entry', async () => {
    const user = await db.addUser();
    const prompt = randomUUID();
    await grantSignupCredits(em(), user);
    await debitGeneration(em(), user, prompt);
    await refundGeneration(em(), user, prompt);
    expect(
      (await entriesOf(user)).map(({ kind, amount, balanceAfter, reference }) => ({
        kind,
        amount,
        balanceAfter,
        reference,
      })),
    ).toEqual([
      { kind: 'signup', amount: 10, balanceAfter: 10, reference: `signup:${user}` },
      { kind: 'generation', amount: -1, balanceAfter: 9, reference: `generation:${prompt}` },
      { kind: 'refund', amount: 1, balanceAfter: 10, reference: `refund:${prompt}` },
    ]);
  });

  it('leaves no trace of a transaction that was rolled back', async () => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    const failing = em().transactional(async (tx) => {
      await debitGeneration(tx, user, randomUUID());
      throw new Error('crash before the commit');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await balanceOf(user)).toBe(10);
  });

  it('allows exactly as many of 20 concurrent debits as there are credits', async () => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    const debits = await Promise.allSettled(
      Array.from({ length: 20 }, () => debitGeneration(em(), user, randomUUID())),
    );
    expect(debits.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await balanceOf(user)).toBe(0);
  });

  it('keeps its rules under any interleaving of grants, debits, refunds and replays', async () => {
    const step = fc.record({
      kind: fc.constantFrom('grant', 'debit', 'refund'),
      user: fc.nat({ max: 1 }),
      prompt: fc.nat({ max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 }),
        async (waves) => {
          const users = [await db.addUser(), await db.addUser()];
          const prompts = users.map(() => Array.from({ length: 8 }, () => randomUUID()));
          for (const wave of waves) {
            await Promise.all(
              wave.map((s) => run(s.kind, users[s.user] ?? '', prompts[s.user]?.[s.prompt] ?? '')),
            );
          }
          for (const user of users) await expectLaw(user);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Refunds only follow a debit, as in the product: a refund without one would create a credit. */
async function run(kind: string, user: string, prompt: string): Promise<void> {
  if (kind === 'grant') await grantSignupCredits(em(), user);
  if (kind === 'debit') {
    await debitGeneration(em(), user, prompt).catch((error: unknown) => {
      if (!(error instanceof OutOfCreditsError)) throw error;
    });
  }
  if (kind === 'refund') {
    const debited = await em().count(CreditEntry, { reference: `generation:${prompt}` });
    if (debited > 0) await refundGeneration(em(), user, prompt);
  }
}

async function expectLaw(user: string): Promise<void> {
  const entries = await entriesOf(user);
  const balance = await balanceOf(user);
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(new Set(entries.map((entry) => entry.reference)).size).toBe(entries.length);
  let running = 0;
  for (const entry of entries) {
    running += entry.amount;
    expect(entry.balanceAfter).toBe(running);
    expect(running).toBeGreaterThanOrEqual(0);
  }
}

describe('what the database itself enforces', () => {
  const refused = async (sql: string) => expect(em().execute(sql)).rejects.toThrow();

  it.each([
    ['a changed entry', "update credit_entries set amount = 5 where reference = 'signup:%'"],
    ['a deleted entry', "delete from credit_entries where reference = 'signup:%'"],
    ['a balance set past the ledger', "update users set credits = credits + 100 where id = '%'"],
  ])('refuses %s', async (_name, sql) => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    await refused(sql.replace('%', user));
    expect(await balanceOf(user)).toBe(10);
    expect(await entriesOf(user)).toHaveLength(1);
  });

  it('refuses to empty the ledger', () => refused('truncate credit_entries cascade'));

  it('refuses an account that starts with credits', () =>
    refused(
      `insert into users (id, email, password_hash, full_name, credits, created_at)
       values (gen_random_uuid(), 'rich@example.com', 'none', 'Rich', 5, now())`,
    ));

  it('refuses to delete a person who has a ledger', async () => {
    const user = await db.addUser();
    await grantSignupCredits(em(), user);
    await refused(`delete from users where id = '${user}'`);
  });
});
