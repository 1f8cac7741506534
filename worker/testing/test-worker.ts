import { randomUUID } from 'node:crypto';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '@promptmint/core/config/read-settings';
import type { Settings } from '@promptmint/core/config/settings';
import { debitGeneration, grantSignupCredits } from '@promptmint/core/credits/credit-ledger';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { ormConfig } from '@promptmint/core/database/orm-config';
import { relay, writeToOutbox } from '@promptmint/core/queues/outbox';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Queue } from 'bullmq';
import { createTestDatabase, type TestDatabase } from '../../local/testing/database.ts';
import { WorkerModule } from '../src/worker.module.js';

/** A migrated database of its own, and workers on it that start when a test says so. */
export interface TestWorkers {
  settings: Settings;
  em(): EntityManager;
  /** A real worker, in this process, with settings of its own where it has some. */
  start(own?: Partial<Settings>): Promise<INestApplicationContext>;
  /** What the API commits for a request: debit, prompt and outbox row. @returns the prompt's id. */
  commitRequest(change?: Partial<Prompt>): Promise<string>;
  /** The same without the outbox row, so that no worker takes it. @returns the prompt's id. */
  commitUntaken(change?: Partial<Prompt>): Promise<string>;
  /** The same, and the job put on the queue at once, as the API does. @returns the prompt's id. */
  request(change?: Partial<Prompt>): Promise<string>;
  promptOf(id: string): Promise<Prompt>;
  /** The kinds of the ledger entries of a prompt's user, oldest first. */
  ledgerOf(promptId: string): Promise<string[]>;
  close(): Promise<void>;
}

/** @param given a database of the caller's; it is dropped at the end like one of its own. */
export async function openTestWorkers(
  overrides: Record<string, string | undefined> = {},
  given?: TestDatabase,
): Promise<TestWorkers> {
  const database = given ?? (await createTestDatabase());
  const settings = readSettings({
    DATABASE_URL: database.url,
    JWT_SECRET: '8f14e45fceea167a5a36dedd4bea2543',
    LOG_LEVEL: 'silent',
    ...overrides,
  });
  const orm = await MikroORM.init(ormConfig({ url: database.url, poolMax: 5 }));
  const em = () => orm.em.fork();
  const producer = openQueueStore(settings);
  const queue = new Queue('generation', producer.options);
  const started: INestApplicationContext[] = [];
  const promptOf = (id: string) => em().findOneOrFail(Prompt, id);
  return {
    settings,
    em,
    start: async (own = {}) => {
      const ofWorker = { ...settings, ...own };
      const store = openQueueStore(ofWorker);
      const module = WorkerModule.of(ofWorker, store);
      const worker = await NestFactory.createApplicationContext(module, {
        logger: false,
        abortOnError: false,
      });
      started.push(worker);
      return worker;
    },
    commitRequest: (change = {}) => em().transactional((tx) => commitRequest(tx, change)),
    commitUntaken: (change = {}) =>
      em().transactional(async (tx) => {
        const id = await commitRequest(tx, change);
        await tx.nativeDelete(OutboxMessage, { key: id });
        return id;
      }),
    request: async (change = {}) => {
      const id = await em().transactional((tx) => commitRequest(tx, change));
      await relay(em(), queue, [{ queue: 'generation', key: id, payload: { promptId: id } }]);
      return id;
    },
    promptOf,
    ledgerOf: async (promptId) => {
      const { user } = await promptOf(promptId);
      const entries = await em().find(CreditEntry, { user }, { orderBy: { id: 'asc' } });
      return entries.map((entry) => entry.kind);
    },
    close: async () => {
      await Promise.all(started.map((worker) => worker.close()));
      await queue.close();
      await producer.replies.close();
      await orm.close();
      await database.drop();
    },
  };
}

async function commitRequest(tx: EntityManager, change: Partial<Prompt>): Promise<string> {
  const [user, id] = [randomUUID(), randomUUID()];
  await tx.insert(User, {
    id: user,
    email: `${user}@example.com`,
    fullName: 'Nora Lindqvist',
    passwordHash: 'none',
    createdAt: new Date(),
  });
  await grantSignupCredits(tx, user);
  await tx.insert(Prompt, {
    id,
    user,
    createdAt: new Date(),
    deadlineAt: new Date(Date.now() + 60_000),
    originalInput: 'job ad for our bakery, weekend shifts, 15 euros an hour',
    requestedUseCase: 'auto_detect',
    targetModel: 'claude',
    language: 'en',
    ...change,
  });
  await debitGeneration(tx, user, id);
  await writeToOutbox(tx, { queue: 'generation', key: id, payload: { promptId: id } });
  return id;
}
