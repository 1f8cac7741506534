import { EntityManager } from '@mikro-orm/postgresql';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';
import type { Job } from 'bullmq';
import { OutboxRelay } from './outbox-relay.js';
import { OverdueGenerations } from './overdue-generations.js';
import { PendingPayments } from './pending-payments.js';
import { Tidying } from './tidying.js';
import type { UpkeepTask } from './upkeep-tasks.js';

/** Runs what is due by the clock. Each task that comes through the queue is also a sign of life. */
@Processor('upkeep', { concurrency: 1 })
export class UpkeepProcessor extends WorkerHost {
  private readonly tasks: Readonly<Record<UpkeepTask, () => Promise<void>>>;

  constructor(
    private readonly em: EntityManager,
    outbox: OutboxRelay,
    overdue: OverdueGenerations,
    payments: PendingPayments,
    tidying: Tidying,
  ) {
    super();
    this.tasks = {
      'relay-outbox': () => outbox.relayWaiting(),
      'end-overdue': () => overdue.end(),
      'ask-for-payments': () => payments.ask(),
      tidy: () => tidying.tidy(),
    };
  }

  async process(job: Job): Promise<void> {
    await this.tasks[job.name as UpkeepTask]();
    await this.beat();
  }

  private async beat(): Promise<void> {
    await this.em.fork().upsert(Heartbeat, { process: 'worker', consumedAt: new Date() });
  }
}
