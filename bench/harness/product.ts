import { join } from 'node:path';
import { GENEROUS_RATE_LIMITS } from '../../backend/testing/generous-rate-limits.ts';
import { startWatched, waitUntilReady } from '../../local/src/api-and-worker.ts';
import { type ProgramName, programOf } from '../../local/src/bundle.ts';
import { freePort } from '../../local/src/free-port.ts';
import { ROOT } from '../../local/src/local-settings.ts';

/** The built API and worker, started as `npm start` starts them. */
export interface BenchProduct {
  origin: string;
  apiPid: number;
  workerPids: number[];
  addWorker(): Promise<void>;
  close(): Promise<void>;
}

export interface ProductOptions {
  databaseUrl: string;
  redisUrl: string | null;
  smtpUrl: string;
  /** Where its logs go. */
  folder: string;
  settings?: Record<string, string>;
}

/** The same in every run, so that an account keeps its session. */
export const JWT_SECRET = 'the-secret-of-a-bench-and-of-nothing-else';
/** Slots of one worker: the figures before were measured with as many. */
export const WORKER_SLOTS = 10;

export async function startBenchProduct(options: ProductOptions): Promise<BenchProduct> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: options.databaseUrl,
    SMTP_URL: options.smtpUrl,
    JWT_SECRET,
    WORKER_CONCURRENCY: String(WORKER_SLOTS),
    ...(options.redisUrl && { REDIS_URL: options.redisUrl }),
    ...GENEROUS_RATE_LIMITS,
    ...options.settings,
  };
  const start = (name: string, workspace: ProgramName) =>
    startWatched({
      name,
      program: join(ROOT, programOf(workspace)),
      logFile: join(options.folder, `${workspace}.log`),
      environment,
      onRestart: () => process.stderr.write(`${name} was started again: the figures are wrong\n`),
    });
  const api = start('The API', 'backend');
  const workers = [start('The worker', 'worker')];
  const close = async () => {
    await Promise.all([api, ...workers].map((part) => part.stop()));
  };
  try {
    await waitUntilReady(origin, api.logFile, AbortSignal.timeout(120_000));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    get apiPid() {
      return api.pid();
    },
    get workerPids() {
      return workers.map((worker) => worker.pid());
    },
    addWorker: async () => {
      workers.push(start('Another worker', 'worker'));
    },
    close,
  };
}
