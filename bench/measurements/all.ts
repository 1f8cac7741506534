import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../local/src/find-program.ts';
import { openOwnRedis } from '../../local/testing/own-redis.ts';
import { SmtpInbox } from '../../local/testing/smtp-inbox.ts';
import { type BareWork, openBareWork } from '../controls/bare-work.ts';
import { closeCalls } from '../harness/calls.ts';
import { type BenchModel, openBenchModel } from '../harness/model.ts';
import { makePeople } from '../harness/people.ts';
import { type BenchProduct, startBenchProduct } from '../harness/product.ts';
import { type BenchPostgres, openBenchPostgres } from '../harness/stores.ts';
import { redisPid } from '../meters/redis.ts';
import type { Figure } from '../report.ts';
import { measureComposerLatency, measureMemory, measureThroughput } from './composer.ts';
import { type Counts, countGeneration } from './counts.ts';
import { measureCurrentUser } from './current-user.ts';
import { generation, IN_FLIGHT, type Plan, type Setting } from './environment.ts';
import { inAll } from './load.ts';
import { FAST_MODEL_MS, measureOneWorker, measureOverhead, measureTwoWorkers } from './model.ts';
import { measureQueue, type QueuePoint, waitingTable } from './queue.ts';

export interface Results {
  figures: Figure[];
  counts: Record<string, Counts>;
  /** Where PostgreSQL was measured. */
  queue: QueuePoint | null;
  waiting: string;
}

export interface Run {
  plan: Plan;
  stores: readonly Setting['store'][];
  say(text: string): void;
}

type Closing = () => Promise<unknown>;

/** After the processes are ready they still load and compile for a while. */
const SETTLE_MS = 8_000;

const closings: Closing[] = [async () => closeCalls()];

/** Ends every process that is still running. */
export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close();
}

/** Measures everything, one store after the other; Redis only where there is a redis-server. */
export async function measureAll(run: Run): Promise<Results> {
  try {
    return await new Bench(run).all();
  } finally {
    await closeAll();
  }
}

class Bench {
  private readonly results: Results = { figures: [], counts: {}, queue: null, waiting: '' };
  private readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  async all(): Promise<Results> {
    for (const store of this.run.stores) {
      if (store === 'Redis' && !findProgram('redis-server'))
        this.run.say('There is no redis-server, so nothing is measured on Redis');
      else await this.measureStore(store);
    }
    return this.results;
  }

  private async measureStore(store: Setting['store']): Promise<void> {
    const mine: Closing[] = [];
    const close = async () => {
      for (const closing of mine.splice(0).toReversed()) await closing();
    };
    closings.push(close);
    const keep = <T extends { close(): Promise<unknown> }>(opened: T): T => {
      mine.push(() => opened.close());
      return opened;
    };
    const postgres = keep(await openBenchPostgres());
    const inbox = keep(await SmtpInbox.open());
    const folder = await mkdtemp(join(tmpdir(), 'promptmint-bench-logs-'));
    mine.push(() => rm(folder, { recursive: true }));
    const redis = store === 'Redis' ? await openOwnRedis({ args: DURABLE, folder }) : null;
    if (redis) mine.push(() => redis.kill());
    const bare = keep(await openBareWork(postgres.bareUrl, redis?.url ?? null));
    const stores = { databaseUrl: postgres.url, redisUrl: redis?.url ?? null };
    const start = (settings: Record<string, string>) =>
      startBenchProduct({ ...stores, smtpUrl: inbox.url, folder, settings });
    const server = redis && { url: redis.url, pid: await redisPid(redis.url) };
    await this.measureParts({ store, postgres, redis: server, bare, start });
    await close();
  }

  private async measureParts({ start, ...parts }: Parts): Promise<void> {
    const { plan, say } = this.run;
    const { store, postgres } = parts;
    say(`${store}: the composer`);
    const people = await withProduct(start({}), ({ origin }) =>
      makePeople(origin, postgres.observer),
    );
    await withProduct(start({}), (product) =>
      this.measureComposer({ ...parts, plan, product, people }),
    );
    say(`${store}: models`);
    const model = await openBenchModel(FAST_MODEL_MS);
    try {
      await withProduct(start(model.settings), (product) =>
        this.measureModel({ ...parts, plan, product, people }, model),
      );
    } finally {
      await model.close();
    }
  }

  /** Memory first, in processes that have done nothing yet. */
  private async measureComposer(setting: Setting): Promise<void> {
    const { store, bare, plan } = setting;
    if (plan.isTimed) {
      await delay(SETTLE_MS);
      this.add(...(await measureMemory(setting)));
      await inAll(bare.run, IN_FLIGHT, plan.generations / 4);
      this.add(...(await measureThroughput(setting)), await measureComposerLatency(setting));
      if (store === 'PostgreSQL') this.add(...(await measureCurrentUser(setting)));
    }
    this.results.counts[`${store}, composer`] = await countGeneration(setting);
  }

  private async measureModel(setting: Setting, model: BenchModel): Promise<void> {
    const { store, plan } = setting;
    await inAll(generation(setting), IN_FLIGHT, plan.generations / 10);
    if (plan.isTimed) this.add(await measureOverhead(setting, model));
    model.isStreamed = false; // what is counted must not depend on times
    this.results.counts[`${store}, model`] = await countGeneration(setting);
    model.isStreamed = true;
    if (store === 'Redis' || !plan.isTimed) return;
    const pace = await measureOneWorker(setting, model);
    this.results.queue = await measureQueue(setting, pace);
    this.results.waiting = waitingTable(pace);
    this.add(pace.figure, await measureTwoWorkers(setting, pace));
  }

  private add(...figures: Figure[]): void {
    this.results.figures.push(...figures);
  }
}

async function withProduct<T>(
  starting: Promise<BenchProduct>,
  use: (product: BenchProduct) => Promise<T>,
): Promise<T> {
  const product = await starting;
  try {
    return await use(product);
  } finally {
    await product.close();
  }
}

interface Parts {
  store: Setting['store'];
  postgres: BenchPostgres;
  redis: Setting['redis'];
  bare: BareWork;
  start(settings: Record<string, string>): Promise<BenchProduct>;
}

/** As docker-compose.yml starts Redis: nothing is evicted, and a file is appended to. */
const DURABLE = ['--maxmemory-policy', 'noeviction', '--appendonly', 'yes', '--save', ''];
