import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { HEARTBEAT_MS, WORKER_ALIVE_MS } from '@promptmint/core/database/entities/heartbeat';
import { OnceAMinute } from '@promptmint/core/logging/once-a-minute';
import { backoff } from '@promptmint/core/queues/backoff';
import { consumerConnection } from '@promptmint/core/queues/queue-store';
import {
  type Job,
  type Processor,
  type RedisClient,
  RedisQueueBackend,
  Worker,
  type WorkerOptions,
} from 'bullmq';

const logger = new Logger('Queue');

/** How long the consumer waits at most after one failure and after many, in milliseconds. */
const RETRY_MIN_MS = 200;
const RETRY_MAX_MS = 3_000;

/** The consumer of one queue, which knows whether it takes jobs. */
export class QueueWorker extends Worker {
  private answeredAt = -Infinity;
  private inHand = 0;
  private failures = 0;

  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const connection = consumerConnection(options.connection);
    super(name, processor, { runRetryDelay: RETRY_MAX_MS, ...options, connection });
    const errors = new OnceAMinute();
    // Only the message: the whole error of a connection contains the store's password.
    this.on('error', (error) => errors.write(error.message, (text) => logger.warn(text)));
    this.on('failed', (job, error) => {
      logger.error({ queue: this.name, jobId: job?.id, err: error }, 'a job failed');
    });
  }

  /** Whether its queue has answered it recently, or it already has as many jobs as it may take. */
  takesJobs(): boolean {
    if (!this.isRunning() || this.isPaused()) return false;
    return this.inHand >= this.concurrency || performance.now() - this.answeredAt < WORKER_ALIVE_MS;
  }

  /**
   * Waits for the running jobs, but not for an unreachable Redis: another worker takes over the jobs whose end the
   * queue does not know.
   */
  override close(force?: boolean): Promise<void> {
    const closed = super.close(force);
    if (this.backend instanceof RedisQueueBackend) {
      // Where no connection was ever made, none has to be stopped.
      this.backend.client.then(stopReconnecting, () => undefined);
    }
    return closed;
  }

  /**
   * How long to wait for a job before the queue is asked again, in seconds: on PostgreSQL it would
   * be an hour after an outage, and a queue that is silent so long looks like an unreachable one.
   */
  protected override getBlockTimeout(blockUntil: number): number {
    return Math.min(super.getBlockTimeout(blockUntil), HEARTBEAT_MS / 1_000);
  }

  /** Called with each answer of the queue, even if there is no job. */
  protected override nextJobFromJobData(
    ...answer: Parameters<Worker['nextJobFromJobData']>
  ): ReturnType<Worker['nextJobFromJobData']> {
    this.answeredAt = performance.now();
    return super.nextJobFromJobData(...answer);
  }

  /** The library asks again at once after most errors. */
  protected override async moveToActive(
    ...args: Parameters<Worker['moveToActive']>
  ): ReturnType<Worker['moveToActive']> {
    try {
      const job = await super.moveToActive(...args);
      this.failures = 0;
      return job;
    } catch (error) {
      this.failures += 1;
      await delay(backoff(this.failures, RETRY_MIN_MS, RETRY_MAX_MS));
      throw error;
    }
  }

  override async processJob(...args: Parameters<Worker['processJob']>): Promise<void | Job> {
    this.inHand += 1;
    try {
      return await super.processJob(...args);
    } finally {
      this.inHand -= 1;
    }
  }
}

/** Ends a connection once it is lost, so that commands fail instead of waiting for the next one. */
function stopReconnecting(redis: RedisClient): void {
  if (redis.status === 'ready') redis.once('close', () => redis.disconnect());
  else redis.disconnect();
}
