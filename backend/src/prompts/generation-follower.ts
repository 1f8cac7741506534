import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { Settings } from '@promptmint/core/config/settings';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { STAGES } from '@promptmint/core/queues/reply-channel';
import { AppError, type ErrorCode } from '../http/app-error.js';
import { isUnavailable } from '../http/unavailable.js';
import { SETTINGS } from '../settings.js';
import { ReplyWaiter } from './reply-waiter.js';

/** How long before the wait limit the database is read for the last time. */
const LAST_LOOK_MS = 500;

/** How often it is read even if nothing wakes the request, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

/** How long after its deadline a generation is ended by the worker's upkeep at the latest. */
const UPKEEP_MS = 60_000;

/** Something that happened to a generation. */
export type Happening =
  | { event: 'queued'; id: string; position: number }
  | { event: 'started'; id: string }
  | { event: 'section'; index: number; section: PromptSection }
  | { event: 'result'; prompt: Prompt };

/**
 * Waits for generations. The database is the truth; a wake-up only saves looking, and one that is lost
 * costs a few seconds.
 */
@Injectable()
export class GenerationFollower {
  constructor(
    private readonly em: EntityManager,
    private readonly replies: ReplyWaiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The finished prompt, within the wait limit of a request.
   * @throws {AppError} `generation_failed`, `nothing_to_change`, `generation_pending`
   */
  async outcome(promptId: string): Promise<Prompt> {
    const limit = Date.now() + this.settings.REPLY_WAIT_SECONDS * 1000 - LAST_LOOK_MS;
    const waiting = this.replies.waitFor(promptId, ['ended']);
    try {
      for (;;) {
        const prompt = await this.look(promptId);
        if (prompt?.status === 'succeeded') return prompt;
        if (prompt?.status === 'failed') throw new AppError(codeOf(prompt));
        await waiting.next(this.pause(limit));
      }
    } finally {
      waiting.end();
    }
  }

  /**
   * What happens to a generation, from its beginning whenever one comes in, to its end. A section that
   * comes again under the same index takes the place of the one before. Gives `null` when nothing
   * happened for a while.
   * @throws {AppError} `generation_failed`, `nothing_to_change`, `generation_pending`
   */
  async *follow(promptId: string): AsyncGenerator<Happening | null, void> {
    const waiting = this.replies.waitFor(promptId, STAGES);
    const told = new Told(promptId);
    let limit = Number.POSITIVE_INFINITY;
    try {
      for (;;) {
        const prompt = await this.look(promptId);
        if (prompt) {
          limit = prompt.deadlineAt.getTime() + UPKEEP_MS;
          const ahead = prompt.status === 'queued' ? await this.ahead(prompt) : 0;
          yield* told.news(prompt, ahead);
        }
        if (prompt?.status === 'failed') throw new AppError(codeOf(prompt));
        if (prompt?.status === 'succeeded') return yield { event: 'result', prompt };
        yield null;
        await waiting.next(this.pause(limit));
      }
    } finally {
      waiting.end();
    }
  }

  private pause(limit: number): number {
    const msLeft = limit - Date.now();
    if (msLeft <= 0 || this.replies.isStopping) throw new AppError('generation_pending');
    return Math.min(LOOK_AGAIN_MS, msLeft);
  }

  /** How many generations wait in front of this one. */
  private ahead({ createdAt, priority }: Prompt): Promise<number> {
    const earlier = { priority, createdAt: { $lt: createdAt } };
    return this.em.count(Prompt, {
      status: 'queued',
      ...(priority ? earlier : { $or: [{ priority: true }, earlier] }),
    });
  }

  /** The prompt as it is now, or `null` while the database is out of reach: it is charged, so we wait. */
  private async look(promptId: string): Promise<Prompt | null> {
    try {
      return await this.em.findOneOrFail(Prompt, promptId, { disableIdentityMap: true });
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  }
}

function codeOf({ failure }: Prompt): ErrorCode {
  return failure === 'unchanged' ? 'nothing_to_change' : 'generation_failed';
}

/** What one follower has been told of a generation. */
class Told {
  private position: number | undefined;
  private started = false;
  private readonly sections: string[] = [];

  constructor(private readonly id: string) {}

  *news(prompt: Prompt, ahead: number): Generator<Happening, void> {
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
