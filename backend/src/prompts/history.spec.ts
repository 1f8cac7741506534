import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function addPrompts(user: TestUser, ages: number[], targetModel: TargetModel = 'claude') {
  const em = api.em();
  for (const [index, days] of ages.entries()) {
    const id = randomUUID();
    await em.insert(Prompt, {
      ...FINISHED,
      id,
      user: user.id,
      status: 'succeeded',
      createdAt: new Date(Date.now() - days * DAY_MS - index * 1_000),
      deadlineAt: new Date(),
      originalInput: `idea ${index}`,
      requestedUseCase: 'auto_detect',
      targetModel,
      language: 'en',
    });
  }
}
const inputs = (answer: { body: { prompts: { original_input: string }[] } }) =>
  answer.body.prompts.map((prompt) => prompt.original_input);

describe('GET /api/prompts/history', () => {
  it('lists the newest first, page by page, with the total', async () => {
    const user = await api.signUp();
    await addPrompts(user, [0, 0, 0, 0, 0]);
    const first = await user.get('/api/prompts/history?limit=2');
    const last = await user.get('/api/prompts/history?limit=2&offset=4');
    expect(inputs(first)).toEqual(['idea 0', 'idea 1']);
    expect(inputs(last)).toEqual(['idea 4']);
    expect(first.body).toMatchObject({ total: 5, older_hidden: false });
  });

  it('shows what each item was made from, and no score on the free plan', async () => {
    const user = await api.signUp();
    await addPrompts(user, [0]);
    const { body } = await user.get('/api/prompts/history');
    expect(body.prompts[0]).toMatchObject({
      original_input: 'idea 0',
      optimized_prompt: FINISHED.optimizedPrompt,
      quality_score: null,
      regenerates: null,
    });
  });

  it('shows as many days as the plan reaches back, and says whether there are more', async () => {
    const user = await api.signUp();
    await addPrompts(user, [1, 6, 8, 40]);
    const seen = async () => {
      const { body } = await user.get('/api/prompts/history');
      return [body.prompts.length, body.total, body.older_hidden];
    };
    expect(await seen()).toEqual([2, 2, true]);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect(await seen()).toEqual([3, 3, true]);
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect(await seen()).toEqual([4, 4, false]);
  });

  it('does not show it to another account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    await addPrompts(user, [0]);
    expect((await stranger.get('/api/prompts/history')).body).toMatchObject({
      prompts: [],
      total: 0,
    });
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'offset=-1', 'page=2'])(
    'refuses ?%s',
    async (query) => {
      const user = await api.signUp();
      const answer = await user.get(`/api/prompts/history?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('GET /api/prompts/stats/summary', () => {
  it('counts everything, whatever the plan shows', async () => {
    const user = await api.signUp();
    await addPrompts(user, [0, 50], 'gemini');
    await addPrompts(user, [0], 'claude');
    expect(await user.get('/api/prompts/stats/summary')).toMatchObject({
      status: 200,
      body: {
        total_prompts: 3,
        most_used_model: 'gemini',
        most_used_use_case: 'content_creation',
        credits_remaining: 10,
      },
    });
  });

  it('counts the prompts of each of the last 30 days', async () => {
    const user = await api.signUp();
    await addPrompts(user, [2, 2, 50]);
    const { daily } = (await user.get('/api/prompts/stats/summary')).body;
    expect(daily).toHaveLength(30);
    for (const [index, { date }] of daily.entries()) {
      const first = new Date(daily[0].date).getTime();
      expect(new Date(date).getTime()).toBe(first + index * DAY_MS);
    }
    const counts = daily.map(({ prompts }: { prompts: number }) => prompts);
    // At any time of day: both days in question, and nothing on any other.
    expect(counts.slice(-4).reduce((sum: number, count: number) => sum + count)).toBe(2);
    expect(counts.slice(0, -4)).toEqual(Array(26).fill(0));
  });

  it('is empty at first', async () => {
    const user = await api.signUp();
    expect((await user.get('/api/prompts/stats/summary')).body).toMatchObject({
      total_prompts: 0,
      most_used_model: null,
      most_used_use_case: null,
    });
  });
});
