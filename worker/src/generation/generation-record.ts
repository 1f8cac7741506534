import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { OPEN_STATUSES, Prompt } from '@promptmint/core/database/entities/prompt';
import { removeFromOutbox } from '@promptmint/core/queues/outbox';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { QUEUE_STORE } from '../queues.module.js';
import type { FinishedPrompt } from './engine/engine.js';

/**
 * The states of a generation, moved by compare-and-set: whoever ends it first decides, and it ends
 * once, in a stored result or in a refund.
 */
@Injectable()
export class GenerationRecord implements OnApplicationShutdown {
  constructor(
    private readonly em: EntityManager,
    @Inject(QUEUE_STORE) private readonly store: QueueStore,
  ) {}

  /** Marks a generation as running. @returns its request, or `null` when it has ended already. */
  async start(promptId: string): Promise<Prompt | null> {
    const em = this.em.fork();
    const open = { id: promptId, status: { $in: OPEN_STATUSES } };
    await em.nativeUpdate(Prompt, open, { status: 'running' });
    return em.findOne(Prompt, open);
  }

  /** Stores the result. @returns whether it was still wanted. */
  succeed(promptId: string, provider: string, result: FinishedPrompt): Promise<boolean> {
    return this.end(promptId, async (tx, open) =>
      tx.nativeUpdate(Prompt, open, {
        status: 'succeeded',
        endedAt: new Date(),
        provider,
        useCase: result.useCase,
        optimizedPrompt: result.text,
        sections: result.sections,
        placeholders: result.placeholders,
        qualityScore: result.qualityScore,
        requestScore: result.requestScore,
        estimatedTokens: result.estimatedTokens,
      }),
    );
  }

  /** Gives up and gives the credit back. @returns whether this call did. */
  fail(promptId: string, userId: string): Promise<boolean> {
    return this.end(promptId, async (tx, open) => {
      const changed = await tx.nativeUpdate(Prompt, open, {
        status: 'failed',
        endedAt: new Date(),
      });
      if (changed > 0) await refundGeneration(tx, userId, promptId);
      return changed;
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.replies.close();
  }

  private end(
    promptId: string,
    write: (tx: EntityManager, open: OpenPrompt) => Promise<number>,
  ): Promise<boolean> {
    return this.store.replies.commit(this.em.fork(), { promptId }, async (tx) => {
      const changed = await write(tx, { id: promptId, status: { $in: OPEN_STATUSES } });
      await removeFromOutbox(tx, 'generation', promptId);
      return changed > 0;
    });
  }
}

interface OpenPrompt {
  id: string;
  status: { $in: typeof OPEN_STATUSES };
}
