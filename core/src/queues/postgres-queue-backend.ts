import { setTimeout as delay } from 'node:timers/promises';
import { type BackendFactory, createPostgresBackend, type PostgresQueueBackend } from 'bullmq';
import { backoff } from './backoff.js';
import { QueueConnections } from './queue-connections.js';

/** The options of a queue on PostgreSQL. */
export interface PostgresQueueConnection {
  connectionString: string;
}

/** How long a consumer that cannot listen waits before it polls for jobs. */
const LISTEN_AGAIN_MIN_MS = 500;
const LISTEN_AGAIN_MAX_MS = 3_000;

/**
 * BullMQ's backend on our own connections: the library's have no time limits, so that a silent network
 * would stop it for good, and are a pool for each queue and each consumer.
 */
export const createWatchedBackend: BackendFactory<PostgresQueueBackend, PostgresQueueConnection> = (
  name,
  options,
  kind,
) => {
  const { connectionString } = options.connection;
  const isConsumer = kind?.withBlockingConnection === true;
  const connections = QueueConnections.take(connectionString, isConsumer);
  const connection = connections.pool;
  const backend = createPostgresBackend(name, { ...options, connection }, kind);
  const parts = backend as unknown as Memoizing & { connection: Memoizing };
  for (const part of [parts, parts.connection]) tryAgainAfterFailure(part);
  const stopListening = connections.listenFor(backend);
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
  backend.close = (force) =>
    (closed ??= close(force).then(() => {
      stopListening();
      return connections.giveBack();
    }));
  return backend;
};

/** What the library prepares once and then takes for done, or for failed. */
interface Memoizing {
  readyPromise: Promise<void> | undefined;
  waitUntilReady(): Promise<void>;
}

/**
 * Without this, a process whose first connection fails, for example on a machine that is too busy to
 * answer in time, would use that failure for every job of its life.
 */
function tryAgainAfterFailure(part: Memoizing): void {
  const waitUntilReady = part.waitUntilReady.bind(part);
  part.waitUntilReady = async () => {
    const ready = waitUntilReady();
    const tried = part.readyPromise;
    try {
      await ready;
    } catch (error) {
      if (part.readyPromise === tried) part.readyPromise = undefined;
      throw error;
    }
  };
}
