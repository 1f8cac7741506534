import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { AppError } from '../http/app-error.js';
import { isUnavailable } from '../http/unavailable.js';
import { ReplyWaiter, type WakeUps } from './reply-waiter.js';

/** How often a prompt is read even if nothing wakes its watch, in milliseconds. */
const READ_AGAIN_MS = 3_000;

/** How many event streams may follow one prompt at once in this process: tabs and devices of one person. */
const STREAMS_MAX = 4;

const REPLACED_MESSAGE =
  'This prompt is followed in newer windows. It will appear in your history.';

/** A prompt as it was read. */
export interface PromptSnapshot {
  prompt: Prompt;
  /** How many generations wait in front of it; counted once, when the first follower asks. */
  ahead(): Promise<number>;
}

/** One follower's share of the watch on a prompt. */
export interface WatchSubscription {
  /**
   * What was read since the last call, as soon as there is something; null when there is nothing after
   * `ms` milliseconds, or the database is out of reach.
   * @throws {AppError} `too_many_requests` once newer streams have taken this one's place.
   */
  next(ms: number): Promise<PromptSnapshot | null>;
  end(): void;
}

/** Reads each prompt that is followed once for all its followers in this process. */
@Injectable()
export class PromptWatches {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly em: EntityManager,
    private readonly replies: ReplyWaiter,
  ) {}

  /** @param stream whether it counts as an event stream, of which the oldest gives way. */
  follow(promptId: string, { stream }: { stream: boolean }): WatchSubscription {
    const found = this.watches.get(promptId);
    if (found) return found.add(stream);
    const wakeUps = this.replies.waitFor(promptId);
    const watch = new Watch(() => this.look(promptId), wakeUps.wake);
    this.watches.set(promptId, watch);
    const follower = watch.add(stream);
    void this.run(promptId, watch, wakeUps);
    return follower;
  }

  /** Reads as long as somebody follows and there may be news. */
  private async run(promptId: string, watch: Watch, wakeUps: WakeUps): Promise<void> {
    try {
      while (watch.isFollowed && (await watch.look())) await wakeUps.next(READ_AGAIN_MS);
    } finally {
      // In the same turn as the last check, so that nobody joins a watch that has ended.
      this.watches.delete(promptId);
      wakeUps.end();
    }
  }

  /** The prompt as it is now, or `null` while the database is out of reach: it is charged, so we wait. */
  private async look(promptId: string): Promise<PromptSnapshot | null> {
    const em = this.em.fork();
    try {
      const prompt = await em.findOneOrFail(Prompt, promptId, { disableIdentityMap: true });
      let count: Promise<number> | undefined;
      return { prompt, ahead: () => (count ??= countAhead(em, prompt)) };
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  }
}

function countAhead(em: EntityManager, { createdAt, priority, status }: Prompt): Promise<number> {
  if (status !== 'queued') return Promise.resolve(0);
  const earlier = { priority, createdAt: { $lt: createdAt } };
  return em.count(Prompt, {
    status: 'queued',
    ...(priority ? earlier : { $or: [{ priority: true }, earlier] }),
  });
}

/** The newest sight of one prompt, and who waits for the next. */
class Watch {
  private readonly followers = new Set<Follower>();
  private read: () => Promise<PromptSnapshot | null> = () => Promise.resolve(null);
  /** Counts looks, so that each follower knows which it has had. */
  readCount = 0;

  constructor(
    private readonly readPrompt: () => Promise<PromptSnapshot | null>,
    private readonly onEmpty: () => void,
  ) {}

  get isFollowed(): boolean {
    return this.followers.size > 0;
  }

  add(stream: boolean): WatchSubscription {
    const follower = new Follower(this, stream);
    this.followers.add(follower);
    const streams = [...this.followers].filter((other) => other.stream);
    if (stream && streams.length > STREAMS_MAX) streams[0]?.replace();
    return follower;
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
    // What was read last must not be what somebody gets who comes later.
    if (!this.isFollowed) this.onEmpty();
  }

  /** Reads the prompt for all followers. @returns whether there may be more to read later. */
  async look(): Promise<boolean> {
    const result = await this.readPrompt().then(
      (snapshot) => ({ snapshot }),
      (error: unknown) => ({ error }),
    );
    this.readCount += 1;
    this.read = async () => {
      if ('error' in result) throw result.error;
      return result.snapshot;
    };
    for (const follower of this.followers) follower.wake();
    if ('error' in result) return false;
    const status = result.snapshot?.prompt.status;
    return status !== 'succeeded' && status !== 'failed';
  }

  latest(): Promise<PromptSnapshot | null> {
    return this.read();
  }
}

class Follower implements WatchSubscription {
  private woken = Promise.withResolvers<void>();
  private seen = 0;
  private isReplaced = false;

  constructor(
    private readonly watch: Watch,
    readonly stream: boolean,
  ) {}

  async next(ms: number): Promise<PromptSnapshot | null> {
    if (this.watch.readCount === this.seen && !this.isReplaced) {
      const timer = setTimeout(this.woken.resolve, ms);
      await this.woken.promise;
      clearTimeout(timer);
    }
    this.woken = Promise.withResolvers();
    if (this.isReplaced) throw new AppError('too_many_requests', { message: REPLACED_MESSAGE });
    if (this.watch.readCount === this.seen) return null;
    this.seen = this.watch.readCount;
    return this.watch.latest();
  }

  wake(): void {
    this.woken.resolve();
  }

  replace(): void {
    this.isReplaced = true;
    this.end();
    this.wake();
  }

  end(): void {
    this.watch.remove(this);
  }
}
