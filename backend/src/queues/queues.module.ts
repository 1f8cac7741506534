import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { OnceAMinute } from '@promptmint/core/logging/once-a-minute';
import { API_QUEUES } from '@promptmint/core/queues/queue-names';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { Queue } from 'bullmq';
import { WorkQueues } from './work-queues.service.js';
import { WorkerPresence } from './worker-presence.service.js';

const logger = new Logger('Queue');

/** Injection token of the store that carries queues and replies. */
export const QUEUE_STORE = Symbol('queue store');

/** Logs only the message of a connection error: the whole error holds the store's password. */
class LoggedQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    const errors = new OnceAMinute();
    this.on('error', (error) => errors.write(error.message, (text) => logger.warn(text)));
  }
}
BullModule.queueClass = LoggedQueue;

/** The queues this process writes to. */
@Global()
@Module({})
export class QueuesModule {
  static of(store: QueueStore): DynamicModule {
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRoot(store.options),
        BullModule.registerQueue(...API_QUEUES.map((name) => ({ name }))),
      ],
      providers: [{ provide: QUEUE_STORE, useValue: store }, WorkQueues, WorkerPresence],
      exports: [QUEUE_STORE, WorkQueues, WorkerPresence],
    };
  }
}
