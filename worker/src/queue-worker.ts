import { Logger } from '@nestjs/common';
import { HEARTBEAT_MS, WORKER_ALIVE_MS } from '@promptmint/core/database/entities/heartbeat';
import { type Job, Worker } from 'bullmq';

const logger = new Logger('Queue');

/** The consumer of one queue, which knows whether it takes jobs. */
export class QueueWorker extends Worker {
  private answeredAt = -Infinity;
  private inHand = 0;

  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    // An error of a connection is logged in one line: printed whole, it holds the store's password.
    this.on('error', (error) => logger.warn(error.message));
    this.on('failed', (job, error) => {
      logger.error({ queue: this.name, jobId: job?.id, err: error }, 'a job failed');
    });
  }

  /** Whether its queue has answered it lately, or it has as many jobs in hand as it may. */
  takesJobs(): boolean {
    if (!this.isRunning() || this.isPaused()) return false;
    return this.inHand >= this.concurrency || performance.now() - this.answeredAt < WORKER_ALIVE_MS;
  }

  /**
   * How long to wait for a job before the queue is asked again, in seconds: on PostgreSQL it would be an hour
   * after an outage, and a queue that is silent so long cannot be told from one that is out of reach.
   */
  protected override getBlockTimeout(blockUntil: number): number {
    return Math.min(super.getBlockTimeout(blockUntil), HEARTBEAT_MS / 1_000);
  }

  /** Called with each answer of the queue, also with the one that there is no job. */
  protected override nextJobFromJobData(
    ...answer: Parameters<Worker['nextJobFromJobData']>
  ): ReturnType<Worker['nextJobFromJobData']> {
    this.answeredAt = performance.now();
    return super.nextJobFromJobData(...answer);
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
