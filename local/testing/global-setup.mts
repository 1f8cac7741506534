import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../src/postgres.ts';
import { stopLeftover } from '../src/postgres-leftover.ts';
import { clusterOf } from '../src/postgres-place.ts';
import { isAlive } from '../src/running-process.ts';
import { endLeftoverRedis, startTestRedis, type TestRedis } from './redis-server.ts';
import { onTestRunEnd, stopOnSignal } from './test-run-end.ts';
import { publishTestRun } from './test-run.ts';

const PREFIX = 'promptmint-test-';

/** In the folder of a run: what has to be ended when the run was killed. */
const RUN_FILE = 'run.json';
interface StartedRun {
  pid: number;
  /** The folder of its PostgreSQL. */
  postgres: string;
  redis: Pick<TestRedis, 'url' | 'pid'>;
}

/** The data of a test run is thrown away: nothing has to survive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

let started: Promise<void> | undefined;

/**
 * Before all tests: one PostgreSQL and, where there is one, one Redis for the whole run, however many
 * projects ask for it.
 */
export default function globalSetup(): Promise<void> {
  started ??= startTestRun();
  return started;
}

async function startTestRun(): Promise<void> {
  await removeAbandonedRuns();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711); // PostgreSQL's own user must enter it when root runs the tests
  onTestRunEnd(() => rmSync(folder, { recursive: true, force: true }));
  stopOnSignal();

  const postgres = await startPostgres({
    dataFolder: folder,
    logFile: join(folder, 'postgres.log'),
    settings: FAST,
  });
  onTestRunEnd(() => rmSync(postgres.folder, { recursive: true, force: true }));
  onTestRunEnd(() => postgres.stop());
  const redis = await startTestRedis(folder);
  if (redis.stop) onTestRunEnd(redis.stop);
  const { url, pid } = redis;
  const run: StartedRun = { pid: process.pid, postgres: postgres.folder, redis: { url, pid } };
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(run));
  publishTestRun({ folder, postgresUrl: postgres.url, redisUrl: redis.url });
}

/** Ends what a test run that was killed has left behind. */
async function removeAbandonedRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      const run: StartedRun = JSON.parse(readFileSync(join(folder, RUN_FILE), 'utf8'));
      if (isAlive(run.pid)) continue;
      endLeftoverRedis(run.redis);
      await stopLeftover(clusterOf(run.postgres));
      rmSync(run.postgres, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue; // not ready yet, or of another user
    }
  }
}
