import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { metricValue } from '../../testing/metrics-text.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { debitGeneration, grantSignupCredits } from '../credits/credit-ledger.js';
import { addCreditCounter } from './credit-counter.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();

/** A page whose every look reads the ledger. */
async function openPage(pace: { settledSeconds: number; maxAgeMs: number }) {
  const registry = new Registry();
  addCreditCounter(registry, em(), pace);
  const moved = async (kind: string) =>
    metricValue(await registry.metrics(), `promptmint_credits_total{kind="${kind}"}`);
  await moved('signup');
  return moved;
}

async function spendOne(): Promise<void> {
  const user = await db.addUser();
  await grantSignupCredits(em(), user);
  await debitGeneration(em(), user, randomUUID());
}

describe('promptmint_credits_total', () => {
  it('counts each entry once by its kind, from the start of the process', async () => {
    await spendOne();
    const moved = await openPage({ settledSeconds: 0, maxAgeMs: 0 });
    expect([await moved('signup'), await moved('generation')]).toEqual([0, 0]);
    await spendOne();
    await spendOne();
    expect([await moved('signup'), await moved('generation')]).toEqual([20, 2]);
    expect([await moved('signup'), await moved('refund')]).toEqual([20, 0]);
  });

  it('counts an entry that was numbered first and committed last', async () => {
    const pace = { settledSeconds: 3_600, maxAgeMs: 0 };
    const moved = await openPage(pace);
    const [slow, quick] = [await db.addUser(), await db.addUser()];
    const open = em();
    await open.begin();
    await grantSignupCredits(open, slow);
    await grantSignupCredits(em(), quick);
    expect(await moved('signup')).toBe(0);
    await open.commit();
    pace.settledSeconds = 0;
    expect(await moved('signup')).toBe(20);
  });
});
