import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Payment } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { Metrics } from '../metrics/metrics.js';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { Auditor } from './auditor.js';

const errors: unknown[] = [];
let workers: TestWorkers;
beforeAll(async () => {
  // Not Logger.overrideLogger: an API that failed to start in another file leaves Nest's logger buffering.
  jest.spyOn(Logger.prototype, 'error').mockImplementation((said) => void errors.push(said));
  workers = await openTestWorkers();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await workers.close();
});

/** Changes that the database itself refuses, made with its rules switched off. */
const force = (sql: string, values: unknown[]) =>
  workers.em().transactional(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute(sql, values);
  });

async function openAuditor(em: EntityManager = workers.em()) {
  const metrics = new Metrics();
  const auditor = new Auditor(em, metrics);
  const shown = async () => {
    const text = await metrics.registry.metrics();
    const lines = text.matchAll(/^promptmint_ledger_drift\{rule="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, rule, count]) => [rule, Number(count)]));
  };
  return { auditor, shown, metrics };
}

const WELL = { balance: 0, negative: 0, owed: 0, debit: 0, payment: 0, deadline: 0 };
const succeeded = { status: 'succeeded', optimizedPrompt: 'done', endedAt: new Date() } as const;

describe('Auditor', () => {
  it('reports nothing for a generation that is open, has a result or was refunded', async () => {
    const { auditor, shown } = await openAuditor();
    expect(await shown()).toEqual(WELL);
    await workers.commitRequest();
    await workers.commitRequest(succeeded);
    await auditor.lookAtTouched();
    expect(await shown()).toEqual(WELL);
  });

  it.each([
    [
      'balance',
      async (id: string) => {
        await force('update users set credits = credits + 5 where id = ?', [
          (await workers.promptOf(id)).user.id,
        ]);
      },
      async (id: string) => {
        await force('update users set credits = credits - 5 where id = ?', [
          (await workers.promptOf(id)).user.id,
        ]);
      },
    ],
    [
      'debit',
      (id: string) => workers.em().nativeUpdate(Prompt, id, { status: 'failed' }),
      (id: string) => workers.em().nativeUpdate(Prompt, id, { status: 'queued' }),
    ],
    [
      'deadline',
      (id: string) => workers.em().nativeUpdate(Prompt, id, { deadlineAt: minutesAgo(5) }),
      (id: string) => workers.em().nativeUpdate(Prompt, id, { deadlineAt: new Date() }),
    ],
    ['payment', addPaid, removePayments],
  ])(
    'reports a break of the rule "%s" in metric and log until it is repaired',
    async (rule, breakRule, repair) => {
      const { auditor, shown } = await openAuditor();
      const id = await workers.commitRequest();
      await auditor.lookAtTouched();
      expect(await shown()).toEqual(WELL);
      await breakRule(id);
      await auditor.lookAtTouched();
      expect(await shown()).toEqual({ ...WELL, [rule]: 1 });
      const userId = (await workers.promptOf(id)).user.id;
      expect(errors).toContainEqual({ rule, userId, id: expect.any(String) });
      await repair(id);
      await auditor.lookAtTouched();
      expect(await shown()).toEqual(WELL);
    },
  );

  it('finds broken rules in accounts without recent changes when it looks at all accounts', async () => {
    const { auditor, shown } = await openAuditor();
    const id = await workers.commitRequest(succeeded);
    await force("delete from credit_entries where reference = 'generation:' || ?", [id]);
    await auditor.lookAtAll();
    expect(await shown()).toEqual({ ...WELL, balance: 1, debit: 1 });
    await force(
      `insert into credit_entries (user_id, kind, amount, balance_after, reference)
       select user_id, 'generation', -1, 9, 'generation:' || id from prompts where id = ?`,
      [id],
    );
    await auditor.lookAtAll();
    expect(await shown()).toEqual(WELL);
  });

  it('checks the others, and names the account, where one is too large to be checked in time', async () => {
    const [large, broken] = [await workers.commitRequest(), await workers.commitRequest()];
    const owner = async (id: string) => (await workers.promptOf(id)).user.id;
    const [largeOwner, brokenOwner] = [await owner(large), await owner(broken)];
    const real = workers.em();
    let isLarge = true;
    const em = { fork: () => ({ execute }) } as unknown as EntityManager;
    const tooSlow = (tx: EntityManager) =>
      tx.execute(`set local statement_timeout = '1ms'; select pg_sleep(10)`);
    async function execute(sql: string, values: unknown[]): Promise<unknown> {
      const isSlow = isLarge && String(values).includes(largeOwner);
      return isSlow ? real.transactional(tooSlow) : real.execute(sql, values);
    }
    const { auditor, shown, metrics } = await openAuditor(em);
    await force('update users set credits = credits + 5 where id = ?', [brokenOwner]);
    await auditor.lookAtTouched();
    expect(await shown()).toEqual({ ...WELL, balance: 1 });
    expect(await metrics.registry.metrics()).toContain('promptmint_ledger_unchecked_accounts 1');
    expect(errors).toContainEqual({ userId: largeOwner });
    isLarge = false;
    const hourLater = Date.now() + 60 * 60 * 1_000 + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(hourLater);
    await auditor.lookAtTouched();
    clock.mockRestore();
    expect(await metrics.registry.metrics()).toContain('promptmint_ledger_unchecked_accounts 0');
    await force('update users set credits = credits - 5 where id = ?', [brokenOwner]);
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function addPaid(promptId: string): Promise<void> {
  const { user } = await workers.promptOf(promptId);
  const now = new Date();
  const bought = { pack: 'starter', credits: 25, amountCents: 199, currency: 'usd' } as const;
  await workers.em().insert(Payment, {
    ...bought,
    id: randomUUID(),
    user,
    livemode: false,
    createdAt: now,
    paidAt: now,
    status: 'paid',
    checkoutSession: `cs_${promptId}`,
  });
}

async function removePayments(promptId: string): Promise<void> {
  const { user } = await workers.promptOf(promptId);
  await workers.em().nativeDelete(Payment, { user });
}
