import { MikroOrmModule } from '@mikro-orm/nestjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '@promptmint/core/config/read-settings';
import type { Settings } from '@promptmint/core/config/settings';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { RejectedEvent } from '@promptmint/core/database/entities/payment';
import { ormConfig } from '@promptmint/core/database/orm-config';
import { markDead } from '@promptmint/core/queues/outbox';
import { openProxy } from '../../../core/testing/cuttable-proxy.ts';
import { metricProblems, metricValue } from '../../../core/testing/metrics-text.ts';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { Auditor } from '../audit/auditor.js';
import { SettingsModule } from '../settings.js';
import { MetricsModule } from './metrics.module.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

class TestModule {
  static of(settings: Settings): DynamicModule {
    const database = ormConfig({ url: settings.DATABASE_URL, poolMax: 2 });
    return {
      module: TestModule,
      imports: [
        SettingsModule.of(settings),
        MikroOrmModule.forRoot({ ...database, registerRequestContext: false }) as DynamicModule,
        MetricsModule,
      ],
    };
  }
}

/** Gives the person of a prompt credits past the ledger, which the database's rules refuse. */
async function breakBalance(workers: TestWorkers, promptId: string): Promise<void> {
  const { user } = await workers.promptOf(promptId);
  await workers.em().transactional(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute('update users set credits = credits + 5 where id = ?', [user.id]);
  });
}

describe('MetricsServer', () => {
  const started: INestApplicationContext[] = [];
  let db: TestOrm;
  beforeAll(async () => {
    db = await openTestOrm();
  });
  afterAll(() => db.close());

  async function start(overrides: Record<string, string>): Promise<INestApplicationContext> {
    const settings = readSettings({
      DATABASE_URL: db.url,
      JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
      ...overrides,
    });
    const app = await NestFactory.createApplicationContext(TestModule.of(settings), {
      logger: false,
      abortOnError: false,
    });
    started.push(app);
    return app;
  }
  const urlOf = (app: INestApplicationContext) => `http://127.0.0.1:${app.get(MetricsServer).port}`;
  afterEach(() => Promise.all(started.splice(0).map((app) => app.close())));

  it('serves the counters and the figures of the process', async () => {
    const app = await start({ WORKER_METRICS_PORT: '0' });
    app.get(Metrics).generation('composer', 'written');
    const response = await fetch(`${urlOf(app)}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('promptmint_generations_total{provider="composer",outcome="written"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('shows how many failed emails wait, as the database says it', async () => {
    /** By a worker that has just started: one that has shown a number shows it for a while. */
    const shown = async () => {
      const url = urlOf(await start({ WORKER_METRICS_PORT: '0' }));
      return (await fetch(`${url}/metrics`)).text();
    };
    expect(await shown()).toMatch(/^promptmint_failed_mails 0$/m);

    const em = db.orm.em.fork();
    const mail = { queue: 'mail' as const, payload: {} };
    const work = { queue: 'generation' as const, key: 'given-up', payload: {} };
    await em.insertMany(OutboxMessage, [
      { ...mail, key: 'given-up' },
      { ...mail, key: 'waiting' },
      work,
    ]);
    await markDead(em, 'mail', 'given-up', 'EMESSAGE DATA 554');
    await markDead(em, 'generation', 'given-up', 'none');
    expect(await shown()).toMatch(/^promptmint_failed_mails 1$/m);
  });

  it('shows how many payment events were refused, by reason, as the database says it', async () => {
    const url = urlOf(await start({ WORKER_METRICS_PORT: '0' }));
    const events = ['evt_1', 'evt_2'].map(
      (id) => ({ id, reason: 'mismatch', detail: '' }) as const,
    );
    await db.orm.em.fork().insertMany(RejectedEvent, events);
    const shown = await (await fetch(`${url}/metrics`)).text();
    expect(shown).toMatch(/^promptmint_rejected_payment_events{reason="mismatch"} 2$/m);
    expect(shown).toMatch(/^promptmint_rejected_payment_events{reason="malformed"} 0$/m);
  });

  it('shows queues, outbox, open generations, owed credits and drift by the conventions of Prometheus', async () => {
    const workers = await openTestWorkers({ WORKER_METRICS_PORT: '0' });
    const createdAt = new Date(Date.now() - 3_600_000);
    const old = await workers.commitRequest({ createdAt });
    await markDead(workers.em(), 'generation', old, 'none');
    await workers.commitRequest();
    const worker = await workers.start();
    await breakBalance(workers, old);
    const drift = 'promptmint_ledger_drift{rule="balance"}';
    // The worker's own first check may have begun before and end after this one.
    const text = await until(async () => {
      await worker.get(Auditor).lookAtTouched();
      const shown = await (await fetch(`${urlOf(worker)}/metrics`)).text();
      return metricValue(shown, drift) === 1 && shown;
    });
    await workers.close();
    const valueOf = (sample: string) => metricValue(text, sample);
    expect(metricProblems(text)).toEqual([]);
    for (const state of ['waiting', 'prioritized', 'active', 'delayed'])
      for (const queue of ['generation', 'mail', 'upkeep'])
        expect(
          valueOf(`promptmint_queue_jobs{queue="${queue}",state="${state}"}`),
        ).toBeGreaterThanOrEqual(0);
    expect(valueOf('promptmint_oldest_open_generation_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(valueOf('promptmint_outbox_rows{queue="generation",state="dead"}')).toBe(1);
    expect(valueOf('promptmint_outbox_rows{queue="mail",state="waiting"}')).toBe(0);
    expect(valueOf('promptmint_owed_credits')).toBe(0);
    expect(valueOf(drift)).toBe(1);
    expect(valueOf('promptmint_ledger_drift{rule="owed"}')).toBe(0);
    expect(valueOf('promptmint_credits_total{kind="refund"}')).toBe(0);
    const pool = 'db_client_connection_pool_name="main"';
    expect(valueOf(`db_client_connection_pending_requests{${pool}}`)).toBeGreaterThanOrEqual(0);
    expect(valueOf(`db_client_connection_max{${pool}}`)).toBe(10);
  });

  it('leaves out the numbers of an unreachable database, and shows the rest', async () => {
    const proxy = await openProxy(db.url);
    const app = await start({ WORKER_METRICS_PORT: '0', DATABASE_URL: proxy.url });
    await proxy.cut();
    const response = await fetch(`${urlOf(app)}/metrics`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(
      /^promptmint_(failed_mails|rejected_payment_events|outbox_rows|oldest_open_generation_seconds|owed_credits)[ {]/m,
    );
    await proxy.close();
  });

  it('serves nothing else', async () => {
    const url = urlOf(await start({ WORKER_METRICS_PORT: '0' }));
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('does not listen where no port is set', async () => {
    expect((await start({})).get(MetricsServer).port).toBeNull();
  });

  it('stops the start when the port is taken', async () => {
    const { port } = (await start({ WORKER_METRICS_PORT: '0' })).get(MetricsServer);
    await expect(start({ WORKER_METRICS_PORT: `${port}` })).rejects.toThrow(/EADDRINUSE/);
  });

  it('is closed with the worker', async () => {
    const app = await start({ WORKER_METRICS_PORT: '0' });
    const url = urlOf(app);
    await app.close();
    await expect(fetch(`${url}/metrics`)).rejects.toThrow('fetch failed');
  });
});
