import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import type pg from 'pg';
import { until } from '../../../core/testing/until.ts';
import { openEvents } from '../../testing/event-stream.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const body = {
  user_input: 'hold this job ad for our bakery',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const finished = { ...body, user_input: 'job ad for our bakery' };
const PATH = '/api/prompts/generate';
const HISTORY = '/api/prompts/history';
/** Three quarters of it are for new generations. */
const POOL = 16;

let api: TestApi;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi({ DATABASE_POOL_MAX: String(POOL) });
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const follow = (user: TestUser, key: string) =>
  openEvents(api, user, PATH, body, { 'idempotency-key': key });

describe('many followers of one prompt', () => {
  it('end the oldest stream when a fifth one opens, and are charged once', async () => {
    const user = await api.signUp();
    const key = randomUUID();
    const oldest = await follow(user, key);
    const id = (await oldest.next())?.data.id;
    const others = [];
    for (let stream = 0; stream < 4; stream += 1) {
      others.push(await follow(user, key));
      await others.at(-1)?.next();
    }
    expect(await oldest.rest()).toEqual([
      {
        event: 'error',
        data: {
          statusCode: 429,
          code: 'too_many_requests',
          message: 'This prompt is followed in newer windows. It will appear in your history.',
          detail: 'This prompt is followed in newer windows. It will appear in your history.',
        },
      },
    ]);
    await worker.end(id, 'succeeded');
    for (const stream of others) expect((await stream.rest()).at(-1)?.event).toBe('result');
    expect((await user.get('/api/auth/credits')).body.credits).toBe(9);
  });

  it('do not affect the streams of another prompt or another person', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    const key = randomUUID();
    const streams = await Promise.all([
      ...Array.from({ length: 4 }, () => follow(one, key)),
      follow(one, randomUUID()),
      follow(other, key),
    ]);
    const ids = await Promise.all(streams.map(async (stream) => (await stream.next())?.data.id));
    for (const id of new Set(ids)) await worker.end(id, 'succeeded');
    for (const stream of streams) expect((await stream.rest()).at(-1)?.event).toBe('result');
  });

  it('are all served by one read of the database for each change', async () => {
    const user = await api.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = Array.from({ length: 10 }, () => user.send('POST', PATH, body, headers));
    const [{ id }] = await until(async () => {
      const found = await api.em().find(Prompt, { user: user.id });
      return found.length > 0 && (found as [Prompt]);
    });
    const pool: pg.Pool = await api.em().getConnection().getNativeClient();
    await untilQuiet(pool);
    let uses = 0;
    pool.on('acquire', () => (uses += 1));
    await worker.begin(id);
    for (let section = 0; section < 10; section += 1) await worker.show(id, `text ${section}`);
    await worker.end(id, 'succeeded');
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    // Twelve changes, each written by the worker through this pool and read once, and some spare.
    expect(uses).toBeLessThan(60);
  });
});

/** Resolves when no connection is used or waited for any more. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  let uses = 0;
  const count = () => (uses += 1);
  pool.on('acquire', count);
  let [before, looks] = [-1, 0];
  await until(async () => {
    const isIdle = pool.idleCount === pool.totalCount && pool.waitingCount === 0;
    looks = isIdle && uses === before ? looks + 1 : 0;
    before = uses;
    return looks === 10;
  });
  pool.off('acquire', count);
}

describe('a flood of new generations while the database is slow', () => {
  it('is refused with 503 and Retry-After, and leaves connections for all other requests', async () => {
    const [user, other] = [await api.signUp(), await api.signUp()];
    const { release } = await lockPrompts();
    try {
      const flood = Array.from({ length: 20 }, () =>
        fetch(`${api.origin}${PATH}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: user.authorization },
          body: JSON.stringify(finished),
        }),
      );
      const refused = await Promise.any(flood);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(await refused.json()).toMatchObject({
        statusCode: 503,
        code: 'service_unavailable',
        retry_after: 2,
      });
      expect((await other.get('/api/auth/me')).status).toBe(200);
      await release();
      await Promise.all(flood);
    } finally {
      await release();
    }
    expect((await other.send('POST', PATH, finished)).status).toBe(200);
  });
});

describe('requests that are refused before they generate', () => {
  it('take no place from others while their client reads no answer', async () => {
    const user = await api.signUp();
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    const send = (line: string, json = '', authorization = 'none') =>
      [
        `${line} HTTP/1.1`,
        'Host: mint.example',
        `Authorization: ${authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${json.length}`,
        `\r\n${json}`,
      ].join('\r\n');
    // More than the buffers of a connection hold, so that no later answer can leave.
    const unread = send('GET /openapi.json').repeat(30);
    const refused = send(`POST ${PATH}`, '{}').repeat(POOL);
    const last = send('PUT /api/auth/profile', '{"full_name":"Last Of All"}', user.authorization);
    try {
      socket.pause().write(`${unread}${refused}${last}`);
      await until(async () => (await user.get('/api/auth/me')).body.full_name === 'Last Of All');
      expect((await user.send('POST', PATH, finished)).status).toBe(200);
    } finally {
      socket.destroy();
    }
  });
});

describe('an API at its default settings', () => {
  it('opens at most 15 connections to PostgreSQL, however many requests come at once', async () => {
    const busy = await openTestApi({ REPLY_WAIT_SECONDS: '1' });
    const { Client } = (await import('pg')).default;
    const observer = new Client({ connectionString: busy.settings.DATABASE_URL });
    await observer.connect();
    const users = await Promise.all([1, 2, 3, 4, 5, 6].map(() => busy.signUp()));
    const answers = users.flatMap((user) =>
      Array.from({ length: 8 }, () => [user.send('POST', PATH, finished), user.get(HISTORY)]),
    );
    const requests = { areOver: false };
    const over = Promise.all(answers.flat()).finally(() => (requests.areOver = true));
    let most = 0;
    while (!requests.areOver) {
      const { rows } = await observer.query<{ open: number }>(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid()`,
      );
      most = Math.max(most, rows[0]?.open ?? 0);
    }
    await over;
    await observer.end();
    await busy.close();
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(15);
  });
});

/** Blocks every query on prompts, through a connection that is not the API's. */
async function lockPrompts(): Promise<{ release(): Promise<void> }> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: api.settings.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query('lock table prompts in access exclusive mode');
  let released: Promise<void> | undefined;
  return { release: () => (released ??= client.end()) };
}
