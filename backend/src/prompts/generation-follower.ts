import { Inject, Injectable } from '@nestjs/common';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { Settings } from '@promptmint/core/config/settings';
import { AppError, type ErrorCode } from '../http/app-error.js';
import { SETTINGS } from '../settings.js';
import type { FollowedPrompt } from './followed-prompt.js';
import type { StartedGeneration } from './generation.service.js';
import type { AnsweredPrompt } from './prompt-answer.js';
import { PromptWatches } from './prompt-watches.js';
import { ReplyWaiter } from './reply-waiter.js';

/** The longest wait before a follower checks its deadline again, in milliseconds. */
const PAUSE_MS = 3_000;

/** The worker ends an overdue generation at most this long after its deadline, in milliseconds. */
const UPKEEP_MS = 60_000;

/** Something that happened to a generation. */
export type GenerationEvent =
  | { event: 'queued'; id: string; position: number }
  | { event: 'started'; id: string }
  | { event: 'section'; index: number; section: PromptSection }
  | { event: 'result'; prompt: AnsweredPrompt };

/**
 * Waits for generations. The database decides; a wake-up only makes the next read come sooner, and a lost
 * one costs a few seconds.
 */
@Injectable()
export class GenerationFollower {
  constructor(
    private readonly watches: PromptWatches,
    private readonly replies: ReplyWaiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The finished prompt, within the wait limit of a request.
   * @throws {AppError} `generation_failed`, `nothing_to_change`, `generation_pending`, `prompt_deleted`
   */
  async waitForResult({ id, queued }: StartedGeneration): Promise<AnsweredPrompt> {
    const limit = Date.now() + this.settings.REPLY_WAIT_SECONDS * 1000;
    const subscription = this.watches.follow(id, { stream: false, queued });
    try {
      // The first read is awaited even if the limit is shorter: the result may be there already.
      for (let ms = PAUSE_MS; ; ms = this.msToWait(limit)) {
        const prompt = (await subscription.next(ms))?.prompt;
        if (prompt?.deletedAt) throw new AppError('prompt_deleted');
        if (prompt?.result) return prompt.result;
        if (prompt?.status === 'failed') throw new AppError(codeOf(prompt));
      }
    } finally {
      subscription.end();
    }
  }

  /**
   * Yields the events of a generation from its start to its end, also to a client that connects late. A
   * section with the same index replaces the earlier one. Yields `null` when nothing has happened for a
   * while.
   * @throws {AppError} `generation_failed`, `nothing_to_change`, `generation_pending`,
   * `prompt_deleted`, `too_many_requests` when newer streams follow the same prompt
   */
  async *follow({ id, queued }: StartedGeneration): AsyncGenerator<GenerationEvent | null, void> {
    const subscription = this.watches.follow(id, { stream: true, queued });
    const cursor = new EventCursor(id);
    let limit = Number.POSITIVE_INFINITY;
    try {
      for (;;) {
        const snapshot = await subscription.next(this.msToWait(limit));
        const prompt = snapshot?.prompt;
        if (prompt?.deletedAt) throw new AppError('prompt_deleted');
        if (snapshot && prompt) {
          limit = prompt.deadlineAt.getTime() + UPKEEP_MS;
          yield* cursor.next(prompt, await snapshot.ahead());
        }
        if (prompt?.status === 'failed') throw new AppError(codeOf(prompt));
        if (prompt?.result) return yield { event: 'result', prompt: prompt.result };
        yield null;
      }
    } finally {
      subscription.end();
    }
  }

  private msToWait(limit: number): number {
    const msLeft = limit - Date.now();
    if (msLeft <= 0 || this.replies.isStopping) throw new AppError('generation_pending');
    return Math.min(PAUSE_MS, msLeft);
  }
}

function codeOf({ failure }: FollowedPrompt): ErrorCode {
  return failure === 'unchanged' ? 'nothing_to_change' : 'generation_failed';
}

/** The events that one follower has received. */
class EventCursor {
  private position: number | undefined;
  private started = false;
  private readonly sections: string[] = [];

  constructor(private readonly id: string) {}

  /** The events that are new since the last call. */
  *next(prompt: FollowedPrompt, ahead: number): Generator<GenerationEvent, void> {
    if (this.position === undefined || (prompt.status === 'queued' && ahead + 1 < this.position)) {
      this.position = ahead + 1;
      yield { event: 'queued', id: this.id, position: this.position };
    }
    if (!this.started && prompt.status !== 'queued') {
      this.started = true;
      yield { event: 'started', id: this.id };
    }
    for (const [index, section] of (prompt.sections ?? []).entries()) {
      if (this.sections[index] === section.text) continue;
      this.sections[index] = section.text;
      yield { event: 'section', index, section };
    }
  }
}
