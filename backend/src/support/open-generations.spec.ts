import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failureOf } from '@promptmint/core/credits/generation-end';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { until } from '../../../core/testing/until.ts';
import { auditOf, REASON, setRole, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const TEXT = 'hold a secret idea';
const REQUEST = {
  user_input: TEXT,
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

let api: TestApi;
let support: TestStaff;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

/** A generation that stays open, and the answer that its person waits for. */
async function begin() {
  const user = await api.signUp();
  const answer = user.send('POST', '/api/prompts/generate', REQUEST);
  const prompt = await until(() => api.em().findOne(Prompt, { user: user.id }));
  return { user, id: prompt.id, answer };
}
const end = (id: string, staff = support) => staff.call('POST', `open-generations/${id}/end`);
const refundsOf = (user: TestUser) =>
  api.em().count(CreditEntry, { user: user.id, kind: 'refund' });
const ENDED = { status: 409, body: { code: 'generation_ended' } };

describe('generations without an end', () => {
  it('are listed without texts, the overdue ones first', async () => {
    const [late, young] = [await begin(), await begin()];
    const deadlineAt = new Date(Date.now() - 60_000);
    await api.em().nativeUpdate(Prompt, late.id, { deadlineAt });
    const { body } = await support.call('GET', 'open-generations?limit=10');
    expect(body.total).toBe(2);
    expect(body.generations).toEqual([
      {
        prompt_id: late.id,
        account_id: late.user.id,
        status: 'queued',
        created_at: expect.any(String),
        deadline_at: deadlineAt.toISOString(),
        overdue: true,
      },
      expect.objectContaining({ prompt_id: young.id, overdue: false }),
    ]);
    expect(JSON.stringify(body)).not.toContain(TEXT);
    for (const { id, answer } of [late, young]) {
      await end(id);
      await answer;
    }
    expect((await support.call('GET', 'open-generations')).body.total).toBe(0);
  });

  it('end with one refund, and the person who waits learns it at once', async () => {
    const { user, id, answer } = await begin();
    expect(await end(id)).toEqual({
      status: 200,
      body: { prompt_id: id, account_id: user.id, balance: 10 },
    });
    expect(await answer).toMatchObject({ status: 500, body: { code: 'generation_failed' } });
    expect(await api.em().count(OutboxMessage, { queue: 'generation', key: id })).toBe(0);
    expect(await end(id)).toMatchObject(ENDED);
    expect(await refundsOf(user)).toBe(1);
    const [entry] = (await auditOf(api, support)).filter(
      ({ operation, accountId }) => operation === 'endGeneration' && accountId === user.id,
    );
    expect(entry).toMatchObject({
      outcome: 'done',
      before: { prompt_id: id, state: 'open' },
      after: { state: 'refunded', balance: 10 },
    });
  });

  it('end whole when the id is written in capitals', async () => {
    const { id, answer } = await begin();
    expect(await end(id.toUpperCase())).toMatchObject({ status: 200, body: { prompt_id: id } });
    expect(await answer).toMatchObject({ status: 500, body: { code: 'generation_failed' } });
    expect(await api.em().count(OutboxMessage, { queue: 'generation', key: id })).toBe(0);
  });

  it('end once when two members of staff and the worker end one at once', async () => {
    const { user, id, answer } = await begin();
    const other = await signUpStaff(api, 'admin');
    const { replies } = openQueueStore(api.settings);
    const wakeUp = { promptId: id, stage: 'ended' } as const;
    const [one, two, rows] = await Promise.all([
      end(id),
      end(id, other),
      replies.commit(api.em(), wakeUp, failureOf(id)),
    ]);
    await replies.close();
    const ends = [one, two].filter(({ status }) => status === 200).length + rows.length;
    expect(ends).toBe(1);
    await answer;
    expect(await refundsOf(user)).toBe(1);
    expect((await user.get('/api/auth/credits')).body.credits).toBe(10);
  });

  it('are not ended by the member of staff whose own they are', async () => {
    const { user, id, answer } = await begin();
    await setRole(api, user, 'support');
    const path = `/api/support/open-generations/${id}/end`;
    const own = await user.send('POST', path, undefined, { 'x-reason': REASON });
    expect(own).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect(await refundsOf(user)).toBe(0);
    await end(id);
    await answer;
  });

  it('keep a result that came before, and are unknown where there is none', async () => {
    const { user, id, answer } = await begin();
    await worker.end(id, 'succeeded');
    expect(await end(id)).toMatchObject(ENDED);
    expect((await answer).status).toBe(200);
    expect(await refundsOf(user)).toBe(0);
    expect(await end(randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'prompt_not_found' },
    });
  });
});
