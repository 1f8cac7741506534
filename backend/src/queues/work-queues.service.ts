import { EntityManager } from '@mikro-orm/postgresql';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { relay, type Work, writeToOutbox } from '@promptmint/core/queues/outbox';
import type { QueueName } from '@promptmint/core/queues/queue-names';
import type { Queue } from 'bullmq';

/**
 * Queues jobs for the worker: writes them to the outbox in a transaction, and to the queue after
 * the commit.
 */
@Injectable()
export class WorkQueues implements OnModuleDestroy {
  private readonly logger = new Logger(WorkQueues.name);
  private readonly queues: Readonly<Record<string, Queue>>;
  private readonly pending = new Set<Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    @InjectQueue('generation') generation: Queue,
    @InjectQueue('mail') mail: Queue,
  ) {
    this.queues = { generation, mail };
  }

  /**
   * Writes a job to the outbox in the caller's transaction.
   * @returns a function to call after the commit. It does not wait, and an unreachable queue is no
   * failure: the worker relays the outbox.
   */
  async enqueue<Name extends QueueName>(tx: EntityManager, work: Work<Name>): Promise<() => void> {
    await writeToOutbox(tx, work);
    return () => {
      const relayed = this.relay(work).finally(() => this.pending.delete(relayed));
      this.pending.add(relayed);
    };
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async relay(work: Work<QueueName>): Promise<void> {
    const queue = this.queues[work.queue];
    if (!queue) return;
    try {
      await relay(this.em.fork(), queue, work);
    } catch (error) {
      this.logger.warn({ err: error }, `${work.queue} is out of reach; the outbox keeps the job`);
    }
  }
}
