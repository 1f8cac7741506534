import type { EntityManager } from '@mikro-orm/postgresql';
import { Redis } from 'ioredis';
import {
  type ReplyChannel,
  type WakeUp,
  type WakeUpListener,
  readWakeUp,
} from './reply-channel.js';

const CHANNEL = '{promptmint}:replies';

/** Wake-ups over Redis publish and subscribe: sent right after the commit. */
export class RedisReplyChannel implements ReplyChannel {
  private readonly publisher: Redis;
  private subscriber: Redis | undefined;

  constructor(private readonly redisUrl: string) {
    this.publisher = connect(redisUrl);
  }

  async commit<T>(
    em: EntityManager,
    wakeUp: WakeUp,
    write: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const result = await em.transactional(write);
    // A lost wake-up only delays its reader, who looks once more before the wait limit.
    await this.publisher.publish(CHANNEL, JSON.stringify(wakeUp)).catch(() => undefined);
    return result;
  }

  async listen(listener: WakeUpListener): Promise<void> {
    const subscriber = connect(this.redisUrl);
    this.subscriber = subscriber;
    subscriber.on('message', (_channel, message: string) => {
      const wakeUp = readWakeUp(message);
      if (wakeUp) listener(wakeUp);
    });
    await subscriber.subscribe(CHANNEL);
    subscriber.on('ready', () => listener(null));
  }

  isDown(): boolean {
    return this.publisher.status !== 'ready';
  }

  async close(): Promise<void> {
    this.publisher.disconnect();
    this.subscriber?.disconnect();
  }
}

function connect(redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 3_000,
    keepAlive: 10_000,
  });
  redis.on('error', () => undefined);
  return redis;
}
