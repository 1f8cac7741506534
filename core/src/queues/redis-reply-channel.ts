import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import { withoutConflict } from '../database/conflicts.js';
import { runStatement } from '../database/statement.js';
import { FAIL_FAST, openRedis, openSubscriber, type RedisClient } from './redis-connection.js';
import {
  type Change,
  type ReplyChannel,
  type WakeUp,
  type WakeUpListener,
  readWakeUp,
} from './reply-channel.js';

const CHANNEL = '{promptmint}:replies';
/** How often the store is checked: an unused connection shows no failure. */
const PING_MS = 5_000;
/**
 * Wake-ups about one prompt within this many milliseconds become one, because its readers read the newest state. The
 * end of a generation is published at once.
 */
const COALESCE_MS = 25;

/** Wake-ups over Redis publish and subscribe: sent after the commit. */
export class RedisReplyChannel implements ReplyChannel {
  private readonly publisher: RedisClient;
  private subscriber: Redis | undefined;
  private silent = false;
  /** Wake-ups that are not published yet, by prompt. */
  private readonly pending = new Map<string, NodeJS.Timeout>();
  private readonly pings: NodeJS.Timeout;

  constructor(private readonly redisUrl: string) {
    this.publisher = openRedis(redisUrl, FAIL_FAST);
    this.pings = setInterval(() => void this.ping(), PING_MS).unref();
  }

  async commit<Row extends object>(
    em: EntityManager,
    wakeUp: WakeUp,
    { name, expressions, values }: Change,
  ): Promise<Row[]> {
    const text = `with ${expressions} select * from changed`;
    const rows = await withoutConflict(() => runStatement<Row>(em, { name, text }, [...values]));
    if (rows.length > 0) this.wake(wakeUp);
    return rows;
  }

  private wake(wakeUp: WakeUp): void {
    const { promptId, stage } = wakeUp;
    const pending = this.pending.get(promptId);
    if (stage === 'ended') {
      clearTimeout(pending);
      this.publish(wakeUp);
    } else if (!pending) {
      this.pending.set(
        promptId,
        setTimeout(() => this.publish(wakeUp), COALESCE_MS),
      );
    }
  }

  /** Not awaited: a lost wake-up only delays its reader, who looks once more before the wait limit. */
  private publish(wakeUp: WakeUp): void {
    this.pending.delete(wakeUp.promptId);
    void this.publisher.publish(CHANNEL, JSON.stringify(wakeUp)).catch(() => undefined);
  }

  async listen(listener: WakeUpListener): Promise<void> {
    const subscriber = openSubscriber(this.redisUrl);
    this.subscriber = subscriber;
    subscriber.on('message', (_channel, message: string) => {
      const wakeUp = readWakeUp(message);
      if (wakeUp) listener(wakeUp);
    });
    await subscriber.subscribe(CHANNEL);
    subscriber.on('ready', () => listener(null));
  }

  isDown(): boolean {
    return this.silent || this.publisher.status !== 'ready';
  }

  async close(): Promise<void> {
    clearInterval(this.pings);
    for (const timer of this.pending.values()) clearTimeout(timer);
    this.publisher.disconnect();
    this.subscriber?.disconnect();
  }

  /**
   * Subscribing again changes nothing, and is answered: the only way to check a subscribed
   * connection.
   */
  private async ping(): Promise<void> {
    await Promise.all([
      // Asks for a key, because in a cluster only the server that carries the queues can answer for them.
      this.publisher.exists(CHANNEL).then(
        () => (this.silent = false),
        () => (this.silent = true),
      ),
      this.subscriber?.subscribe(CHANNEL).catch(() => undefined),
    ]);
  }
}
