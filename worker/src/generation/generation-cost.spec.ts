import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Settings } from '@promptmint/core/config/settings';
import { databaseOf, ormConfig } from '@promptmint/core/database/orm-config';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { until } from '../../../core/testing/until.ts';
import { type LoggingPostgres, openLoggingPostgres } from '../../testing/logging-postgres.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { MetricsModule } from '../metrics/metrics.module.js';
import { QueuesModule } from '../queues.module.js';
import { SettingsModule } from '../settings.js';
import { GenerationModule } from './generation.module.js';

const GENERATIONS = 20;

/** Transactions, and statements on the product's tables. */
const OURS = /^(begin|commit|start)|\b(prompts|outbox|users|credit_entries)\b/i;

/** The worker without its timers, whose statements would be counted too. */
class GeneratingWorker {
  static of(settings: Settings): DynamicModule {
    const orm = { ...ormConfig(databaseOf(settings)), registerRequestContext: false };
    return {
      module: GeneratingWorker,
      imports: [
        SettingsModule.of(settings),
        MikroOrmModule.forRoot(orm) as DynamicModule,
        QueuesModule.of(openQueueStore(settings)),
        MetricsModule,
        GenerationModule,
      ],
    };
  }
}

let postgres: LoggingPostgres;
let workers: TestWorkers;
beforeAll(async () => {
  postgres = await openLoggingPostgres();
  workers = await openTestWorkers({ WORKER_CONCURRENCY: '1' }, postgres);
});
afterAll(() => workers.close());

describe('a generation on PostgreSQL', () => {
  it('costs the worker two statements, of which one waits for the disk, and the queue one', async () => {
    const ids: string[] = [];
    while (ids.length < GENERATIONS) ids.push(await workers.request());
    const module = GeneratingWorker.of({ ...workers.settings, DATABASE_URL: postgres.watchedUrl });
    const worker = await NestFactory.createApplicationContext(module, { logger: false });
    await until(async () => (await workers.promptOf(ids.at(-1) ?? '')).endedAt);
    await worker.close(); // A connection reports its flushes when it ends.
    const statements = postgres.watchedStatements();
    const ours = statements.filter((statement) => OURS.test(statement));
    const ofQueue = statements.filter((statement) => statement.startsWith('--'));
    expect(ours).toHaveLength(2 * GENERATIONS);
    // Beyond one each: what it does when it starts, and its polls when nothing is left.
    expect(ofQueue.length).toBeLessThan(2 * GENERATIONS);
    // The server's own processes may have flushed a commit before it waited.
    const flushes = await postgres.watchedFlushes();
    expect(flushes).toBeLessThanOrEqual(GENERATIONS);
    expect(flushes).toBeGreaterThan(GENERATIONS / 2);
  });
});
