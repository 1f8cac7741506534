import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import {
  findLedgerViolations,
  type LedgerViolation,
} from '@promptmint/core/credits/ledger-invariants';
import pg from 'pg';
import { until } from '../core/testing/until.ts';
import { createTestDatabase } from '../local/testing/database.ts';
import { signUp } from './account.ts';
import { type ProductParts, productParts } from './product-parts.ts';

const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts, 15 euros an hour',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

/** API and worker on a Redis that is about to move, and a person who generates. */
export interface FailoverScene {
  /** Generates once. @returns the status. */
  generate(): Promise<number>;
  /** Generates until it succeeds. */
  generateUntilDone(): Promise<void>;
  /** Waits until nothing is open, and checks that no prompt was lost and every credit is right. */
  expectNothingLost(): Promise<void>;
  ready(): Promise<void>;
  close(): Promise<void>;
}

export async function openFailoverScene(
  environment: Record<string, string>,
): Promise<FailoverScene> {
  const database = await createTestDatabase();
  const parts = await productParts({
    DATABASE_URL: database.url,
    JWT_SECRET: randomUUID(),
    ...environment,
  });
  const close = async () => {
    await parts.end();
    await database.drop();
  };
  try {
    await Promise.all([parts.startApi(), parts.startWorker()]);
    return { ...(await openClient(parts, database.url)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openClient(
  { origin }: ProductParts,
  databaseUrl: string,
): Promise<Omit<FailoverScene, 'close'>> {
  const authorization = await signUp(origin);
  const headers = { authorization, 'content-type': 'application/json' };
  const get = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json();
  const acknowledged: string[] = [];
  const generate = async () => {
    const answer = await fetch(`${origin}/api/prompts/generate`, {
      method: 'POST',
      body: JSON.stringify(REQUEST),
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    const { id } = (await answer.json()) as { id?: string };
    if (answer.status === 200 && id) acknowledged.push(id);
    return answer.status;
  };
  return {
    generate,
    generateUntilDone: async () => void (await until(async () => (await generate()) === 200)),
    ready: async () =>
      void (await until(async () => (await fetch(`${origin}/health/ready`)).status === 200)),
    expectNothingLost: async () => {
      const prompts = await endOfAll(databaseUrl);
      expect(await violations(databaseUrl)).toEqual([]);
      const written = prompts.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
      expect(written).toEqual(expect.arrayContaining(acknowledged));
      const { credits } = (await get('/api/auth/me')) as { credits: number };
      expect(credits).toBe(10 - written.length);
      for (const id of acknowledged) expect(await get(`/api/prompts/${id}`)).toMatchObject({ id });
    },
  };
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return (await database.query<T>(sql)).rows;
  } finally {
    await database.end();
  }
}

const violations = (url: string) => query<LedgerViolation>(url, findLedgerViolations());

/** Every prompt, once each has ended. */
function endOfAll(url: string): Promise<{ id: string; status: string }[]> {
  return until(async () => {
    const prompts = await query<{ id: string; status: string }>(
      url,
      'select id, status from prompts',
    );
    return prompts.every(({ status }) => !['queued', 'running'].includes(status)) && prompts;
  });
}
