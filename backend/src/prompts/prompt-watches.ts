import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { AppError } from '../http/app-error.js';
import { isUnavailable } from '../http/unavailable.js';
import { ReplyWaiter, type Waiting } from './reply-waiter.js';

/** How often a prompt is read even if nothing wakes its watch, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

/** How many event streams may follow one prompt at once in this process: tabs and devices of one person. */
const STREAMS_MAX = 4;

const FOLLOWED_ELSEWHERE =
  'This prompt is followed in newer windows. It will appear in your history.';

/** A prompt as it was read. */
export interface Sight {
  prompt: Prompt;
  /** How many generations wait in front of it; counted once, when the first follower asks. */
  ahead(): Promise<number>;
}

/** One follower's share of the watch on a prompt. */
export interface Watching {
  /**
   * What was read since the last call, as soon as there is something; null when there is nothing after
   * `ms` milliseconds, or the database is out of reach.
   * @throws {AppError} `too_many_requests` once newer streams have taken this one's place.
   */
  next(ms: number): Promise<Sight | null>;
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
  follow(promptId: string, { stream }: { stream: boolean }): Watching {
    const found = this.watches.get(promptId);
    if (found) return found.add(stream);
    const waiting = this.replies.waitFor(promptId);
    const watch = new Watch(() => this.look(promptId), waiting.wake);
    this.watches.set(promptId, watch);
    const follower = watch.add(stream);
    void this.run(promptId, watch, waiting);
    return follower;
  }

  /** Reads as long as somebody follows and there may be news. */
  private async run(promptId: string, watch: Watch, waiting: Waiting): Promise<void> {
    try {
      while (watch.isFollowed && (await watch.look())) await waiting.next(LOOK_AGAIN_MS);
    } finally {
      // In the same turn as the last check, so that nobody joins a watch that has ended.
      this.watches.delete(promptId);
      waiting.end();
    }
  }

  /** The prompt as it is now, or `null` while the database is out of reach: it is charged, so we wait. */
  private async look(promptId: string): Promise<Sight | null> {
    const em = this.em.fork();
    try {
      const prompt = await em.findOneOrFail(Prompt, promptId, { disableIdentityMap: true });
      let counted: Promise<number> | undefined;
      return { prompt, ahead: () => (counted ??= countAhead(em, prompt)) };
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
  private read: () => Promise<Sight | null> = () => Promise.resolve(null);
  /** Counts looks, so that each follower knows which it has had. */
  looks = 0;

  constructor(
    private readonly readPrompt: () => Promise<Sight | null>,
    private readonly onLeft: () => void,
  ) {}

  get isFollowed(): boolean {
    return this.followers.size > 0;
  }

  add(stream: boolean): Watching {
    const follower = new Follower(this, stream);
    this.followers.add(follower);
    const streams = [...this.followers].filter((other) => other.stream);
    if (stream && streams.length > STREAMS_MAX) streams[0]?.giveWay();
    return follower;
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
    // What was read last must not be what somebody gets who comes later.
    if (!this.isFollowed) this.onLeft();
  }

  /** Reads the prompt for all followers. @returns whether there may be more to read later. */
  async look(): Promise<boolean> {
    const looked = await this.readPrompt().then(
      (sight) => ({ sight }),
      (error: unknown) => ({ error }),
    );
    this.looks += 1;
    this.read = async () => {
      if ('error' in looked) throw looked.error;
      return looked.sight;
    };
    for (const follower of this.followers) follower.wake();
    if ('error' in looked) return false;
    const status = looked.sight?.prompt.status;
    return status !== 'succeeded' && status !== 'failed';
  }

  latest(): Promise<Sight | null> {
    return this.read();
  }
}

class Follower implements Watching {
  private woken = Promise.withResolvers<void>();
  private seen = 0;
  private hasGivenWay = false;

  constructor(
    private readonly watch: Watch,
    readonly stream: boolean,
  ) {}

  async next(ms: number): Promise<Sight | null> {
    if (this.watch.looks === this.seen && !this.hasGivenWay) {
      const timer = setTimeout(this.woken.resolve, ms);
      await this.woken.promise;
      clearTimeout(timer);
    }
    this.woken = Promise.withResolvers();
    if (this.hasGivenWay) throw new AppError('too_many_requests', { message: FOLLOWED_ELSEWHERE });
    if (this.watch.looks === this.seen) return null;
    this.seen = this.watch.looks;
    return this.watch.latest();
  }

  wake(): void {
    this.woken.resolve();
  }

  giveWay(): void {
    this.hasGivenWay = true;
    this.end();
    this.wake();
  }

  end(): void {
    this.watch.remove(this);
  }
}
