import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { holderOf, type KeyHolder, makeKey, signUpOn } from '../../testing/api-keys.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

let api: TestApi;
let worker: StandInWorker;
beforeAll(async () => {
  // Ten new generations are admitted at once.
  api = await openTestApi({ DATABASE_POOL_MAX: '14' });
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const generate = (key: KeyHolder, idempotencyKey?: string) =>
  key.send(
    'POST',
    '/api/prompts/generate',
    REQUEST,
    idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  );
const set = (key: KeyHolder, change: Partial<ApiKey>) =>
  api.em().nativeUpdate(ApiKey, key.id, change);
const usedOf = async (user: TestUser) =>
  (await user.get('/api/auth/api-keys')).body.api_keys.map(
    (key: { used_this_month: number }) => key.used_this_month,
  );
const promptsOf = (user: TestUser) => api.em().count(Prompt, { user: user.id });
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

describe('the monthly cap of an API key', () => {
  it('leaves exactly one generation when 10 ask at once for the last credit of it', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user, { monthly_cap: 3 });
    await generate(key);
    await generate(key);
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(key)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort();
    expect(codes).toEqual(['200', ...Array(9).fill('402 key_cap_reached')]);
    expect(await usedOf(user)).toEqual([3]);
    expect(await promptsOf(user)).toBe(3);
    expect(await creditsOf(user)).toBe(7);
    expect((await user.send('POST', '/api/prompts/generate', REQUEST)).status).toBe(200);
  });

  it('counts a repeated request once, and answers it when the cap is reached', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user, { monthly_cap: 1 });
    const { body } = await generate(key, 'same');
    expect((await generate(key, 'same')).body.id).toBe(body.id);
    expect((await generate(key, 'other')).body.code).toBe('key_cap_reached');
    expect(await usedOf(user)).toEqual([1]);
  });

  it('holds for refinements', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user, { monthly_cap: 1 });
    const { id } = (await generate(key)).body;
    await api.em().nativeUpdate(Prompt, id, { blueprint: {} });
    const refined = await key.send('POST', `/api/prompts/${id}/refine`, { wish: 'shorter' });
    expect([refined.status, refined.body.code]).toEqual([402, 'key_cap_reached']);
    expect(await promptsOf(user)).toBe(1);
  });

  it('starts again with each calendar month', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user, { monthly_cap: 2 });
    await set(key, { usedMonth: '2026-01', usedCredits: 2 });
    expect(await usedOf(user)).toEqual([0]);
    expect((await generate(key)).status).toBe(200);
    expect(await usedOf(user)).toEqual([1]);
  });

  // BerriAI/litellm#31079: there a rotated key spends once more than the old one may.
  it('is shared with the key that took its place, together with what is used of it', async () => {
    const user = await signUpOn(api);
    const old = await makeKey(api, user, { monthly_cap: 3 });
    await generate(old);
    await generate(old);
    const rotated = await user.send('POST', `/api/auth/api-keys/${old.id}/rotate`);
    expect(rotated.body.api_key).toMatchObject({ monthly_cap: 3, used_this_month: 2 });
    const renewed = holderOf(api, rotated.body);
    const answers = await Promise.all([old, renewed, old, renewed].map((key) => generate(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
    expect(await usedOf(user)).toEqual([3, 3]);
  });

  it('still holds after the key that it was set for is revoked', async () => {
    const user = await signUpOn(api);
    const old = await makeKey(api, user, { monthly_cap: 1 });
    await generate(old);
    const renewed = (await user.send('POST', `/api/auth/api-keys/${old.id}/rotate`)).body;
    await user.send('DELETE', `/api/auth/api-keys/${old.id}`);
    expect((await generate(holderOf(api, renewed))).body.code).toBe('key_cap_reached');
  });

  it('costs no statement more than a generation in a session', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user, { monthly_cap: 5 });
    await generate(key);
    const statements = await recordStatements(api.em());
    const count = async (sent: Promise<unknown>) => {
      const before = statements.length;
      await sent;
      return statements.slice(before).map((text) => text.trim().slice(0, 40));
    };
    const bySession = await count(user.send('POST', '/api/prompts/generate', REQUEST));
    const byKey = await count(generate(key));
    expect(byKey.length).toBeLessThanOrEqual(bySession.length);
  });
});

describe('the prompts of an API key', () => {
  it('say which key made them, and those of a session none', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    const byKey = (await generate(key)).body.id;
    const bySession = (await user.send('POST', '/api/prompts/generate', REQUEST)).body.id;
    const find = (id: string) => api.em().findOneOrFail(Prompt, id);
    expect([(await find(byKey)).apiKeyId, (await find(bySession)).apiKeyId]).toEqual([
      key.id,
      null,
    ]);
    await user.send('DELETE', `/api/auth/api-keys/${key.id}`);
    const { prompts } = (await user.get('/api/prompts/history')).body;
    expect(prompts.map((one: { api_key: string }) => one.api_key)).toEqual([null, 'CI']);
    expect((await user.get(`/api/prompts/${byKey}`)).body.api_key).toBe('CI');
    expect((await user.get(`/api/prompts/${byKey}/versions`)).body.versions[0].api_key).toBe('CI');
    const { entries } = (await user.get('/api/credits/ledger')).body;
    const names = entries.map((one: { belongs_to: { api_key: string } }) => one.belongs_to.api_key);
    expect(names).toEqual([null, 'CI', null]);
    await user.send('DELETE', `/api/prompts/${byKey}`);
    const [, first] = (await user.get('/api/credits/ledger')).body.entries;
    expect(first.belongs_to).toMatchObject({ label: 'deleted prompt', api_key: null });
  });
});
