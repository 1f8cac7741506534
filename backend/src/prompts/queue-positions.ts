import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { runStatement } from '@promptmint/core/database/statement';
import { isUnavailable } from '@promptmint/core/database/unavailable';
import type { QueuedPrompt } from './followed-prompt.js';
import { ReplyWaiter } from './reply-waiter.js';

/** How long one look at the queue serves all followers of this process, in milliseconds. */
const FRESH_MS = 1_000;

/** The deadline orders the queue as the time of the request does, and has an index of its own. */
const READ = {
  name: 'read-queue',
  text: `select id, priority, created_at as "createdAt" from prompts
    where status = 'queued' order by deadline_at limit 1000`,
};

type Waiting = Pick<QueuedPrompt, 'id' | 'createdAt' | 'priority'>;

/**
 * How many generations are ahead of others in the queue. The oldest thousand are counted, at most once a second;
 * one that waits further back has about a thousand ahead.
 */
@Injectable()
export class QueuePositions {
  private queue = new Map<string, Waiting>();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly em: EntityManager,
    replies: ReplyWaiter,
  ) {
    // A generation that leaves the queue is ahead of no other, even if the last read had it.
    replies.onChange((promptId) => this.queue.delete(promptId));
  }

  /** How many generations are ahead of a queued one. */
  async ahead(prompt: Waiting): Promise<number> {
    if (performance.now() - this.readAt > FRESH_MS) await (this.reading ??= this.read());
    // It may have come since then, and is ahead of those that come after it.
    this.queue.set(prompt.id, prompt);
    let ahead = 0;
    for (const other of this.queue.values()) if (isAhead(other, prompt)) ahead += 1;
    return ahead;
  }

  private async read(): Promise<void> {
    try {
      const rows = await runStatement<Omit<Waiting, 'createdAt'> & { createdAt: string }>(
        this.em.fork(),
        READ,
        [],
      );
      this.queue = new Map(
        rows.map((row) => [row.id, { ...row, createdAt: new Date(row.createdAt) }]),
      );
    } catch (error) {
      // The last look is better than no answer for a person who only waits.
      if (!isUnavailable(error)) throw error;
    } finally {
      this.readAt = performance.now();
      this.reading = undefined;
    }
  }
}

function isAhead(other: Waiting, prompt: Waiting): boolean {
  if (other.priority !== prompt.priority) return other.priority;
  return other.createdAt < prompt.createdAt;
}
