import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '@promptmint/core/database/entities/user';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { openEvents } from '../../testing/event-stream.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { FINISHED, type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const body = {
  user_input: 'hold this job ad for our bakery',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const [first, last] = FINISHED.sections.map((section, index) => ({
  event: 'section',
  data: { index, ...section },
}));

describe.each(queueStores())('events of POST /api/prompts/generate on %s', (_name, redis) => {
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

  const open = (user: TestUser, sent: object = body, key: string = randomUUID()) =>
    openEvents(api, user, '/api/prompts/generate', sent, { 'idempotency-key': key });
  const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

  it('send each stage when it happens, and the last section with the result', async () => {
    const user = await api.signUp();
    const events = await open(user);
    expect(events).toMatchObject({ status: 200, contentType: 'text/event-stream' });
    const queued = await events.next();
    const id = queued?.data.id;
    expect(queued).toEqual({ event: 'queued', data: { id, position: expect.any(Number) } });
    await worker.begin(id);
    expect(await events.next()).toEqual({ event: 'started', data: { id } });
    await worker.show(id);
    expect(await events.next()).toEqual(first);
    await worker.end(id, 'succeeded');
    expect(await events.rest()).toEqual([
      last,
      { event: 'result', data: expect.objectContaining({ id, quality_score: null }) },
    ]);
    expect(await creditsOf(user)).toBe(9);
  });

  it('send a section again when it was rewritten', async () => {
    const user = await api.signUp();
    const events = await open(user);
    const id = (await events.next())?.data.id;
    await worker.begin(id);
    await events.next();
    await worker.show(id, 'a first attempt');
    expect((await events.next())?.data).toMatchObject({ index: 0, text: 'a first attempt' });
    await worker.end(id, 'succeeded');
    expect((await events.rest()).slice(0, 2)).toEqual([first, last]);
  });

  it('send everything again to a client that repeats the key, and charge once', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const left = await open(user, body, key);
    const id = (await left.next())?.data.id;
    await worker.begin(id);
    await worker.show(id);
    await left.leave();
    const events = await open(user, body, key);
    expect([await events.next(), await events.next(), await events.next()]).toMatchObject([
      { event: 'queued', data: { id } },
      { event: 'started' },
      first ?? {},
    ]);
    await worker.end(id, 'succeeded');
    expect((await events.rest()).at(-1)).toMatchObject({ event: 'result', data: { id } });
    const after = await (await open(user, body, key)).rest();
    expect(after.map(({ event }) => event)).toEqual([
      'queued',
      'started',
      'section',
      'section',
      'result',
    ]);
    expect(await creditsOf(user)).toBe(9);
  });

  it('end a failed generation with the error, without the last section and without a charge', async () => {
    const user = await api.signUp();
    const events = await open(user);
    const id = (await events.next())?.data.id;
    await worker.begin(id);
    await worker.show(id);
    await worker.end(id, 'failed');
    const received = await events.rest();
    expect(received.at(-1)).toMatchObject({
      event: 'error',
      data: { statusCode: 500, code: 'generation_failed', message: expect.any(String) },
    });
    expect(received).not.toContainEqual(last);
    expect(await creditsOf(user)).toBe(10);
  });

  it('say how many generations are ahead', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const ahead = await open(one);
    const before = await ahead.next();
    const behind = await open(other);
    const queued = await behind.next();
    expect(queued?.data.position).toBeGreaterThan(before?.data.position);
    for (const event of [before, queued]) await worker.end(event?.data.id, 'succeeded');
    await Promise.all([ahead.rest(), behind.rest()]);
  });

  it('read the queue at most once a second, however many followers ask', async () => {
    const users = await Promise.all([1, 2, 3, 4, 5].map(() => api.signUp()));
    const statements = await recordStatements(api.em());
    const startedAt = performance.now();
    const streams = await Promise.all(users.map((user) => open(user)));
    const positions = await Promise.all(streams.map((stream) => stream.next()));
    const secondsBegun = Math.ceil((performance.now() - startedAt) / 1_000);
    const reads = statements.filter((text) => /where status = 'queued'/.test(text));
    expect(reads.length).toBeLessThanOrEqual(secondsBegun);
    for (const event of positions) await worker.end(event?.data.id, 'succeeded');
    await Promise.all(streams.map((stream) => stream.rest()));
  });

  it('show that a plan with priority goes first', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    await api.em().nativeUpdate(User, other.id, { plan: 'pro' });
    const waiting = await open(one);
    const before = await waiting.next();
    const ahead = await open(other);
    const queued = await ahead.next();
    expect(queued?.data.position).toBe(1);
    for (const event of [before, queued]) await worker.end(event?.data.id, 'succeeded');
    await Promise.all([waiting.rest(), ahead.rest()]);
  });

  it('do not start when the request is refused; the answer is then JSON', async () => {
    const user = await api.signUp();
    const refused = await user.send(
      'POST',
      '/api/prompts/generate',
      { ...body, user_input: '' },
      {
        accept: 'text/event-stream',
      },
    );
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
