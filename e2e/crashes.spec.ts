import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { queueStores } from '../core/testing/queue-stores.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase } from '../local/testing/database.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { type ProductParts, productParts, type Running } from './product-parts.ts';
import { openStandInModel, type StandInModel } from './stand-in-model.ts';

const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts, 15 euros an hour',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

/**
 * The API's answer when a busy machine needs more than a minute: the call is repeated under the
 * same key.
 */
const PENDING = 504;

interface Client {
  generate(): Promise<{ status: number }>;
  /** The events of a generation under a key, as they come; ends where the stream does. */
  follow(key: string): AsyncGenerator<{ event?: string | undefined; data: string }>;
  credits(): Promise<number>;
  historyTotal(): Promise<number>;
}

/** One test's own database, stand-in for a model, and processes. */
interface Scene {
  parts: ProductParts;
  model: StandInModel;
  api: Running;
  worker: Running;
  client: Client;
}

type Play = (scene: Scene) => Promise<void>;

let lastScene = Promise.resolve();

/**
 * Most of a scene is waiting for a lock or a deadline to expire, so scenes wait together; but not
 * on a Redis given from outside, where they would take each other's jobs.
 */
function play(store: string, settings: Record<string, string>, run: Play): Promise<void> {
  if (!(store === 'Redis' && process.env['REDIS_URL'])) return playAtOnce(store, settings, run);
  const scene = lastScene.then(() => playAtOnce(store, settings, run));
  lastScene = scene.catch(() => undefined);
  return scene;
}

/** Sets a scene, plays it and stops everything it started. */
async function playAtOnce(
  store: string,
  settings: Record<string, string>,
  run: Play,
): Promise<void> {
  const [database, model] = await Promise.all([createTestDatabase(), openStandInModel()]);
  const parts = await productParts({
    DATABASE_URL: database.url,
    JWT_SECRET: randomUUID(),
    ...(store === 'Redis' && { REDIS_URL: redisUrl() ?? '' }),
    ...model.settings,
    ...settings,
  });
  try {
    const [api, worker] = await Promise.all([parts.startApi(), parts.startWorker()]);
    await run({ parts, model, api, worker, client: await signUp(parts.origin) });
  } finally {
    await parts.end();
    await model.close();
    await database.drop();
  }
}

describe.each(queueStores())('a crash in the middle of a generation, queue on %s', (store) => {
  it.concurrent('of the worker ends in the result, written by the next worker', () =>
    play(store, {}, async ({ parts, model, worker, client }) => {
      const answer = client.generate();
      await model.asked();
      await worker.kill();
      model.answerAll();
      await parts.startWorker();
      expect((await answer).status).toBe(200);
      expect(await client.credits()).toBe(9);
      expect(await client.historyTotal()).toBe(1);
    }),
  );

  it.concurrent('of the worker ends in a refund when no worker is back before the deadline', () =>
    play(store, { GENERATION_DEADLINE_SECONDS: '20' }, async ({ parts, model, worker, client }) => {
      const answer = client.generate();
      await model.asked();
      await worker.kill();
      await until(async () => (await client.credits()) === 9);
      await parts.startWorker();
      expect((await answer).status).toBe(500);
      expect(await client.credits()).toBe(10);
      expect(await client.historyTotal()).toBe(0);
    }),
  );

  it.concurrent('of the API loses neither the result nor the credit', () =>
    play(store, {}, async ({ parts, model, api, client }) => {
      const answer = client.generate().catch(() => 'the connection broke');
      await model.asked();
      await api.kill();
      expect(await answer).toBe('the connection broke');
      model.answerAll();
      await parts.startApi();
      await until(async () => (await client.historyTotal()) === 1);
      expect(await client.credits()).toBe(9);
    }),
  );

  it.concurrent('of API and worker during streaming leaves one prompt, streamed to the end', () =>
    play(store, {}, async ({ parts, model, api, worker, client }) => {
      const key = randomUUID();
      const before = await eventsUntil(client.follow(key), 'section', () => model.begin());
      expect(before).toEqual(['queued', 'started', 'section']);
      await Promise.all([api.kill(), worker.kill()]);
      model.answerAll();
      await Promise.all([parts.startApi(), parts.startWorker()]);
      const after = await eventsUntil(client.follow(key), 'result');
      expect(after.filter((event) => event === 'section').length).toBeGreaterThan(3);
      expect(await client.credits()).toBe(9);
      expect(await client.historyTotal()).toBe(1);
    }),
  );
});

/** The names of the events up to the first of a kind; `onStarted` is called when the model is at work. */
async function eventsUntil(
  events: ReturnType<Client['follow']>,
  last: string,
  onStarted?: () => void,
): Promise<string[]> {
  const names: string[] = [];
  for await (const { event = '' } of events) {
    names.push(event);
    if (event === last) break;
    if (event === 'started') onStarted?.();
  }
  return names;
}

async function signUp(origin: string): Promise<Client> {
  const credentials = { email: `${randomUUID()}@example.com`, password: 'Weekend-Shift-15' };
  const json = { 'content-type': 'application/json' };
  await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...credentials, full_name: 'Nora Lindqvist' }),
  });
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: credentials.email, password: credentials.password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const authorization = `Bearer ${token}`;
  const get = async (path: string) =>
    (await fetch(`${origin}${path}`, { headers: { authorization } })).json();
  return {
    generate: async () => {
      const headers = { ...json, authorization, 'idempotency-key': randomUUID() };
      for (;;) {
        const answer = await fetch(`${origin}/api/prompts/generate`, {
          method: 'POST',
          headers,
          body: JSON.stringify(REQUEST),
        });
        if (answer.status !== PENDING) return answer;
      }
    },
    follow: async function* (key) {
      const answer = await fetch(`${origin}/api/prompts/generate`, {
        method: 'POST',
        headers: { ...json, authorization, accept: 'text/event-stream', 'idempotency-key': key },
        body: JSON.stringify(REQUEST),
      });
      if (answer.body)
        yield* answer.body
          .pipeThrough(new TextDecoderStream())
          .pipeThrough(new EventSourceParserStream());
    },
    credits: async () => ((await get('/api/auth/credits')) as { credits: number }).credits,
    historyTotal: async () => ((await get('/api/prompts/history')) as { total: number }).total,
  };
}
