import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import type { Stage } from '@promptmint/core/queues/reply-channel';
import { QUEUE_STORE } from '../queues/queues.module.js';

/** The wake-ups of one prompt. */
export interface WakeUps {
  /** Resolves when the prompt may have changed in a stage that matters since the last call, after `ms` milliseconds at the latest. */
  next(ms: number): Promise<void>;
  /** Ends the wait of `next` now. */
  wake(): void;
  end(): void;
}

/** Passes on the wake-ups of prompts: one subscription per process, opened before it serves requests. */
@Injectable()
export class ReplyWaiter implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  /** Called with the stage, or with null when some wake-ups may have been missed. */
  private readonly waiting = new Map<string, Set<(stage: Stage | null) => void>>();
  private stopping = false;
  private changed: (promptId: string) => void = () => undefined;

  constructor(@Inject(QUEUE_STORE) private readonly store: QueueStore) {}

  async onModuleInit(): Promise<void> {
    await this.store.replies.listen((wakeUp) => {
      if (wakeUp === null) return this.wakeAll();
      this.changed(wakeUp.promptId);
      this.waiting.get(wakeUp.promptId)?.forEach((wake) => wake(wakeUp.stage));
    });
  }

  /**
   * Starts listening. A wake-up between two calls of `next` is not lost.
   * @param matters whether a stage is worth a wake-up.
   */
  waitFor(promptId: string, matters: (stage: Stage) => boolean): WakeUps {
    let woken = Promise.withResolvers<void>();
    const notify = (stage: Stage | null) => {
      if (stage === null || matters(stage)) woken.resolve();
    };
    const wakers = this.waiting.get(promptId) ?? new Set();
    this.waiting.set(promptId, wakers.add(notify));
    return {
      next: async (ms) => {
        const timer = setTimeout(woken.resolve, ms);
        await woken.promise;
        clearTimeout(timer);
        woken = Promise.withResolvers();
      },
      wake: () => woken.resolve(),
      end: () => {
        wakers.delete(notify);
        if (wakers.size === 0) this.waiting.delete(promptId);
      },
    };
  }

  /** Calls a listener with every prompt that has left the queue or changed after it, followed here or not. */
  onChange(listener: (promptId: string) => void): void {
    this.changed = listener;
  }

  /** Whether the queue store is known to be unreachable. */
  get isDown(): boolean {
    return this.store.replies.isDown();
  }

  /** Whether the process is stopping, so that no request may be kept waiting. */
  get isStopping(): boolean {
    return this.stopping;
  }

  onModuleDestroy(): void {
    this.stopping = true;
    this.wakeAll();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.store.replies.close();
  }

  private wakeAll(): void {
    for (const wakers of this.waiting.values()) wakers.forEach((wake) => wake(null));
  }
}
