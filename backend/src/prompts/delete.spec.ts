import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { findLedgerViolations } from '@promptmint/core/credits/ledger-invariants';
import { until } from '../../../core/testing/until.ts';
import { openEvents } from '../../testing/event-stream.ts';
import { addPrompt } from '../../testing/many-prompts.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ago = (ms: number) => new Date(Date.now() - ms);
const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const NOT_FOUND = { status: 404, body: { code: 'prompt_not_found' } };
const GONE = { status: 410, body: { code: 'prompt_deleted' } };
const OPEN = { status: 409, body: { code: 'prompt_open' } };

let api: TestApi;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi();
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const generate = (user: TestUser, change: object = {}, key: string = randomUUID()) =>
  user.send('POST', '/api/prompts/generate', { ...REQUEST, ...change }, { 'idempotency-key': key });
const refine = (user: TestUser, id: string, wish = 'shorter') =>
  user.send('POST', `/api/prompts/${id}/refine`, { wish });
const remove = (user: TestUser, id: string, query = '') =>
  user.send('DELETE', `/api/prompts/${id}${query}`);
const restore = (user: TestUser, id: string) => user.send('POST', `/api/prompts/${id}/restore`);
const listed = async (user: TestUser, query = '') =>
  (await user.get(`/api/prompts/history${query}`)).body.prompts.map(({ id }: Prompt) => id);
const versionsOf = async (user: TestUser, id: string) =>
  (await user.get(`/api/prompts/${id}/versions`)).body.versions.map(
    ({ version }: Prompt) => version,
  );
const change = (id: string, columns: Partial<Prompt>) => api.em().nativeUpdate(Prompt, id, columns);
const idOf = async (user: TestUser, version: number) =>
  (await api.em().findOneOrFail(Prompt, { user: user.id, version })).id;

/** A prompt and two refinements of it. */
async function addFamily(user: TestUser): Promise<[string, string, string]> {
  const first = (await generate(user)).body.id;
  const [second, third] = [await refine(user, first), await refine(user, first, 'longer')];
  return [first, second.body.id, third.body.id];
}

describe('DELETE /api/prompts/{id}', () => {
  it('removes the prompt from every way to it at once', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    const [{ status, body }, now] = [await remove(user, id), Date.now()];
    expect({ status, deleted: body.deleted }).toEqual({ status: 200, deleted: [id] });
    expect(Math.abs(Date.parse(body.restore_until) - now - 10 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    expect(await listed(user)).toEqual([]);
    expect(await listed(user, '?q=bakery')).toEqual([]);
    expect(await user.get(`/api/prompts/${id}`)).toMatchObject(NOT_FOUND);
    expect(await user.get(`/api/prompts/${id}/versions`)).toMatchObject(NOT_FOUND);
    expect(await user.send('PUT', `/api/prompts/${id}/favourite`)).toMatchObject(NOT_FOUND);
    expect(await refine(user, id)).toMatchObject(NOT_FOUND);
    expect(await generate(user, { regenerates: id })).toMatchObject(NOT_FOUND);
    expect((await user.get('/api/auth/export')).body.prompts).toEqual([]);
  });

  it('leaves totals and credits as they are, and the ledger names a deleted prompt', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    const totals = (await user.get('/api/prompts/stats/summary')).body;
    await remove(user, id);
    expect((await user.get('/api/prompts/stats/summary')).body).toEqual(totals);
    const { entries } = (await user.get('/api/credits/ledger')).body;
    expect(entries[0]).toMatchObject({
      kind: 'generation',
      belongs_to: { type: 'prompt', id: null, label: 'deleted prompt' },
    });
    expect(await api.em().execute(findLedgerViolations())).toEqual([]);
  });

  it('removes one version, and later versions keep their numbers', async () => {
    const user = await api.signUp();
    const [first, second, third] = await addFamily(user);
    await remove(user, third);
    expect(await versionsOf(user, first)).toEqual([1, 2]);
    await remove(user, first);
    expect(await versionsOf(user, second)).toEqual([2]);
    expect((await refine(user, second)).body).toMatchObject({ version: 4, refines: second });
  });

  it('removes all versions where the person asks for that', async () => {
    const user = await api.signUp();
    const family = await addFamily(user);
    const { body } = await remove(user, family[1], '?versions=all');
    expect(body.deleted).toEqual(family);
    expect(await listed(user)).toEqual([]);
  });

  it('takes failed attempts to refine a version along, and brings them back with it', async () => {
    const user = await api.signUp();
    const id = (await generate(user, { user_input: 'plain job ad' })).body.id;
    expect((await refine(user, id)).status).toBe(422);
    const failed = await idOf(user, 2);
    expect((await remove(user, id)).body.deleted).toEqual([id, failed]);
    expect((await user.get('/api/auth/export')).body.prompts).toEqual([]);
    expect((await restore(user, id)).body.restored).toEqual([id, failed]);
  });

  it('answers the same when it is repeated, and 404 once it cannot be undone', async () => {
    const user = await api.signUp();
    const [first] = await addFamily(user);
    const { body } = await remove(user, first);
    expect(await remove(user, first)).toEqual({ status: 200, body });
    await change(first, { deletedAt: ago(10 * MINUTE_MS) });
    expect(await remove(user, first)).toMatchObject(NOT_FOUND);
  });

  it('gives 10 minutes to undo all of it when a second deletion takes the other versions along', async () => {
    const user = await api.signUp();
    const family = await addFamily(user);
    await remove(user, family[1]);
    await change(family[1], { deletedAt: ago(9 * MINUTE_MS) });
    const { body } = await remove(user, family[1], '?versions=all');
    expect([...body.deleted].sort()).toEqual([...family].sort());
    expect(Date.parse(body.restore_until)).toBeGreaterThan(Date.now() + 8 * MINUTE_MS);
    expect(await remove(user, family[0], '?versions=all')).toMatchObject({ body });
    const { body: back } = await restore(user, family[2]);
    expect([...back.restored].sort()).toEqual([...family].sort());
    expect(await versionsOf(user, family[0])).toEqual([1, 2, 3]);
  });

  it('finds the prompt by an id in capitals, as reading it does, and so does undoing it', async () => {
    const user = await api.signUp();
    const { id } = (await generate(user)).body;
    const capitals = id.toUpperCase();
    expect((await user.get(`/api/prompts/${capitals}`)).body.id).toBe(id);
    expect((await remove(user, capitals)).body.deleted).toEqual([id]);
    expect((await restore(user, capitals)).body.restored).toEqual([id]);
  });

  it('answers 409 while the prompt, or one of all its versions, is being written', async () => {
    const user = await api.signUp();
    const open = await openEvents(api, user, '/api/prompts/generate', {
      ...REQUEST,
      user_input: 'hold it',
    });
    const id = (await open.next())?.data.id;
    expect(await remove(user, id)).toMatchObject(OPEN);
    await worker.end(id, 'succeeded');
    await open.rest();
    const refinement = await openEvents(api, user, `/api/prompts/${id}/refine`, { wish: 'longer' });
    const second = (await refinement.next())?.data.id;
    expect(await remove(user, id, '?versions=all')).toMatchObject(OPEN);
    expect(await listed(user)).toEqual([id]);
    // The refinement has its own copy of the request, and is paid for.
    expect((await remove(user, id)).status).toBe(200);
    await worker.end(second, 'succeeded');
    expect((await refinement.rest()).at(-1)).toMatchObject({ event: 'result' });
    expect(await listed(user)).toEqual([second]);
  });

  it('answers 404 for a prompt of another account, an unknown one, and one that the plan hides', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    const theirs = await addPrompt(api, stranger);
    const hidden = await addPrompt(api, user, { createdAt: ago(8 * DAY_MS) });
    for (const id of [theirs, hidden, randomUUID()]) {
      expect(await remove(user, id)).toMatchObject(NOT_FOUND);
    }
    expect(await restore(user, theirs)).toMatchObject(NOT_FOUND);
    expect(await listed(stranger)).toEqual([theirs]);
    expect(await remove(user, 'first')).toMatchObject({ status: 400 });
    expect(await remove(user, hidden, '?versions=some')).toMatchObject({ status: 400 });
  });
});

describe('the Idempotency-Key of a deleted prompt', () => {
  it('answers 410, charges nothing, and answers the prompt again after a restore', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const first = await generate(user, {}, key);
    await remove(user, first.body.id);
    expect(await generate(user, {}, key)).toMatchObject(GONE);
    expect(await generate(user, { language: 'de' }, key)).toMatchObject({ status: 409 });
    expect((await user.get('/api/auth/credits')).body.credits).toBe(9);
    await restore(user, first.body.id);
    expect(await generate(user, {}, key)).toEqual(first);
  });
});

describe('an event stream', () => {
  it('shows nothing of a prompt that was deleted since the stream was asked for', async () => {
    const user = await api.signUp();
    const stream = await openEvents(api, user, '/api/prompts/generate', {
      ...REQUEST,
      user_input: 'hold it',
    });
    const id = (await stream.next())?.data.id;
    await api.em().transactional(async (tx) => {
      await tx.execute(
        `update prompts set status = 'succeeded', optimized_prompt = 'text', use_case = 'content_creation',
           deleted_at = now() where id = ?`,
        [id],
      );
    });
    expect(await stream.rest()).toMatchObject([
      { event: 'error', data: { statusCode: 410, code: 'prompt_deleted' } },
    ]);
  });
});

describe('POST /api/prompts/{id}/restore', () => {
  it('brings the prompt back as it was, however often it is sent', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    const before = (await user.get(`/api/prompts/${id}`)).body;
    await remove(user, id);
    for (const answer of [await restore(user, id), await restore(user, id)]) {
      expect(answer).toEqual({ status: 200, body: { restored: [id] } });
    }
    expect((await user.get(`/api/prompts/${id}`)).body).toEqual(before);
  });

  it('brings back what was deleted together, and no version that was deleted on its own', async () => {
    const user = await api.signUp();
    const [first, second, third] = await addFamily(user);
    await remove(user, second);
    await remove(user, first, '?versions=all');
    expect((await restore(user, third)).body.restored).toEqual([first, third]);
    expect(await versionsOf(user, first)).toEqual([1, 3]);
    await restore(user, second);
    expect(await versionsOf(user, first)).toEqual([1, 2, 3]);
  });

  it('works until 10 minutes have passed, and answers 410 from then on', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    await change(id, { deletedAt: ago(9.5 * MINUTE_MS) });
    expect((await restore(user, id)).status).toBe(200);
    await change(id, { deletedAt: ago(10 * MINUTE_MS) });
    expect(await restore(user, id)).toMatchObject(GONE);
  });

  it('brings back a prompt that has left the window of the plan meanwhile', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user, { createdAt: ago(8 * DAY_MS), deletedAt: new Date() });
    expect((await restore(user, id)).status).toBe(200);
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect(await listed(user)).toEqual([id]);
  });
});

describe('at the same moment', () => {
  const LOCK = 'select from prompts where id = ? for no key update';
  const waiting = (count: number) =>
    until(async () => {
      const [row] = await api.em().execute<{ blocked: number }[]>(
        `select count(*)::int as blocked from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.blocked === count;
    });

  it('a refinement and a deletion of its source: the refinement is not charged', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    let refined: ReturnType<typeof refine> | undefined;
    await api.em().transactional(async (tx) => {
      await tx.execute(LOCK, [id]);
      refined = refine(user, id);
      await waiting(1);
      await tx.execute('update prompts set deleted_at = now() where id = ?', [id]);
    });
    expect(await refined).toMatchObject(NOT_FOUND);
    expect((await user.get('/api/auth/credits')).body.credits).toBe(9);
  });

  it('a refinement and a deletion of all versions: the new version is seen, and nothing is deleted', async () => {
    const user = await api.signUp();
    const id = (await generate(user)).body.id;
    let deletion: ReturnType<typeof remove> | undefined;
    await api.em().transactional(async (tx) => {
      await tx.execute(LOCK, [id]);
      deletion = remove(user, id, '?versions=all');
      await waiting(1);
      const added = await addPrompt(api, user, { status: 'queued', optimizedPrompt: null });
      await tx.execute(
        `update prompts set family = ?, version = 2, refines = ?, wish = 'shorter' where id = ?`,
        [id, id, added],
      );
    });
    expect(await deletion).toMatchObject(OPEN);
    expect(await listed(user)).toEqual([id]);
  });

  it('a restore and a purge of one version: nothing comes back in part', async () => {
    const user = await api.signUp();
    const [first, second] = await addFamily(user);
    await remove(user, first, '?versions=all');
    let restored: ReturnType<typeof restore> | undefined;
    await api.em().transactional(async (tx) => {
      await tx.execute(LOCK, [second]);
      restored = restore(user, first);
      await waiting(1);
      await tx.execute(
        `update prompts set purged_at = now(), original_input = '', optimized_prompt = '',
           sections = null, placeholders = null, quality_spans = null, request_spans = null
         where id = ?`,
        [second],
      );
    });
    expect(await restored).toMatchObject(GONE);
    expect(await listed(user)).toEqual([]);
  });
});
