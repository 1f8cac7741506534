import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loseJobs } from '../core/testing/lose-jobs.ts';
import { queueStores } from '../core/testing/queue-stores.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { MODEL_ANSWER } from '../worker/testing/model-answer.ts';
import { type Account, logIn, NAME, register } from './account.ts';
import { attributeOf, openOtlpReceiver, type OtlpReceiver, traceTree } from './otlp-receiver.ts';
import { type ProductParts, productParts, type Running } from './product-parts.ts';
import { openStandInModel, type StandInModel } from './stand-in-model.ts';

const REQUEST = 'job ad for our bakery, weekend shifts, 15 euros an hour';
const STRANGER = 'abcdef0123456789'.repeat(2);
const EMAIL = 'nora@example.com';
const SETTINGS = { JWT_SECRET: '8f14e45fceea167a5a36dedd4bea2543' };

/** Runs one statement as an operator would. */
async function run(database: TestDatabase, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rowCount } = await client.query(sql);
  await client.end();
  return rowCount ?? 0;
}

describe.each(queueStores())('the trace of a generation, queue on %s', (_name, redis) => {
  let database: TestDatabase;
  let receiver: OtlpReceiver;
  let model: StandInModel;
  let parts: ProductParts;
  let running: Running[];
  let account: Account;

  beforeAll(async () => {
    [database, receiver, model] = await Promise.all([
      createTestDatabase(),
      openOtlpReceiver(),
      openStandInModel(),
    ]);
    parts = await productParts({
      ...SETTINGS,
      ...model.settings,
      ...receiver.settings,
      DATABASE_URL: database.url,
      ...(redis && { REDIS_URL: redis }),
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    running = [await parts.startApi()];
    await register({ app: parts.origin }, EMAIL);
    account = await logIn({ app: parts.origin }, EMAIL);
    model.answerAll();
  });
  afterAll(async () => {
    await parts.end();
    await Promise.all([database.drop(), receiver.close(), model.close()]);
  });

  /** The spans of the last request for a prompt, once its result is committed. */
  const traceOf = (generation: number) => {
    const requests = receiver.spans.filter(({ name }) => name === 'POST /api/prompts/generate');
    return receiver.spans.filter(({ traceId }) => traceId === requests[generation]?.traceId);
  };

  it('is one, from the request to the commit, also when the queue lost its job', async () => {
    // The answer of a busy machine may be that it takes longer.
    const lost = account.generate(REQUEST).catch((error: Error) => {
      if (!error.message.endsWith(' 504')) throw error;
    });
    const forget = `update outbox set relayed_at = now() - interval '2 minutes' where queue = 'generation'`;
    await until(async () => (await run(database, forget)) === 1);
    const settings = {
      ...SETTINGS,
      DATABASE_URL: database.url,
      ...(redis && { REDIS_URL: redis }),
    };
    await until(() => loseJobs('generation', settings));
    running.push(await parts.startWorker());
    await lost;
    const isOver = 'select from prompts where ended_at is not null';
    await until(async () => (await run(database, isOver)) === 1);
    await account.generate(REQUEST);
    // A stranger's trace is not continued.
    const headers = {
      traceparent: `00-${STRANGER}-${'b'.repeat(16)}-01`,
      baggage: `is=${STRANGER}`,
    };
    await fetch(`${parts.origin}/api/catalogue`, { headers });
    // The end of each process sends what is left.
    for (const part of running) expect(await part.end()).toBe(0);

    for (const generation of [0, 1]) {
      const spans = traceOf(generation);
      const ids = new Set(spans.map(({ spanId }) => spanId));
      const roots = spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
      expect(roots.map(({ name }) => name)).toEqual(['POST /api/prompts/generate']);
      expect(spans.map(({ service, name }) => `${service}: ${name}`)).toEqual(
        expect.arrayContaining([
          'promptmint-api: POST /api/prompts/generate',
          expect.stringMatching(/^promptmint-api: pg\.query:charge/),
          'promptmint-api: add generation.generation',
          'promptmint-worker: process generation',
          'promptmint-worker: write blueprint',
          expect.stringMatching(/^promptmint-worker: chat /),
          'promptmint-worker: commit result',
          expect.stringMatching(/^promptmint-worker: pg\.query:/),
        ]),
      );
    }
    const [root] = traceOf(1).filter(({ parentSpanId }) => !parentSpanId);
    expect(root && attributeOf(root, 'http.response.status_code')).toBe(200);
    if (process.env['SHOW_TRACE']) process.stderr.write(`${traceTree(traceOf(1))}\n`);
  });

  it('holds no words of the request or the result, no address, and no statement', () => {
    const sent = receiver.sent();
    expect(sent).toContain('deployment.environment.name');
    for (const secret of [
      ...REQUEST.split(', '),
      'bakery',
      EMAIL,
      NAME,
      ...Object.values(MODEL_ANSWER).filter((value) => typeof value === 'string'),
      'where ',
      'insert into',
      'url.path',
      STRANGER,
    ])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });
});

describe('without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-packages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('neither process loads OpenTelemetry, the migrator or a second ORM, and the API nothing that counts', async () => {
    const database = await createTestDatabase();
    const model = await openStandInModel();
    const note = fileURLToPath(new URL('note-loaded-packages.mjs', import.meta.url));
    const loadedBy = async (part: 'startApi' | 'startWorker', more: Record<string, string>) => {
      const file = join(folder, part);
      writeFileSync(file, '');
      const parts = await productParts({
        ...SETTINGS,
        ...model.settings,
        DATABASE_URL: database.url,
        NODE_OPTIONS: `--import=${note}`,
        LOADED_PACKAGES: file,
        ...more,
      });
      const started = await parts[part]();
      if (part === 'startWorker')
        await until(async () => (await run(database, 'select from heartbeats')) === 1);
      await started.end();
      const loaded = readFileSync(file, 'utf8').matchAll(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/g);
      return [...new Set(Array.from(loaded, ([, name]) => name))].toSorted();
    };
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    expect(await loadedBy('startApi', { OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([]);
    // The worker always counts, and what counts names the types of a trace's context.
    expect(await loadedBy('startWorker', {})).toEqual(['@opentelemetry/api', 'prom-client']);
    expect(await loadedBy('startApi', { ...traced, API_METRICS_PORT: '0' })).toEqual(
      expect.arrayContaining([
        '@fastify/otel',
        '@opentelemetry/sdk-trace-node',
        'bullmq-otel',
        'prom-client',
      ]),
    );
    await Promise.all([database.drop(), model.close()]);
  });
});
