import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
});
