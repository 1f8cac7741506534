import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENEROUS_RATE_LIMITS } from '../../backend/testing/generous-rate-limits.ts';
import { type CuttableProxy, openProxy } from '../../core/testing/cuttable-proxy.ts';
import { until } from '../../core/testing/until.ts';
import { programOf } from '../../local/src/bundle.ts';
import { startCardPayments } from '../../local/src/card-payments/card-payments.ts';
import { freePort } from '../../local/src/free-port.ts';
import { SmtpInbox } from '../../local/testing/smtp-inbox.ts';
import { openOwnPostgres } from '../own-postgres.ts';
import { type FickleModel, openFickleModel } from './fickle-model.ts';
import { openOwnRedis, type OwnRedis } from '../../local/testing/own-redis.ts';
import type { Store } from './schedule.ts';
import { Supervised } from './supervised.ts';

/** One process with its own network to the stores. */
export interface Part {
  process: Supervised;
  database: CuttableProxy;
  queue: CuttableProxy | null;
}

/** The whole product with all its neighbours, each of which can be broken. */
export interface HistoryProduct {
  origin: string;
  /** Without a proxy in between, for the checks. */
  databaseUrl: string;
  api: Part;
  worker: Part;
  redis: OwnRedis | null;
  model: FickleModel;
  inbox: SmtpInbox;
  payments: { url: string; dataFolder: string };
  /** Resolves once the API answers. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}

/** What clients and checks need of a product. */
export type UsedProduct = Pick<
  HistoryProduct,
  'origin' | 'databaseUrl' | 'payments' | 'healthy'
> & { inbox: Pick<SmtpInbox, 'mails'> };

const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_histories',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_histories',
};

/** Short, so that what waits for them happens within a history; in seconds. */
const TIMES = {
  REPLY_WAIT_SECONDS: '8',
  LLM_TIMEOUT_SECONDS: '4',
  GENERATION_DEADLINE_SECONDS: '20',
};

/** A payment provider that tries again soon, in milliseconds. */
const PAUSES = { retries: Array.from({ length: 200 }, () => 1_000), delay: 3_000 };

type Closing = () => Promise<unknown>;

const unclosed = new Set<Closing>();

/** Stops everything that is still open, as Ctrl+C does. */
export async function closeHistoryProducts(): Promise<void> {
  for (const close of unclosed) await close();
}

export async function openHistoryProduct(store: Store): Promise<HistoryProduct> {
  const closings: Closing[] = [];
  const close = async () => {
    unclosed.delete(close);
    for (const closing of closings.splice(0).toReversed()) await closing();
  };
  unclosed.add(close);
  try {
    return { ...(await open(store, closings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(store: Store, closings: Closing[]): Promise<Omit<HistoryProduct, 'close'>> {
  const opened = async <T>(what: Promise<T>, closing: (opened: T) => Promise<unknown>) => {
    const thing = await what;
    closings.push(() => closing(thing));
    return thing;
  };
  const postgres = await opened(openOwnPostgres(), (it) => it.close());
  const redis = store === 'redis' ? await opened(openOwnRedis(), (it) => it.kill()) : null;
  const model = await opened(openFickleModel(), (it) => it.close());
  const inbox = await opened(SmtpInbox.open(), (it) => it.close());
  const folder = mkdtemp(join(tmpdir(), 'promptmint-history-'));
  const dataFolder = await opened(folder, (it) => rm(it, { recursive: true }));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const starting = startCardPayments({
    dataFolder,
    webhookUrl: `${origin}/api/payments/webhook`,
    webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    secretKey: SECRETS.STRIPE_SECRET_KEY,
    pauses: PAUSES,
  });
  const { url } = await opened(starting, (it) => it.close());
  const environment = {
    PORT: port,
    LOG_LEVEL: 'silent',
    JWT_SECRET: randomUUID(),
    SMTP_URL: inbox.url,
    ...SECRETS,
    ...TIMES,
    ...GENEROUS_RATE_LIMITS,
    ...model.settings,
    STRIPE_API_BASE: url,
  };
  const part = async (entry: string): Promise<Part> => {
    const database = await opened(openProxy(postgres.url), (it) => it.close());
    const queue = redis && (await opened(openProxy(redis.url), (it) => it.close()));
    const process = new Supervised(entry, {
      ...environment,
      DATABASE_URL: database.url,
      ...(queue && { REDIS_URL: queue.url }),
    });
    closings.push(() => process.kill());
    process.start();
    return { process, database, queue };
  };
  const healthy = async () => {
    await until(async () => (await fetch(`${origin}/health/live`).catch(() => null))?.ok);
  };
  const [api, worker] = [await part(programOf('backend')), await part(programOf('worker'))];
  await healthy();
  const payments = { url, dataFolder };
  return { origin, databaseUrl: postgres.url, api, worker, redis, model, inbox, payments, healthy };
}
