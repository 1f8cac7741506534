import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Stage } from '@promptmint/core/queues/reply-channel';
import { AppError } from '../http/app-error.js';
import { isUnavailable } from '@promptmint/core/database/unavailable';
import {
  type FollowedPrompt,
  justQueued,
  type QueuedPrompt,
  readFollowed,
} from './followed-prompt.js';
import { QueuePositions } from './queue-positions.js';
import { ReplyWaiter, type WakeUps } from './reply-waiter.js';

/** How often a prompt is read without a wake-up, in milliseconds. */
const READ_AGAIN_MS = 3_000;

/** How many event streams may follow one prompt at once in this process: tabs and devices of one person. */
const STREAMS_MAX = 4;

const REPLACED_MESSAGE =
  'This prompt is followed in newer windows. It will appear in your history.';

/** The state of a prompt when it was read. */
export interface PromptSnapshot {
  prompt: FollowedPrompt;
  /** How many generations are ahead of it in the queue. */
  ahead(): Promise<number>;
}

/** One client that follows a prompt. */
export interface WatchSubscription {
  /**
   * The next snapshot, as soon as it exists; null if none exists after `ms` milliseconds, or if the
   * database cannot be reached.
   * @throws {AppError} `too_many_requests` once newer streams have replaced this one.
   */
  next(ms: number): Promise<PromptSnapshot | null>;
  end(): void;
}

/** Reads each followed prompt once for all its followers in this process. */
@Injectable()
export class PromptWatches {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly em: EntityManager,
    private readonly replies: ReplyWaiter,
    private readonly positions: QueuePositions,
  ) {}

  /**
   * @param stream whether it is an event stream; above the limit, the oldest stream is ended.
   * @param queued set if the prompt has just been charged: it is not read before something has happened.
   */
  follow(
    promptId: string,
    { stream, queued }: { stream: boolean; queued?: QueuedPrompt | undefined },
  ): WatchSubscription {
    const found = this.watches.get(promptId);
    if (found) return found.join(stream);
    const watch = new Watch(() => this.read(promptId));
    const wakeUps = this.replies.waitFor(promptId, (stage) => watch.isConcernedBy(stage));
    watch.readSoon = wakeUps.wake;
    this.watches.set(promptId, watch);
    const follower = watch.add(stream);
    if (queued) watch.show(this.snapshotOf(justQueued(queued)));
    void this.run(promptId, watch, wakeUps);
    return follower;
  }

  /** Reads until the prompt is finished or has no more followers. */
  private async run(promptId: string, watch: Watch, wakeUps: WakeUps): Promise<void> {
    try {
      if (watch.readCount > 0) await wakeUps.next(READ_AGAIN_MS);
      while (watch.isFollowed && (await watch.refresh())) await wakeUps.next(READ_AGAIN_MS);
    } finally {
      // In the same turn of the event loop as the last check, so that no follower joins an ended watch.
      this.watches.delete(promptId);
      wakeUps.end();
    }
  }

  /** The prompt as it is now; null while the database cannot be reached, because a paid prompt is worth the wait. */
  private async read(promptId: string): Promise<PromptSnapshot | null> {
    try {
      return this.snapshotOf(await readFollowed(this.em.fork(), promptId));
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  }

  private snapshotOf(prompt: FollowedPrompt): PromptSnapshot {
    const isQueued = prompt.status === 'queued';
    return { prompt, ahead: async () => (isQueued ? this.positions.ahead(prompt) : 0) };
  }
}

/** The newest snapshot of one prompt, and its followers. */
class Watch {
  private readonly followers = new Set<Follower>();
  private latestRead: () => Promise<PromptSnapshot | null> = () => Promise.resolve(null);
  /** Lets each follower know which snapshot it has had. */
  readCount = 0;
  /** Reads again as soon as possible. */
  readSoon: () => void = () => undefined;

  constructor(private readonly readPrompt: () => Promise<PromptSnapshot | null>) {}

  get isFollowed(): boolean {
    return this.followers.size > 0;
  }

  add(stream: boolean): Follower {
    const follower = new Follower(this, stream);
    this.followers.add(follower);
    const streams = [...this.followers].filter((other) => other.stream);
    if (stream && streams.length > STREAMS_MAX) streams[0]?.replace();
    return follower;
  }

  /** Adds a follower that comes later: it gets the next snapshot, because the newest may be old. */
  join(stream: boolean): WatchSubscription {
    this.readSoon();
    const follower = this.add(stream);
    follower.skipOlder();
    return follower;
  }

  /** Followers that wait for the result alone have no use for what happens before. */
  isConcernedBy(stage: Stage): boolean {
    return stage === 'ended' || [...this.followers].some((follower) => follower.stream);
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
    // A follower that comes later must not get the old snapshot.
    if (!this.isFollowed) this.readSoon();
  }

  /** Reads the prompt for all followers. @returns whether there may be more to read later. */
  async refresh(): Promise<boolean> {
    const result = await this.readPrompt().then(
      (snapshot) => ({ snapshot }),
      (error: unknown) => ({ error }),
    );
    if ('error' in result) {
      this.publish(() => Promise.reject(result.error));
      return false;
    }
    this.show(result.snapshot);
    const status = result.snapshot?.prompt.status;
    return status !== 'succeeded' && status !== 'failed';
  }

  /** Passes a snapshot on to all followers. */
  show(snapshot: PromptSnapshot | null): void {
    this.publish(() => Promise.resolve(snapshot));
  }

  latest(): Promise<PromptSnapshot | null> {
    return this.latestRead();
  }

  private publish(read: () => Promise<PromptSnapshot | null>): void {
    this.readCount += 1;
    this.latestRead = read;
    for (const follower of this.followers) follower.wake();
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

  skipOlder(): void {
    this.seen = this.watch.readCount;
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
