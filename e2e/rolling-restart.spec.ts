import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GENEROUS_RATE_LIMITS } from '../backend/testing/generous-rate-limits.ts';
import { queueStores } from '../core/testing/queue-stores.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { freePort } from '../local/src/free-port.ts';
import { type ProductParts, productParts, type Running } from './product-parts.ts';
import { type RoundRobin, openRoundRobin } from './round-robin.ts';

const REQUESTS = 1_000;
const AT_ONCE = 10;

describe.each(queueStores())('a rolling restart, queue on %s', (_name, redis) => {
  let database: TestDatabase;
  let proxy: RoundRobin;
  const running: { parts: ProductParts; api: Running; worker: Running }[] = [];
  let authorization: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const environment = {
      ...GENEROUS_RATE_LIMITS,
      DATABASE_URL: database.url,
      JWT_SECRET: randomUUID(),
      ...(redis && { REDIS_URL: redis }),
    };
    const start = async () => {
      const [api, health] = [String(await freePort()), String(await freePort())];
      const parts = await productParts({ ...environment, PORT: api, WORKER_HEALTH_PORT: health });
      running.push({ parts, api: await parts.startApi(), worker: await parts.startWorker() });
      await until(() =>
        fetch(`http://127.0.0.1:${health}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    };
    await start();
    await start();
    proxy = await openRoundRobin(running.map(({ parts }) => parts.origin));
    authorization = await signUp(proxy.origin);
  });
  afterAll(async () => {
    await Promise.all(running.map(({ parts }) => parts.end()));
    await proxy.close();
    await database.drop();
  });

  it('of two APIs and two workers fails none of 1,000 requests, and ends each with code 0', async () => {
    const failed: string[] = [];
    let sent = 0;
    const restarted = new AbortController();
    const client = async () => {
      while (sent < REQUESTS || !restarted.signal.aborted) {
        sent += 1;
        const said = await ask(proxy.origin, sent, authorization);
        if (said !== '200') failed.push(said);
      }
    };
    const restart = async () => {
      const codes: (number | null)[] = [];
      try {
        for (const { parts, api, worker } of running) {
          codes.push(await api.end(), await worker.end());
          await parts.startApi();
          await parts.startWorker();
        }
      } finally {
        restarted.abort();
      }
      return codes;
    };
    const [codes] = await Promise.all([restart(), ...Array.from({ length: AT_ONCE }, client)]);
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  });
});

/** One request of the usual mix. @returns its status, or how the connection failed. */
async function ask(origin: string, number: number, authorization: string): Promise<string> {
  const analyze = number % 3 === 0;
  try {
    const answer = await fetch(`${origin}${analyze ? '/api/prompts/analyze' : '/api/auth/me'}`, {
      ...(analyze && { method: 'POST', body: JSON.stringify({ user_input: 'a job ad' }) }),
      headers: { authorization, 'content-type': 'application/json' },
    });
    const text = await answer.text();
    return answer.status === 200 ? '200' : `${answer.status} ${text}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

async function signUp(origin: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, password: 'Weekend-Shift-15' };
  await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, full_name: 'Nora Lindqvist' }),
  });
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: account.email, password: account.password }),
  });
  return `Bearer ${((await login.json()) as { access_token: string }).access_token}`;
}
