import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { breakOnce } from '../../../core/testing/break-once.ts';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { FINISHED, type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const body = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const generate = (user: TestUser, sent: object = body, key?: string) =>
  user.send('POST', '/api/prompts/generate', sent, key ? { 'idempotency-key': key } : {});
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

describe.each(queueStores())('POST /api/prompts/generate, queue on %s', (_name, redis) => {
  let api: TestApi;
  let worker: StandInWorker;
  beforeAll(async () => {
    api = await openTestApi(redis ? { REDIS_URL: redis } : {});
    worker = await startStandInWorker(api);
  });
  afterAll(async () => {
    await worker.stop();
    await api.close();
  });

  it('answers the optimized prompt and takes one credit', async () => {
    const user = await api.signUp();
    const answer = await generate(user);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        optimized_prompt: FINISHED.optimizedPrompt,
        sections: FINISHED.sections,
        placeholders: [],
        estimated_tokens: 10,
        use_case: 'content_creation',
        target_model: 'claude',
        language: 'en',
      },
    });
    expect(await creditsOf(user)).toBe(9);
  });

  it('refunds the credit when the generation fails', async () => {
    const user = await api.signUp();
    const answer = await generate(user, { ...body, user_input: 'this will fail' });
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'generation_failed',
        message: 'Generation failed, credit refunded. Please try again.',
      },
    });
    expect(await creditsOf(user)).toBe(10);
  });

  it('makes one generation for the same key and body, sent one after the other or at once', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => generate(user, body, key)));
    answers.push(await generate(user, body, key));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await creditsOf(user)).toBe(9);
  });

  it('replays a failure under its key without charging', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const failing = { ...body, user_input: 'this will fail' };
    expect((await generate(user, failing, key)).status).toBe(500);
    expect((await generate(user, failing, key)).status).toBe(500);
    expect(await creditsOf(user)).toBe(10);
  });

  it('takes the last credit once for the same key at the same time', async () => {
    const user = await api.signUp();
    for (let credit = 0; credit < 9; credit += 1) await generate(user);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => generate(user, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('POST /api/prompts/generate', () => {
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

  it('charges once when the first try ends in a deadlock', async () => {
    const user = await api.signUp();
    const broken = await breakOnce(api.em(), 'credit_entries', '40P01');
    const { status } = await generate(user);
    expect(await broken.tries()).toBe(2);
    await broken.remove();
    expect(status).toBe(200);
    expect(await creditsOf(user)).toBe(9);
    expect(await api.em().count(Prompt, { user: user.id })).toBe(1);
  });

  it('hides the scores on plans without quality scoring, and shows them on others', async () => {
    const user = await api.signUp();
    expect((await generate(user)).body).toMatchObject({
      quality_score: null,
      request_score: null,
      quality_spans: null,
      request_spans: null,
    });
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect((await generate(user)).body).toMatchObject({
      quality_score: FINISHED.qualityScore,
      request_score: FINISHED.requestScore,
      quality_spans: FINISHED.qualitySpans,
      request_spans: FINISHED.requestSpans,
    });
  });

  it('refuses with 402 when no credit is left, and writes nothing', async () => {
    const user = await api.signUp();
    for (let credit = 0; credit < 10; credit += 1) await generate(user);
    const answer = await generate(user);
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'out_of_credits', message: 'Payment required', detail: 'Payment required' },
    });
    expect(await api.em().count(Prompt, { user: user.id })).toBe(10);
  });

  it('refuses a key that was used for another body', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    await generate(user, body, key);
    expect(await generate(user, { ...body, language: 'fr' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('reminds once of low credits, whether the credits are used one by one or at once', async () => {
    for (const inTurn of [true, false]) {
      const user = await api.signUp();
      const reminders = () =>
        api.em().count(OutboxMessage, {
          key: { $like: 'low-credits-%' },
          payload: { template: 'low-credits', userId: user.id },
        });
      for (let credit = 0; credit < 4; credit += 1) await generate(user);
      expect(await reminders()).toBe(0);
      if (inTurn) for (let credit = 0; credit < 4; credit += 1) await generate(user);
      else await Promise.all([1, 2, 3, 4].map(() => generate(user)));
      expect(await creditsOf(user)).toBe(2);
      expect(await reminders()).toBe(1);
    }
  });

  it('treats the same key of two people as two keys', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const key = randomUUID();
    const ids = [
      (await generate(one, body, key)).body.id,
      (await generate(other, body, key)).body.id,
    ];
    expect(new Set(ids).size).toBe(2);
  });

  it('links a repeated prompt to the one it repeats, and refuses a prompt of another account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    const first = (await generate(user)).body.id;
    const again = await generate(user, { ...body, regenerates: first });
    expect(again.status).toBe(200);
    const { prompts } = (await user.get('/api/prompts/history')).body;
    expect(prompts[0]).toMatchObject({ id: again.body.id, regenerates: first });
    expect(await generate(stranger, { ...body, regenerates: first })).toMatchObject({
      status: 404,
      body: { code: 'prompt_not_found' },
    });
    expect(await creditsOf(stranger)).toBe(10);
  });

  it('accepts the older names of use cases', async () => {
    const user = await api.signUp();
    expect((await generate(user, { ...body, use_case: 'coding' })).status).toBe(200);
    const [stored] = await api.em().find(Prompt, { user: user.id });
    expect(stored?.requestedUseCase).toBe('code_generation');
  });

  it.each([
    ['no request', { user_input: undefined }, 'user_input'],
    ['an empty request', { user_input: '  \n' }, 'user_input'],
    ['a request of which nothing can be seen', { user_input: '\u200b\ufe0f' }, 'user_input'],
    ['a request of 8,001 characters', { user_input: 'x'.repeat(8_001) }, 'user_input'],
    ['a NUL', { user_input: 'a\u0000b' }, 'user_input'],
    ['a lone surrogate', { user_input: 'a\ud800b' }, 'user_input'],
    ['an unknown model', { target_model: 'oracle' }, 'target_model'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['an unknown field', { price: 0 }, 'price'],
  ])('refuses %s and charges nothing', async (_what, change, field) => {
    const user = await api.signUp();
    const answer = await generate(user, { ...body, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors[0].field).toBe(field);
    expect(await creditsOf(user)).toBe(10);
  });

  it('accepts a request of exactly 8,000 characters', async () => {
    const user = await api.signUp();
    expect((await generate(user, { ...body, user_input: 'é'.repeat(8_000) })).status).toBe(200);
  });

  it.each(['', 'with space', 'x'.repeat(201)])('refuses the key %j', async (key) => {
    const user = await api.signUp();
    const headers = { 'idempotency-key': key };
    expect((await user.send('POST', '/api/prompts/generate', body, headers)).status).toBe(400);
  });
});

describe.each(queueStores())('a generation without a worker, queue on %s', (_name, redis) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ REPLY_WAIT_SECONDS: '0.1', ...(redis && { REDIS_URL: redis }) });
  });
  afterAll(() => api.close());

  it('takes the statements of its person and its charge, which is one commit, and one more only for a repeated key', async () => {
    const user = await api.signUp();
    const statements = await recordStatements(api.em());
    const charge = [/from ["]?users/, /^with payer/];
    const key = randomUUID();
    await generate(user, body, key);
    expect(statements.splice(0).slice(0, 2)).toEqual(
      charge.map((text) => expect.stringMatching(text)),
    );
    await generate(user, body, key);
    expect(statements.slice(0, 3)).toEqual(
      [...charge, /from idempotency_keys/].map((text) => expect.stringMatching(text)),
    );
  });

  it('answers 504 when the prompt takes longer than REPLY_WAIT_SECONDS, and keeps it for later', async () => {
    const user = await api.signUp();
    const answer = await generate(user);
    expect(answer).toMatchObject({ status: 504, body: { code: 'generation_pending' } });
    expect(await api.em().count(Prompt, { user: user.id, status: 'queued' })).toBe(1);
  });
});

describe('REQUIRE_VERIFIED_EMAIL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ REQUIRE_VERIFIED_EMAIL: 'true' });
  });
  afterAll(() => api.close());

  it('refuses to generate before the email is verified', async () => {
    const user = await api.signUp();
    expect(await generate(user)).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
    expect(await creditsOf(user)).toBe(10);
  });
});
