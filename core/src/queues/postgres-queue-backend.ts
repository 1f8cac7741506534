import { setTimeout as delay } from 'node:timers/promises';
import { type BackendFactory, createPostgresBackend, type PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import { connectionOptions } from '../database/connection.js';
import { backoff } from './backoff.js';

/** The schema of BullMQ's own tables when PostgreSQL carries the queues. */
export const QUEUE_SCHEMA = 'bullmq';

/** The options of a queue on PostgreSQL. */
export interface PostgresQueueConnection {
  connectionString: string;
}

/** Connections of one queue or consumer; a consumer keeps one of them to listen on. */
const POOL_MAX = 5;
/** How long a consumer that cannot listen waits before it polls for jobs. */
const LISTEN_AGAIN_MIN_MS = 500;
const LISTEN_AGAIN_MAX_MS = 3_000;

/**
 * BullMQ's backend on our own pool: the library's has no time limits, so that a silent network
 * would stop it for good.
 */
export const createWatchedBackend: BackendFactory<PostgresQueueBackend, PostgresQueueConnection> = (
  name,
  options,
  kind,
) => {
  const watched = connectionOptions();
  const pool = new pg.Pool({
    ...options.connection,
    ...watched,
    max: POOL_MAX,
    options: `${watched.options} -c search_path=${QUEUE_SCHEMA}`,
  });
  const backend = createPostgresBackend(name, { ...options, connection: pool }, kind);
  const waitForJob = backend.waitForJob.bind(backend);
  let failures = 0;
  backend.waitForJob = async (seconds) => {
    try {
      const job = await waitForJob(seconds);
      failures = 0;
      return job;
    } catch {
      failures += 1;
      return delay(backoff(failures, LISTEN_AGAIN_MIN_MS, LISTEN_AGAIN_MAX_MS), null, {
        ref: false,
      });
    }
  };
  const close = backend.close.bind(backend);
  let closed: Promise<void> | undefined;
  backend.close = (force) => (closed ??= close(force).then(() => pool.end()));
  return backend;
};
