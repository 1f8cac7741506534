import { randomUUID } from 'node:crypto';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';
import { GRANT, PEOPLE } from '../harness/people.ts';
import { WORKER_SLOTS } from '../harness/product.ts';

/**
 * What no generation can do without, and nothing else: one durable debit through the ledger's triggers, one
 * round trip through a BullMQ queue on the same store, one durable result.
 */
export interface BareWork {
  /** Does it once for one of the people. */
  run(person: number): Promise<void>;
  close(): Promise<void>;
}

const DEBIT =
  "insert into credit_entries (user_id, kind, amount, reference) values ($1, 'generation', -1, $2)";
const RESULT = 'insert into bare_results (id, result) values ($1, $2)';
/** About as long as the text and the figures of a prompt. */
const TEXT = JSON.stringify({ text: 'A sentence of a prompt that is stored. '.repeat(100) });
const CREDITS = 1_000_000;

export async function openBareWork(
  databaseUrl: string,
  redisUrl: string | null,
): Promise<BareWork> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('create table if not exists bare_results (id uuid primary key, result jsonb)');
  const people = await makePeople(pool);
  const store = openQueueStore({
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: undefined,
    REDIS_URL: redisUrl ?? undefined,
  });
  await store.probe();
  const waiting = new Map<string, () => void>();
  const queue = new Queue<{ id: string }>('bare', store.options);
  const consumer = new Worker<{ id: string }>(
    'bare',
    async ({ data }) => void (await pool.query(RESULT, [data.id, TEXT])),
    { ...store.consumerOptions, concurrency: WORKER_SLOTS },
  );
  queue.on('error', () => undefined);
  consumer.on('error', () => undefined);
  consumer.on('completed', ({ data }) => waiting.get(data.id)?.());
  await Promise.all([queue.waitUntilReady(), consumer.waitUntilReady()]);
  return {
    run: async (person) => {
      const id = randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(id, resolve);
      await pool.query(DEBIT, [people[person % people.length], `generation:${id}`]);
      await queue.add('bare', { id }, { jobId: id, removeOnComplete: true });
      await promise;
      waiting.delete(id);
    },
    close: async () => {
      await consumer.close();
      await queue.close();
      await store.replies.close();
      await pool.end();
    },
  };
}

async function makePeople(pool: pg.Pool): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  for (const id of people) {
    await pool.query(
      "insert into users (id, email, password_hash, full_name, created_at) values ($1, $2, '', '', now())",
      [id, `${id}@example.com`],
    );
    await pool.query(GRANT, [id, CREDITS, `purchase:${randomUUID()}`]);
  }
  return people;
}
