import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import pg from 'pg';
import { queueStores } from '../core/testing/queue-stores.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { signUp } from './account.ts';
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

/** A database, a stand-in for a model, and processes, for the crashes on one store. */
interface Scene {
  database: TestDatabase;
  parts: ProductParts;
  model: StandInModel;
  api: Running;
  worker: Running;
  /** A person with 10 credits. */
  client: Client;
}

type Crash = (scene: Scene) => Promise<void>;

/**
 * One crash after the other; each leaves the processes running for the next. One store is enough where the
 * queue decides nothing: for a refund that a timer gives, and for an API that only waits.
 */
const crashes: [name: string, crash: Crash, stores?: 'one store'][] = [
  [
    'of the worker ends in the result, written by the next worker',
    async (scene) => {
      const { parts, model, client } = scene;
      const answer = client.generate();
      await model.asked();
      await scene.worker.kill();
      model.answerAll();
      scene.worker = await parts.startWorker();
      expect((await answer).status).toBe(200);
      expect(await client.credits()).toBe(9);
      expect(await client.historyTotal()).toBe(1);
    },
  ],
  [
    'of the worker ends in a refund when no worker is back before the deadline',
    async (scene) => {
      const { parts, model, client } = scene;
      const answer = client.generate();
      await model.asked();
      await scene.worker.kill();
      expect(await client.credits()).toBe(9);
      await passDeadlines(scene.database);
      scene.worker = await parts.startWorker();
      expect((await answer).status).toBe(500);
      expect(await client.credits()).toBe(10);
      expect(await client.historyTotal()).toBe(0);
    },
    'one store',
  ],
  [
    'of the API loses neither the result nor the credit',
    async (scene) => {
      const { parts, model, client } = scene;
      const answer = client.generate().catch(() => 'the connection broke');
      await model.asked();
      await scene.api.kill();
      expect(await answer).toBe('the connection broke');
      model.answerAll();
      scene.api = await parts.startApi();
      await until(async () => (await client.historyTotal()) === 1);
      expect(await client.credits()).toBe(9);
    },
    'one store',
  ],
  [
    'of API and worker during streaming leaves one prompt, streamed to the end',
    async ({ parts, model, api, worker, client }) => {
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
    },
  ],
];

/** The crashes on one store, in turn. */
class CrashesOn {
  private scene: Promise<Omit<Scene, 'client'>> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: string) {}

  play(crash: Crash): Promise<void> {
    const playing = this.last.then(async () => {
      this.scene ??= openScene(this.store);
      const scene = await this.scene;
      scene.model.hold();
      const client = await openClient(scene.parts.origin);
      await crash(Object.assign(scene, { client }));
    });
    this.last = playing.catch(() => undefined);
    return playing;
  }

  async end(): Promise<void> {
    const { parts, model, database } = (await this.scene) ?? {};
    await parts?.end();
    await model?.close();
    await database?.drop();
  }
}

describe('a crash in the middle of a generation', () => {
  const stores = queueStores().map(([name]) => ({ name, on: new CrashesOn(name) }));
  afterAll(() => Promise.all(stores.map(({ on }) => on.end())));

  // Half of it is waiting for a lock to expire, so the stores wait at the same time.
  it.concurrent.each(
    stores.flatMap(({ name, on }, index) =>
      crashes
        .filter(([, , which]) => which !== 'one store' || index === stores.length - 1)
        .map(([what, crash]) => ({ what, crash, name, on })),
    ),
  )('$what, queue on $name', ({ crash, on }) => expect(on.play(crash)).resolves.toBeUndefined());
});

async function openScene(store: string): Promise<Omit<Scene, 'client'>> {
  const [database, model] = await Promise.all([createTestDatabase(), openStandInModel()]);
  const parts = await productParts({
    DATABASE_URL: database.url,
    JWT_SECRET: randomUUID(),
    ...(store === 'Redis' && { REDIS_URL: redisUrl() ?? '' }),
    ...model.settings,
  });
  const [api, worker] = await Promise.all([parts.startApi(), parts.startWorker()]);
  return { database, parts, model, api, worker };
}

/** Lets the deadline of every unfinished generation pass. */
async function passDeadlines({ url }: TestDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "update prompts set deadline_at = now() where status in ('queued', 'running')",
  );
  await client.end();
}

/** The names of the events up to the first of a kind; `onStarted` is called when the model is at work. */
async function eventsUntil(
  events: ReturnType<Client['follow']>,
  last: string,
  onStarted?: () => void,
): Promise<string[]> {
  const names: string[] = [];
  for await (const { event = '', data } of events) {
    names.push(event === 'error' ? data : event);
    if (event === last) break;
    if (event === 'started') onStarted?.();
  }
  return names;
}

async function openClient(origin: string): Promise<Client> {
  const authorization = await signUp(origin);
  const json = { 'content-type': 'application/json', authorization };
  const get = async (path: string) =>
    (await fetch(`${origin}${path}`, { headers: { authorization } })).json();
  return {
    generate: async () => {
      const headers = { ...json, 'idempotency-key': randomUUID() };
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
        headers: { ...json, accept: 'text/event-stream', 'idempotency-key': key },
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
