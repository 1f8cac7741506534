import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { GENEROUS_RATE_LIMITS } from '../backend/testing/generous-rate-limits.ts';
import { queueStores } from '../core/testing/queue-stores.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase } from '../local/testing/database.ts';
import { freePorts } from '../local/src/free-port.ts';
import { signUp } from './account.ts';
import { type ProductParts, productParts } from './product-parts.ts';
import { openRoundRobin } from './round-robin.ts';

const REQUESTS = 1_000;
const AT_ONCE = 5;
/** Between two requests of a client, in milliseconds: processes that start need the processor, too. */
const PAUSE_MS = 100;

/** Two APIs and two workers on one database, behind a load balancer. */
interface Replicas {
  origin: string;
  /** Ends each process and starts it again, one after the other. @returns the exit codes. */
  restart(): Promise<(number | null)[]>;
  close(): Promise<void>;
}

describe('a rolling restart of two APIs and two workers', () => {
  // One store is enough: an API has answered what is open before it closes its queue.
  it.each(queueStores().slice(-1))(
    'fails none of 1,000 requests, and ends each process with code 0, queue on %s',
    async (_name, redis) => {
      const replicas = await openReplicas(redis);
      try {
        const authorization = await signUp(replicas.origin);
        const failed: string[] = [];
        let sent = 0;
        const restarted = new AbortController();
        const client = async () => {
          while (sent < REQUESTS || !restarted.signal.aborted) {
            sent += 1;
            const said = await ask(replicas.origin, sent, authorization);
            if (said !== '200') failed.push(said);
            await delay(PAUSE_MS);
          }
        };
        const restart = () => replicas.restart().finally(() => restarted.abort());
        const [codes] = await Promise.all([restart(), ...Array.from({ length: AT_ONCE }, client)]);
        expect(codes).toEqual([0, 0, 0, 0]);
        expect(failed).toEqual([]);
        expect(sent).toBeGreaterThanOrEqual(REQUESTS);
      } finally {
        await replicas.close();
      }
    },
  );
});

async function openReplicas(redis: string | undefined): Promise<Replicas> {
  const database = await createTestDatabase();
  const environment = {
    ...GENEROUS_RATE_LIMITS,
    DATABASE_URL: database.url,
    JWT_SECRET: randomUUID(),
    ...(redis && { REDIS_URL: redis }),
  };
  const all: ProductParts[] = [];
  const start = async () => {
    const ports = await freePorts('PORT', 'WORKER_HEALTH_PORT');
    const parts = await productParts({ ...environment, ...ports });
    all.push(parts);
    const running = { parts, api: await parts.startApi(), worker: await parts.startWorker() };
    await until(() => {
      if (running.worker.hasEnded()) throw new Error('The worker ended; the reason is above.');
      return fetch(`http://127.0.0.1:${ports.WORKER_HEALTH_PORT}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    return running;
  };
  const end = async () => {
    await Promise.all(all.map((parts) => parts.end()));
    await database.drop();
  };
  const running: Awaited<ReturnType<typeof start>>[] = [];
  try {
    // One after the other, so that none is still starting when the other could not.
    while (running.length < 2) running.push(await start());
  } catch (error) {
    await end();
    throw error;
  }
  const proxy = await openRoundRobin(running.map(({ parts }) => parts.origin));
  return {
    origin: proxy.origin,
    restart: async () => {
      const codes: (number | null)[] = [];
      for (const { parts, api, worker } of running) {
        codes.push(await api.end(), await worker.end());
        await parts.startApi();
        await parts.startWorker();
      }
      return codes;
    },
    close: async () => {
      await proxy.close();
      await end();
    },
  };
}

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
