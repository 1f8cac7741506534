import { Inject, Injectable } from '@nestjs/common';
import { WORKER_ALIVE_MS } from '@promptmint/core/database/entities/heartbeat';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { AppError } from '../http/app-error.js';
import { QUEUE_STORE } from '../queues/queues.module.js';
import { WorkerPresence } from '../queues/worker-presence.service.js';

/** Whether everything that a generation needs is there. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly workers: WorkerPresence,
    @Inject(QUEUE_STORE) private readonly store: QueueStore,
  ) {}

  /**
   * The worker's heartbeat is a job of its own queue, so that it beats when the worker is idle and
   * stops when the worker does, or can no longer consume.
   * @throws {AppError} `service_unavailable`
   */
  async check(): Promise<void> {
    if (this.store.replies.isDown()) throw new AppError('service_unavailable');
    if (!(await this.workers.seenWithin(WORKER_ALIVE_MS))) {
      throw new AppError('service_unavailable');
    }
  }
}
