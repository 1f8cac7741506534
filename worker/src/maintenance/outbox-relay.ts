import { EntityManager } from '@mikro-orm/postgresql';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { relay } from '@promptmint/core/queues/outbox';
import type { Queue } from 'bullmq';

/** The API relays its own work at once; only older work was left behind, in milliseconds. */
const LEFT_BEHIND_MS = 2_000;
/** Work that was relayed this long ago and is not done may have been lost with its queue. */
const RELAY_AGAIN_MS = 60_000;
const BATCH = 500;

/**
 * Puts work on its queue if a process committed it and then died, or if a queue has lost it. Dead
 * messages stay where they are.
 */
@Injectable()
export class OutboxRelay {
  private readonly queues: readonly Queue[];

  constructor(
    private readonly em: EntityManager,
    @InjectQueue('generation') generation: Queue,
    @InjectQueue('mail') mail: Queue,
  ) {
    this.queues = [generation, mail];
  }

  async relayWaiting(): Promise<void> {
    const em = this.em.fork();
    const now = Date.now();
    const waiting = await em.find(
      OutboxMessage,
      {
        failedAt: null,
        $or: [
          { relayedAt: null, createdAt: { $lt: new Date(now - LEFT_BEHIND_MS) } },
          { relayedAt: { $lt: new Date(now - RELAY_AGAIN_MS) } },
        ],
      },
      {
        fields: ['payload'],
        orderBy: { relayedAt: 'asc nulls first', createdAt: 'asc' },
        limit: BATCH,
        disableIdentityMap: true,
      },
    );
    for (const queue of this.queues) {
      const messages = waiting.filter((message) => message.queue === queue.name);
      if (messages.length > 0) await relay(em, queue, messages);
    }
  }
}
