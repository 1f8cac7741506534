import { InjectQueue } from '@nestjs/bullmq';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { OnceAMinute } from '@promptmint/core/logging/once-a-minute';
import type { Queue } from 'bullmq';
import { MAINTENANCE_TASKS } from './maintenance-tasks.js';

const CHECK_MS = 15_000;
/** Jobs that are removed at once. */
const BATCH = 1_000;

/** Keeps the scheduled tasks on the queue, even if the queue's store has lost them. */
@Injectable()
export class MaintenanceSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MaintenanceSchedule.name);
  private readonly failures = new OnceAMinute();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectQueue('upkeep') private readonly queue: Queue) {}

  onApplicationBootstrap(): void {
    void this.ensure().then(() => this.removeKept());
    this.timer = setInterval(() => void this.ensure(), CHECK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ensure(): Promise<void> {
    try {
      for (const { key } of await this.queue.getJobSchedulers()) {
        if (!(key in MAINTENANCE_TASKS)) await this.queue.removeJobScheduler(key);
      }
      for (const [task, when] of Object.entries(MAINTENANCE_TASKS)) {
        const scheduled = await this.queue.getJobScheduler(task);
        if (scheduled?.every === when || scheduled?.pattern === when) continue;
        const repeat = typeof when === 'number' ? { every: when } : { pattern: when, tz: 'UTC' };
        await this.queue.upsertJobScheduler(task, repeat, { name: task, data: {} });
      }
    } catch (error) {
      this.failures.write('the queue is out of reach; its schedule is checked again soon', (text) =>
        this.logger.warn({ err: error }, text),
      );
    }
  }

  /** Earlier releases kept every job that had ended, some 19,000 a day; now the consumer removes them. */
  private async removeKept(): Promise<void> {
    try {
      for (const state of ['completed', 'failed'] as const) {
        let removed: string[];
        do removed = await this.queue.clean(0, BATCH, state);
        while (removed.length === BATCH);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'ended jobs are removed at the next start');
    }
  }
}
