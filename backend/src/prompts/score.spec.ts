import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCORED_TEXT_MAX } from '@promptmint/core/catalogue/limits';
import type { Plan } from '@promptmint/core/catalogue/plans';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const PATH = '/api/prompts/score';
const TEXT = 'You are a careful baker. Write a job ad for weekend shifts.';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RATE_LIMIT_SCORE_PER_USER: '12/minute' });
});
afterAll(() => api.close());

async function onPlan(plan: Plan) {
  const user = await api.signUp();
  await api.em().nativeUpdate(User, user.id, { plan });
  return (sent: unknown) => user.send('POST', PATH, sent);
}

describe('POST /api/prompts/score', () => {
  it.each<Plan>(['booster', 'pro'])(
    'says on %s which criteria a prompt meets, by which passages, and stores nothing',
    async (plan) => {
      const { status, body } = await (await onPlan(plan))({ text: TEXT });
      expect(status).toBe(200);
      expect(body.quality_score).toMatchObject({ has_role: true, has_examples: false });
      const { start, end } = body.quality_spans.has_role;
      expect(TEXT.slice(start, end)).toContain('careful baker');
      expect(body.quality_spans.has_examples).toBeNull();
      expect(body.estimated_tokens).toBeGreaterThan(5);
      expect(await api.em().count(Prompt)).toBe(0);
    },
  );

  it.each<Plan>(['free', 'starter'])('is refused to %s, naming the plans', async (plan) => {
    expect(await (await onPlan(plan))({ text: TEXT })).toMatchObject({
      status: 403,
      body: {
        code: 'plan_required',
        message: expect.stringMatching(/ the .*Booster or Pro.* plan\./),
      },
    });
  });

  it('refuses an empty text, one that is too long, and other fields', async () => {
    const score = await onPlan('pro');
    for (const sent of [
      {},
      { text: ' \n' },
      { text: 'x'.repeat(SCORED_TEXT_MAX + 1) },
      { text: TEXT, use_case: 'auto_detect' },
    ])
      expect(await score(sent)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await score({ text: 'x'.repeat(SCORED_TEXT_MAX) })).status).toBe(200);
  });

  it('takes the longest text in every way in which a client can write it', async () => {
    const score = await onPlan('pro');
    const longest = JSON.stringify({ text: '😀'.repeat(SCORED_TEXT_MAX) });
    const escaped = longest.replaceAll('😀', String.raw`\ud83d\ude00`);
    for (const written of [longest, escaped]) expect((await score(written)).status).toBe(200);
  });

  it('is refused without a session, and too often', async () => {
    expect((await request(api.origin, 'POST', PATH, { text: TEXT })).status).toBe(401);
    const score = await onPlan('pro');
    const answers = await Promise.all(Array.from({ length: 13 }, () => score({ text: TEXT })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
