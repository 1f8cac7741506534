import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { OPEN_STATUSES, Prompt } from '@promptmint/core/database/entities/prompt';
import { removeFromOutbox } from '@promptmint/core/queues/outbox';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import type { Stage } from '@promptmint/core/queues/reply-channel';
import { QUEUE_STORE } from '../queues.module.js';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { FinishedPrompt } from '@promptmint/engine/finish-prompt';
import type { Lineage } from './generation-request.js';
import type { SpendingTotal } from './spending.js';

/** A finished prompt, and who wrote it. */
export interface WrittenPrompt {
  provider: string;
  blueprint: Blueprint;
  result: FinishedPrompt;
}

/**
 * The states of a generation, changed by compare-and-set: the first caller that ends it decides,
 * and it ends once, in a stored result or in a refund.
 */
@Injectable()
export class GenerationRecord implements OnApplicationShutdown {
  constructor(
    private readonly em: EntityManager,
    @Inject(QUEUE_STORE) private readonly store: QueueStore,
  ) {}

  /** Marks a generation as running. @returns its request, or `null` if it has ended already. */
  async start(promptId: string): Promise<Prompt | null> {
    await this.move(promptId, 'started', (tx, open) =>
      tx.nativeUpdate(Prompt, open, { status: 'running', sections: null }),
    );
    return this.em.fork().findOne(Prompt, openPrompt(promptId));
  }

  /** What a refinement starts from: the stored blueprint, and the notes given on the way to it. */
  async lineageOf({ refines }: Prompt): Promise<Lineage> {
    if (refines === null || refines === undefined) return { refined: null, notes: [] };
    const em = this.em.fork();
    const earlier = await em.findOne(Prompt, refines, { fields: ['blueprint'] });
    const noted = await em.execute<{ note: string }[]>(
      `with recursive earlier as (
         select refines, note, version from prompts where id = ?
         union all
         select prompts.refines, prompts.note, prompts.version
         from prompts join earlier on prompts.id = earlier.refines
       )
       select note from earlier where note is not null order by version desc`,
      [refines],
    );
    return { refined: earlier?.blueprint ?? null, notes: noted.map(({ note }) => note) };
  }

  /** Stores the finished sections; the last one is stored only with the result. */
  async progress(promptId: string, sections: PromptSection[]): Promise<void> {
    await this.move(promptId, 'section', (tx, open) => tx.nativeUpdate(Prompt, open, { sections }));
  }

  /** Stores the result. @returns false if the generation had ended already. */
  succeed(promptId: string, written: WrittenPrompt, spent: SpendingTotal): Promise<boolean> {
    const { provider, blueprint, result } = written;
    return this.end(promptId, (tx, open) =>
      tx.nativeUpdate(Prompt, open, {
        status: 'succeeded',
        endedAt: new Date(),
        provider,
        ...spent,
        blueprint,
        useCase: result.useCase,
        kind: blueprint.kind ?? (provider === 'composer' ? 'general' : null),
        optimizedPrompt: result.text,
        sections: result.sections,
        placeholders: result.placeholders,
        qualityScore: result.qualityScore,
        requestScore: result.requestScore,
        qualitySpans: result.qualitySpans,
        requestSpans: result.requestSpans,
        estimatedTokens: result.estimatedTokens,
      }),
    );
  }

  /**
   * Marks the generation as failed and refunds the credit.
   * @returns false if it had ended already.
   */
  fail(promptId: string, userId: string, known?: FailedPrompt): Promise<boolean> {
    return this.end(promptId, async (tx, open) => {
      const changed = await tx.nativeUpdate(Prompt, open, {
        status: 'failed',
        endedAt: new Date(),
        sections: null,
        ...known,
      });
      if (changed > 0) await refundGeneration(tx, userId, promptId);
      return changed;
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.replies.close();
  }

  private end(promptId: string, write: Write): Promise<boolean> {
    return this.move(promptId, 'ended', async (tx, open) => {
      const changed = await write(tx, open);
      await removeFromOutbox(tx, 'generation', promptId);
      return changed;
    });
  }

  private async move(promptId: string, stage: Stage, write: Write): Promise<boolean> {
    const changed = await this.store.replies.commit(this.em.fork(), { promptId, stage }, (tx) =>
      write(tx, openPrompt(promptId)),
    );
    return changed > 0;
  }
}

/** What is known of a prompt that failed. */
type FailedPrompt = SpendingTotal & Pick<Prompt, 'failure'>;

/** Writes to a prompt that has not ended. @returns how many rows changed. */
type Write = (tx: EntityManager, open: ReturnType<typeof openPrompt>) => Promise<number>;

function openPrompt(id: string) {
  return { id, status: { $in: OPEN_STATUSES } };
}
