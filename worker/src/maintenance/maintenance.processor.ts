import { EntityManager } from '@mikro-orm/postgresql';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';
import type { Job } from 'bullmq';
import { Auditor } from '../audit/auditor.js';
import { PaymentRecords } from './payment-records.js';
import { PromptPurging } from './prompt-purging.js';
import { Purging } from './purging.js';
import { Tidying } from './tidying.js';
import { MAINTENANCE_TASKS, type MaintenanceTask } from './maintenance-tasks.js';

/** Runs scheduled tasks. A long task does not delay the others; each is also a sign of life. */
@Processor('upkeep', {
  concurrency: Object.keys(MAINTENANCE_TASKS).length,
  // The library keeps them by default.
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
})
export class MaintenanceProcessor extends WorkerHost {
  private readonly tasks: Readonly<Record<MaintenanceTask, () => Promise<void>>>;

  constructor(
    private readonly em: EntityManager,
    tidying: Tidying,
    purging: Purging,
    promptPurging: PromptPurging,
    records: PaymentRecords,
    auditor: Auditor,
  ) {
    super();
    this.tasks = {
      // Taking this job is its whole purpose.
      heartbeat: async () => undefined,
      tidy: () => tidying.tidy(),
      'purge-prompts': () => promptPurging.purge(),
      'purge-accounts': () => purging.purge(),
      'remove-payment-records': () => records.removeOld(),
      'audit-all': () => auditor.lookAtAll(),
    };
  }

  async process(job: Job): Promise<void> {
    await this.tasks[job.name as MaintenanceTask]();
    await this.beat();
  }

  private async beat(): Promise<void> {
    await this.em.fork().upsert(Heartbeat, { process: 'worker', consumedAt: new Date() });
  }
}
