import { EntityManager } from '@mikro-orm/postgresql';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import {
  addJob,
  leaveToRelay,
  type Work,
  writeRelayedToOutbox,
} from '@promptmint/core/queues/outbox';
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
   * @returns a function to call after the commit, which sends it.
   */
  async enqueue<Name extends QueueName>(tx: EntityManager, work: Work<Name>): Promise<() => void> {
    await writeRelayedToOutbox(tx, work);
    return () => this.send(work);
  }

  /**
   * Puts a committed job on its queue. It does not wait, and an unreachable queue is no failure: the worker
   * relays the outbox.
   */
  send(work: Work<QueueName>): void {
    const sent = this.add(work).finally(() => this.pending.delete(sent));
    this.pending.add(sent);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async add(work: Work<QueueName>): Promise<void> {
    const queue = this.queues[work.queue];
    if (!queue) return;
    try {
      await addJob(queue, work);
    } catch (error) {
      this.logger.warn({ err: error }, `${work.queue} is out of reach; the outbox keeps the job`);
      // Without a database it stays marked as relayed, and comes when the relay looks for lost jobs.
      await leaveToRelay(this.em.fork(), work).catch(() => undefined);
    }
  }
}
