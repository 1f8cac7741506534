import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdempotencyKey } from '@promptmint/core/database/entities/idempotency-key';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const body = {
  user_input: 'Please translate this text',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'fr',
};
const answers = [{ name: 'text', text: 'The bridge closes\r\non 3 May.' }];

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

const generate = (user: TestUser, change: object = {}, key?: string) =>
  user.send(
    'POST',
    '/api/prompts/generate',
    { ...body, ...change },
    key ? { 'idempotency-key': key } : {},
  );
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

describe('a generation with a chosen kind and answers', () => {
  it('stores both as sent, and returns them', async () => {
    const user = await api.signUp();
    const answer = await generate(user, { kind: 'translate', answers });
    expect(answer).toMatchObject({ status: 200, body: { requested_kind: 'translate', answers } });
    expect(await api.em().findOneOrFail(Prompt, answer.body.id)).toMatchObject({
      requestedKind: 'translate',
      answers,
    });
    const { prompts } = (await user.get('/api/prompts/history')).body;
    expect(prompts).toMatchObject([{ requested_kind: 'translate', answers }]);
  });

  it('returns the kind that the worker used', async () => {
    const user = await api.signUp();
    const { id } = (await generate(user, { kind: 'translate' })).body;
    await api.em().nativeUpdate(Prompt, id, { kind: 'translate' });
    expect((await user.get(`/api/prompts/${id}`)).body).toMatchObject({
      kind: 'translate',
      requested_kind: 'translate',
      answers: null,
    });
  });

  it('accepts the general prompt as a choice, which uses no kind', async () => {
    const user = await api.signUp();
    expect((await generate(user, { kind: 'general' })).body).toMatchObject({
      kind: null,
      requested_kind: 'general',
    });
  });

  it('has neither if the body has neither, or an empty list', async () => {
    const user = await api.signUp();
    const none = { kind: null, requested_kind: null, answers: null };
    expect((await generate(user)).body).toMatchObject(none);
    expect((await generate(user, { answers: [] })).body).toMatchObject(none);
  });

  it('uses kind and answers of the body when it repeats a prompt', async () => {
    const user = await api.signUp();
    const first = (await generate(user, { kind: 'translate', answers })).body.id;
    const changed = await generate(user, { regenerates: first, kind: 'rewrite' });
    expect(changed.body).toMatchObject({ requested_kind: 'rewrite', answers: null });
  });

  it('passes both on to every refinement', async () => {
    const user = await api.signUp();
    const first = (await generate(user, { kind: 'translate', answers })).body.id;
    const second = await user.send('POST', `/api/prompts/${first}/refine`, { wish: 'stricter' });
    expect(second).toMatchObject({
      status: 200,
      body: { version: 2, requested_kind: 'translate', answers },
    });
  });

  it('can ask for an answer in the language of the request', async () => {
    const user = await api.signUp();
    const { id, language } = (await generate(user, { language: 'same' })).body;
    expect(language).toBe('same');
    const second = await user.send('POST', `/api/prompts/${id}/refine`, { wish: 'shorter' });
    expect(second.body.language).toBe('same');
  });

  it('accepts `same` as the preferred language of a profile', async () => {
    const user = await api.signUp();
    const change = { preferred_language: 'same' };
    expect(await user.send('PUT', '/api/auth/profile', change)).toMatchObject({
      status: 200,
      body: change,
    });
  });

  it('accepts three answers of 500 characters', async () => {
    const user = await api.signUp();
    const three = ['one', 'two', 'three'].map((name) => ({ name, text: 'é'.repeat(500) }));
    expect((await generate(user, { answers: three })).status).toBe(200);
  });

  it.each([
    ['an unknown kind', { kind: 'cooking' }, 'kind'],
    ['a kind that is null', { kind: null }, 'kind'],
    ['answers that are no list', { answers: 'text' }, 'answers'],
    ['an answer that is no object', { answers: [null] }, 'answers.0'],
    [
      'four answers',
      { answers: ['a', 'b', 'c', 'd'].map((name) => ({ name, text: 'x' })) },
      'answers',
    ],
    ['two answers to one question', { answers: [...answers, ...answers] }, 'answers'],
    ['a name with capitals', { answers: [{ name: 'Text', text: 'x' }] }, 'answers.0.name'],
    ['a name of 41 letters', { answers: [{ name: 'x'.repeat(41), text: 'x' }] }, 'answers.0.name'],
    ['an empty answer', { answers: [{ name: 'text', text: ' \n' }] }, 'answers.0.text'],
    ['an answer without text', { answers: [{ name: 'text' }] }, 'answers.0.text'],
    [
      'an answer of 501 characters',
      { answers: [{ name: 'text', text: 'x'.repeat(501) }] },
      'answers.0.text',
    ],
    ['a NUL in an answer', { answers: [{ name: 'text', text: 'a\u0000b' }] }, 'answers.0.text'],
    [
      'an unknown field in an answer',
      { answers: [{ ...answers[0], label: 'x' }] },
      'answers.0.label',
    ],
  ])('refuses %s and charges nothing', async (_what, change, field) => {
    const user = await api.signUp();
    const answer = await generate(user, change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors[0].field).toBe(field);
    expect(answer.body.message).not.toMatch(/undefined|expected|invalid input/i);
    expect(await creditsOf(user)).toBe(10);
  });
});

describe('an Idempotency-Key', () => {
  it('is bound to one kind and one set of answers', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const chosen = { kind: 'translate', answers };
    const first = await generate(user, chosen, key);
    expect((await generate(user, chosen, key)).body.id).toBe(first.body.id);
    const others = [
      {},
      { kind: 'translate' },
      { answers },
      { kind: 'rewrite', answers },
      { kind: 'translate', answers: [{ name: 'text', text: 'Another text.' }] },
      { kind: 'translate', answers: [{ name: 'prompt', text: answers[0]?.text }] },
    ];
    for (const other of others) {
      expect(await generate(user, other, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      });
    }
    expect(await creditsOf(user)).toBe(9);
  });

  it('of a release without kinds still replays the prompt made under it', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const { id } = (await generate(user)).body;
    const hashed = JSON.stringify([...Object.values(body), null]);
    const requestHash = createHash('sha256').update(hashed).digest('hex');
    const taken = { userId: user.id, key, requestHash, promptId: id, createdAt: new Date() };
    await api.em().insert(IdempotencyKey, taken);
    expect(await generate(user, {}, key)).toMatchObject({ status: 200, body: { id } });
    expect((await generate(user, { answers: [] }, key)).body.id).toBe(id);
    expect((await generate(user, { kind: 'general' }, key)).status).toBe(409);
  });
});
