import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeEvent } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { Tidying } from './tidying.js';

const HOUR_MS = 60 * 60 * 1_000;

let workers: TestWorkers;
beforeAll(async () => {
  workers = await openTestWorkers();
});
afterAll(() => workers.close());

describe('tidying', () => {
  it('forgets an Idempotency-Key after 24 hours, and no earlier', async () => {
    const used = (hours: number) =>
      workers.commitRequest({
        idempotencyKey: `key-${hours}`,
        requestHash: 'hash',
        createdAt: new Date(Date.now() - hours * HOUR_MS),
      });
    const [recent, old] = [await used(23), await used(25)];
    await new Tidying(workers.em()).tidy();
    const kept = await workers
      .em()
      .find(Prompt, { id: [recent, old] }, { orderBy: { createdAt: 'desc' } });
    expect(kept.map((prompt) => prompt.idempotencyKey)).toEqual(['key-23', null]);
  });

  it('forgets that an event of the payment provider came after 30 days, and no earlier', async () => {
    const em = workers.em();
    for (const days of [29, 31]) {
      const receivedAt = new Date(Date.now() - days * 24 * HOUR_MS);
      const came = {
        id: `evt_${days}`,
        type: 'charge.refunded',
        createdAt: receivedAt,
        receivedAt,
      };
      await em.insert(StripeEvent, came);
    }
    await new Tidying(em).tidy();
    const kept = await workers.em().find(StripeEvent, {});
    expect(kept.map(({ id }) => id)).toEqual(['evt_29']);
  });
});
