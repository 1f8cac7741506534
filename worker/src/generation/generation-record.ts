import { setTimeout as delay } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type FailedGeneration, failureOf } from '@promptmint/core/credits/generation-end';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { isUnavailable } from '@promptmint/core/database/unavailable';
import { backoff } from '@promptmint/core/queues/backoff';
import { inSpan } from '@promptmint/core/tracing/tracing';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import type { Change, Stage } from '@promptmint/core/queues/reply-channel';
import { QUEUE_STORE } from '../queues.module.js';
import { resultOf, sectionsOf, startOf, type WrittenPrompt } from './generation-changes.js';
import type { StoredRequest } from './generation-request.js';
import type { SpendingTotal } from './spending.js';

/** A generation that has begun. */
export interface StartedGeneration extends StoredRequest {
  /** In milliseconds since 1970. */
  deadlineAt: number;
}

/** How often a result is stored at most, and the pauses in between. */
const RESULT_TRIES = 3;
const RETRY_MIN_MS = 200;
const RETRY_MAX_MS = 3_000;

/** Whether the database refused the statement, which it would do again; not during a failover, for example. */
function isRefusal(error: unknown): boolean {
  return (error as { severity?: unknown }).severity === 'ERROR' && !isUnavailable(error);
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
  async start(promptId: string): Promise<StartedGeneration | null> {
    const [started] = await this.change<StartedGeneration>(promptId, 'started', startOf(promptId));
    return started ?? null;
  }

  /** Stores the finished sections; the last one is stored only with the result. */
  async progress(promptId: string, sections: PromptSection[]): Promise<void> {
    await this.change(promptId, 'section', sectionsOf(promptId, sections));
  }

  /**
   * Stores the result. It may have cost a model's answer, so that a database that is out of reach, or has
   * no connection free in time, is asked again before the whole job is done again.
   * @returns false if the generation had ended already.
   */
  succeed(promptId: string, written: WrittenPrompt, spent: SpendingTotal): Promise<boolean> {
    return inSpan('commit result', {}, () => this.storeResult(promptId, written, spent));
  }

  private async storeResult(
    promptId: string,
    written: WrittenPrompt,
    spent: SpendingTotal,
  ): Promise<boolean> {
    const result = resultOf(promptId, written, spent);
    for (let failures = 1; ; failures += 1) {
      try {
        return (await this.change(promptId, 'ended', result)).length > 0;
      } catch (error) {
        if (failures === RESULT_TRIES || isRefusal(error)) throw error;
        await delay(backoff(failures, RETRY_MIN_MS, RETRY_MAX_MS));
      }
    }
  }

  /**
   * Marks the generation as failed and refunds the credit.
   * @returns false if it had ended already.
   */
  async fail(promptId: string, known?: FailedGeneration): Promise<boolean> {
    const changed = await this.change(promptId, 'ended', failureOf(promptId, known));
    return changed.length > 0;
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.replies.close();
  }

  private change<Row extends object>(
    promptId: string,
    stage: Stage,
    change: Change,
  ): Promise<Row[]> {
    return this.store.replies.commit<Row>(this.em, { promptId, stage }, change);
  }
}
