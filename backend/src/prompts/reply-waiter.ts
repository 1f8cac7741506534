import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { QUEUE_STORE } from '../queues/queues.module.js';

/** The wake-ups of one prompt. */
export interface WakeUps {
  /** Resolves when the prompt may have changed since the last call, after `ms` milliseconds at the latest. */
  next(ms: number): Promise<void>;
  /** Ends the wait of `next` now. */
  wake(): void;
  end(): void;
}

/** Passes on the wake-ups of prompts: one subscription per process, opened before it serves requests. */
@Injectable()
export class ReplyWaiter implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly waiting = new Map<string, Set<() => void>>();
  private stopping = false;

  constructor(@Inject(QUEUE_STORE) private readonly store: QueueStore) {}

  async onModuleInit(): Promise<void> {
    await this.store.replies.listen((wakeUp) => {
      if (wakeUp === null) return this.wakeAll();
      this.waiting.get(wakeUp.promptId)?.forEach((wake) => wake());
    });
  }

  /** Starts listening. A wake-up between two calls of `next` is not lost. */
  waitFor(promptId: string): WakeUps {
    let woken = Promise.withResolvers<void>();
    const wake = () => woken.resolve();
    const wakers = this.waiting.get(promptId) ?? new Set();
    this.waiting.set(promptId, wakers.add(wake));
    return {
      next: async (ms) => {
        const timer = setTimeout(woken.resolve, ms);
        await woken.promise;
        clearTimeout(timer);
        woken = Promise.withResolvers();
      },
      wake,
      end: () => {
        wakers.delete(wake);
        if (wakers.size === 0) this.waiting.delete(promptId);
      },
    };
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
    for (const wakers of this.waiting.values()) wakers.forEach((wake) => wake());
  }
}
