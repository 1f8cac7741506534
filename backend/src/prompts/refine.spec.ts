import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { compose } from '@promptmint/engine/compose';
import { refineBlueprint } from '@promptmint/engine/refine';
import { openEvents } from '../../testing/event-stream.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const request = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'gemini',
  language: 'fr',
};
const DAY_MS = 24 * 60 * 60 * 1_000;
const MODEL = {
  LLM_PROVIDERS: 'openai-compatible,composer',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_COMPATIBLE_MODEL: 'none',
};

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

const generate = async (user: TestUser, sent: object = request): Promise<string> =>
  (await user.send('POST', '/api/prompts/generate', sent)).body.id;
const refine = (user: TestUser, id: string, sent: object, key: string = randomUUID()) =>
  user.send('POST', `/api/prompts/${id}/refine`, sent, { 'idempotency-key': key });
const references = async (user: TestUser) => {
  const entries = await api.em().find(CreditEntry, { user: user.id }, { orderBy: { id: 'asc' } });
  return entries.map(({ kind }) => kind);
};
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

describe('POST /api/prompts/{id}/refine', () => {
  it('makes the next version of the same request for one credit, and links it', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const second = await refine(user, first, { wish: 'shorter' });
    expect(second).toMatchObject({
      status: 200,
      body: { version: 2, refines: first, target_model: 'gemini', language: 'fr' },
    });
    expect(await creditsOf(user)).toBe(8);
    const stored = await api.em().findOneOrFail(Prompt, second.body.id);
    expect(stored).toMatchObject({
      originalInput: request.user_input,
      refinement: 'shorter',
      note: null,
      rootId: first,
    });
    const { prompts } = (await user.get('/api/prompts/history')).body;
    expect(prompts).toMatchObject([
      { version: 2, refines: first, wish: 'shorter', note: null },
      { version: 1, refines: null, wish: null, note: null },
    ]);
  });

  it('numbers all versions of a root in order, also when two are made at once', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const answers = await Promise.all([
      refine(user, first, { wish: 'shorter' }),
      refine(user, first, { wish: 'longer' }),
    ]);
    const third = await refine(user, answers[0].body.id, { wish: 'stricter' });
    expect(answers.map(({ body }) => body.version).toSorted()).toEqual([2, 3]);
    expect(third.body).toMatchObject({ version: 4, refines: answers[0].body.id });
  });

  it('makes one version for one key', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => refine(user, first, { wish: 'simpler' }, key)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await creditsOf(user)).toBe(8);
    expect(await refine(user, first, { wish: 'longer' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('refuses a note where no model is set up, before it charges', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    expect(await refine(user, first, { note: 'mention the oven' })).toMatchObject({
      status: 422,
      body: { code: 'note_needs_model' },
    });
    expect(await creditsOf(user)).toBe(9);
  });

  it('refuses a refinement that changes nothing, before it charges', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const answer = await refine(user, first, { wish: 'add_example' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'nothing_to_change' } });
    expect(answer.body.message).toContain('no credit was used');
    expect(await creditsOf(user)).toBe(9);
    expect(await api.em().count(Prompt, { user: user.id })).toBe(1);
    expect(await references(user)).toEqual(['signup', 'generation']);
  });

  it('checks on the stored blueprint what a refinement would change', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const composed = compose({ input: request.user_input, useCase: 'auto_detect' });
    const blueprint = refineBlueprint(composed, 'shorter');
    await api.em().nativeUpdate(Prompt, first, { blueprint });
    expect(await refine(user, first, { wish: 'shorter' })).toMatchObject({
      status: 422,
      body: { code: 'nothing_to_change' },
    });
    expect((await refine(user, first, { wish: 'longer' })).status).toBe(200);
  });

  it('composes the request again, with its kind, if no blueprint of this engine is stored', async () => {
    const user = await api.signUp();
    const first = await generate(user, { ...request, kind: 'extract' });
    for (const blueprint of [null, { matter: 'bakery' }]) {
      await api.em().nativeUpdate(Prompt, first, { blueprint });
      expect((await refine(user, first, { wish: 'add_example' })).status).toBe(200);
    }
  });

  it('answers 404 for a prompt of another account, a failed one, and one that the plan hides', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    const first = await generate(user);
    await user.send('POST', '/api/prompts/generate', { ...request, user_input: 'fail' });
    const failed = await api.em().findOneOrFail(Prompt, { user: user.id, status: 'failed' });
    const attempts = [
      await refine(stranger, first, { wish: 'shorter' }),
      await refine(user, failed.id, { wish: 'shorter' }),
    ];
    await api.em().nativeUpdate(Prompt, first, { createdAt: new Date(Date.now() - 8 * DAY_MS) });
    attempts.push(await refine(user, first, { wish: 'shorter' }));
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 404, body: { code: 'prompt_not_found' } });
    }
    expect(await creditsOf(user)).toBe(9);
  });

  it.each([
    ['neither wish nor note', {}, 'wish'],
    ['both', { wish: 'shorter', note: 'x' }, 'wish'],
    ['an unknown wish', { wish: 'prettier' }, 'wish'],
    ['an empty note', { note: '  ' }, 'note'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
  ])('refuses %s', async (_what, sent, field) => {
    const user = await api.signUp();
    const answer = await refine(user, randomUUID(), sent);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors[0].field).toBe(field);
  });

  it('refuses an id that is not a UUID', async () => {
    const user = await api.signUp();
    expect(await refine(user, 'first', { wish: 'shorter' })).toMatchObject({ status: 400 });
  });

  it('streams as generate does', async () => {
    const user = await api.signUp();
    const path = `/api/prompts/${await generate(user)}/refine`;
    const events = await (await openEvents(api, user, path, { wish: 'longer' })).rest();
    expect(events.map(({ event }) => event).at(-1)).toBe('result');
    expect(events.at(-1)?.data).toMatchObject({ version: 2 });
  });
});

describe('GET /api/prompts/{id}/refinements', () => {
  const effectOf = async (user: TestUser, id: string, wish: string) => {
    const { body } = await user.get(`/api/prompts/${id}/refinements`);
    return body.refinements.find((effect: { wish: string }) => effect.wish === wish);
  };

  it('says what would change nothing, and charges nothing', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    const composed = compose({ input: request.user_input, useCase: 'auto_detect' });
    const blueprint = refineBlueprint(composed, 'shorter');
    await api.em().nativeUpdate(Prompt, first, { blueprint });
    expect(await effectOf(user, first, 'shorter')).toMatchObject({ changes: false });
    expect(await effectOf(user, first, 'longer')).toMatchObject({ changes: true });
    expect(await creditsOf(user)).toBe(9);
  });

  it('says which criterion would be lost: a role that only an earlier engine wrote', async () => {
    const user = await api.signUp();
    const first = await generate(user);
    expect(await effectOf(user, first, 'shorter')).toMatchObject({ loses: ['has_role'] });
  });

  it('answers 404 for a prompt of another account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    const path = `/api/prompts/${await generate(user)}/refinements`;
    expect(await stranger.get(path)).toMatchObject({ status: 404 });
  });
});

describe('a refinement where a model is set up', () => {
  let withModel: TestApi;
  let itsWorker: StandInWorker;
  beforeAll(async () => {
    withModel = await openTestApi(MODEL);
    itsWorker = await startStandInWorker(withModel);
  });
  afterAll(async () => {
    await itsWorker.stop();
    await withModel.close();
  });

  it('is left to the worker, which refunds the credit if nothing is left to change', async () => {
    const user = await withModel.signUp();
    const first = await generate(user, { ...request, user_input: 'plain' });
    expect(await refine(user, first, { wish: 'shorter' })).toMatchObject({
      status: 422,
      body: { code: 'nothing_to_change' },
    });
    expect(await creditsOf(user)).toBe(9);
    expect(await withModel.em().count(Prompt, { user: user.id })).toBe(2);
  });

  it('can be a note, which is stored for the worker', async () => {
    const user = await withModel.signUp();
    const first = await generate(user);
    const answer = await refine(user, first, { note: 'mention the oven' });
    expect(answer.status).toBe(200);
    expect(await withModel.em().findOneOrFail(Prompt, answer.body.id)).toMatchObject({
      refinement: null,
      note: 'mention the oven',
    });
  });
});
