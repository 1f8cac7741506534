import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { QUEUES } from '@promptmint/core/queues/queue-names';
import { Queue, Worker } from 'bullmq';

/** Injection token of the store that carries queues and replies. */
export const QUEUE_STORE = Symbol('queue store');

// An error of a connection is told in one line: printed whole, it holds the store's password.
const logger = new Logger('Queue');
const tell = (error: Error) => logger.warn(error.message);

class LoggedQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', tell);
  }
}

class LoggedWorker extends Worker {
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    this.on('error', tell);
    this.on('failed', (job, error) => {
      logger.error({ queue: this.name, jobId: job?.id, err: error }, 'a job failed');
    });
  }
}
BullModule.queueClass = LoggedQueue;
BullModule.workerClass = LoggedWorker;

/** The queues this process consumes, and refills from the outbox. */
@Global()
@Module({})
export class QueuesModule {
  static of(store: QueueStore): DynamicModule {
    const queues = BullModule.registerQueue(...QUEUES.map((name) => ({ name })));
    return {
      module: QueuesModule,
      imports: [BullModule.forRoot(store.options), queues],
      providers: [{ provide: QUEUE_STORE, useValue: store }],
      exports: [QUEUE_STORE, queues],
    };
  }
}
