import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { WorkQueues } from './work-queues.js';

/** Injection token of the store that carries queues and replies. */
export const QUEUE_STORE = Symbol('queue store');

/** The queues this process writes to. */
@Global()
@Module({})
export class QueuesModule {
  static of(store: QueueStore): DynamicModule {
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRoot(store.options),
        BullModule.registerQueue({ name: 'generation' }, { name: 'mail' }),
      ],
      providers: [{ provide: QUEUE_STORE, useValue: store }, WorkQueues],
      exports: [QUEUE_STORE, WorkQueues],
    };
  }
}
