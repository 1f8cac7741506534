import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { addPrompt } from '../../testing/many-prompts.ts';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const path = (id: string, rest = '') => `/api/prompts/${id}${rest}`;
const favour = (user: TestUser, id: string) => user.send('PUT', path(id, '/favourite'));
const unfavour = (user: TestUser, id: string) => user.send('DELETE', path(id, '/favourite'));

/** Every operation on one prompt. */
const WAYS: [name: string, send: (user: TestUser, id: string) => ReturnType<TestUser['get']>][] = [
  ['GET /api/prompts/{id}', (user, id) => user.get(path(id))],
  ['GET /api/prompts/{id}/versions', (user, id) => user.get(path(id, '/versions'))],
  ['PUT /api/prompts/{id}/favourite', favour],
  ['DELETE /api/prompts/{id}/favourite', unfavour],
];

describe.each(WAYS)('%s', (_name, send) => {
  it('answers 404 for a prompt of another account, an unfinished one, and an unknown id', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    const theirs = await addPrompt(api, stranger);
    const failed = await addPrompt(api, user, { status: 'failed', optimizedPrompt: null });
    for (const id of [theirs, failed, randomUUID()]) {
      expect(await send(user, id)).toMatchObject({
        status: 404,
        body: { code: 'prompt_not_found' },
      });
    }
    expect(await send(user, 'first')).toMatchObject({ status: 400 });
  });

  it('finds what the plan shows, and what it hid once a larger plan shows it', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user, { createdAt: daysAgo(8) });
    expect(await send(user, id)).toMatchObject({ status: 404 });
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect(await send(user, id)).toMatchObject({ status: 200 });
  });
});

describe('one prompt', () => {
  it('is returned in the same form as in the history', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user);
    const one = await user.get(path(id));
    const { prompts } = (await user.get('/api/prompts/history')).body;
    expect(one).toEqual({ status: 200, body: prompts[0] });
    expect(one.body).toMatchObject({
      id,
      original_input: 'job ad for our bakery',
      optimized_prompt: FINISHED.optimizedPrompt,
      quality_score: null,
      favourite: false,
      api_key: null,
    });
  });

  it('shows its score on plans with quality scoring', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    const score = { quality_score: FINISHED.qualityScore };
    expect((await user.get(path(id))).body).toMatchObject(score);
    expect((await favour(user, id)).body).toMatchObject(score);
    expect((await user.get(path(id, '/versions'))).body.versions).toMatchObject([score]);
  });
});

describe('a favourite', () => {
  it('is marked and unmarked, however often, and nothing else changes', async () => {
    const user = await api.signUp();
    const [id, other] = [await addPrompt(api, user), await addPrompt(api, user)];
    const before = (await user.get(path(id))).body;
    for (const answer of [await favour(user, id), await favour(user, id)]) {
      expect(answer).toEqual({ status: 200, body: { ...before, favourite: true } });
    }
    expect((await user.get(path(id))).body.favourite).toBe(true);
    expect((await user.get(path(other))).body.favourite).toBe(false);
    for (const answer of [await unfavour(user, id), await unfavour(user, id)]) {
      expect(answer).toEqual({ status: 200, body: before });
    }
    expect((await user.get(path(id))).body).toEqual(before);
  });

  it('stays a favourite while the plan hides it', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user);
    await favour(user, id);
    await api.em().nativeUpdate(Prompt, id, { createdAt: daysAgo(8) });
    expect(await unfavour(user, id)).toMatchObject({ status: 404 });
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect((await user.get(path(id))).body.favourite).toBe(true);
  });
});

describe('the versions of a prompt', () => {
  async function addFamily(user: TestUser) {
    const first = await addPrompt(api, user, { createdAt: daysAgo(8) });
    const third = await addPrompt(api, user, {
      rootId: first,
      version: 3,
      refines: first,
      refinement: 'longer',
      createdAt: daysAgo(1),
    });
    const second = await addPrompt(api, user, {
      rootId: first,
      version: 2,
      refines: first,
      refinement: 'shorter',
      createdAt: daysAgo(2),
    });
    return [first, second, third] as const;
  }
  const versions = async (user: TestUser, id: string): Promise<string[]> =>
    (await user.get(path(id, '/versions'))).body.versions.map((item: { id: string }) => item.id);

  it('are the same from each of them, oldest first, as items of the history', async () => {
    const user = await api.signUp();
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    const [first, second, third] = await addFamily(user);
    await addPrompt(api, user, { regenerates: first });
    for (const id of [first, second, third]) {
      expect(await versions(user, id)).toEqual([first, second, third]);
    }
    const { body } = await user.get(path(third, '/versions'));
    expect(body.versions).toMatchObject([
      { version: 1, refines: null, wish: null },
      { version: 2, refines: first, wish: 'shorter' },
      { version: 3, refines: first, wish: 'longer' },
    ]);
    expect(body.versions[1]).toEqual((await user.get(path(second))).body);
  });

  it('are only those that the plan shows', async () => {
    const user = await api.signUp();
    const [, second, third] = await addFamily(user);
    expect(await versions(user, third)).toEqual([second, third]);
  });

  it('are only the prompt itself if it was never refined', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user);
    await addPrompt(api, user);
    expect(await versions(user, id)).toEqual([id]);
  });

  it('are read from their index', async () => {
    const plan = await api.em().transactional(async (tx) => {
      // PostgreSQL reads a small table as a whole unless that is forbidden.
      await tx.execute('set local enable_seqscan = off');
      return tx.execute<{ 'QUERY PLAN': string }[]>(
        `explain select * from prompts where user_id = ? and status = 'succeeded'
         and coalesce(family, id) = ? order by version`,
        [randomUUID(), randomUUID()],
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('prompts_version');
  });
});
