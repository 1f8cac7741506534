import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { OnceAMinute } from '@promptmint/core/logging/once-a-minute';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { QUEUES } from '@promptmint/core/queues/queue-names';
import { Queue } from 'bullmq';
import { QueueWorker } from './queue-worker.js';

const logger = new Logger('Queue');

/** Injection token of the store that carries queues and replies. */
export const QUEUE_STORE = Symbol('queue store');

/** Logs only the message of a connection error: the whole error contains the store's password. */
class LoggedQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    const errors = new OnceAMinute();
    this.on('error', (error) => errors.write(error.message, (text) => logger.warn(text)));
  }
}

BullModule.queueClass = LoggedQueue;
BullModule.workerClass = QueueWorker;

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
