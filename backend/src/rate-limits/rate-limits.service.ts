import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { derivedKey } from '@promptmint/core/accounts/derived-key';
import type { Settings } from '@promptmint/core/config/settings';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SETTINGS } from '../settings.js';
import type { LimitName } from '../http/rate-limited.js';
import type { CountStore } from './count-store.js';
import { COUNTERS, type CounterName, type LimitedRequest, LIMITS } from './limits.js';
import { tooManyRequests } from './too-many-requests.js';

/** Injection token of the store that all API processes count in. */
export const COUNT_STORE = Symbol('count store');

/** One rate of a counter. */
interface RateCounter {
  /** Counts over all API processes. */
  shared: RateLimiterAbstract;
  /** Counts in this process alone, while the store cannot be reached. */
  own: RateLimiterAbstract;
}

/** Counts tries, and says how long the next one has to wait. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly counters: Readonly<Record<CounterName, readonly RateCounter[]>>;
  private readonly key: Buffer;
  private storeIsDown = false;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(COUNT_STORE) private readonly store: CountStore,
  ) {
    this.key = derivedKey(settings.SECRET_KEY, 'rate-limits');
    this.counters = countersOf(settings, store);
  }

  /**
   * Counts a try.
   * @returns how long to wait before the next one can succeed, in milliseconds; 0 when this one may go on.
   */
  async countRequest(limit: LimitName, request: LimitedRequest): Promise<number> {
    for (const [counter, subject] of LIMITS[limit]) {
      const subjectKey = subject(request);
      if (subjectKey === undefined) continue;
      const waitMs = await this.countTry(counter, subjectKey);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  /** Counts a try of one counter. @returns as `countRequest` does. */
  countTry(counter: CounterName, subjectKey: string): Promise<number> {
    return this.count(this.counters[counter], this.keyOf(counter, subjectKey));
  }

  /**
   * Counts a try that no guard counts.
   * @throws {AppError} `too_many_requests`
   */
  async refuseAbove(counter: CounterName, subjectKey: string): Promise<void> {
    const waitMs = await this.countTry(counter, subjectKey);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }

  /** After the last request, unlike the other hooks. */
  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }

  /** The store holds hashes made with the secret, so that it gives no address away. */
  private keyOf(counter: CounterName, subjectKey: string): string {
    return createHmac('sha256', this.key).update(`${counter}:${subjectKey}`).digest('base64url');
  }

  /**
   * The shortest rate first: what it refuses does not use up the longer ones, or an hour's impatience
   * would cost the day. Of several that are used up, the longest wait counts.
   */
  private async count(rates: readonly RateCounter[], key: string): Promise<number> {
    for (const [index, rate] of rates.entries()) {
      const waitMs = await this.consume(rate, key);
      if (waitMs === 0) continue;
      const longer = rates.slice(index + 1);
      return Math.max(waitMs, ...(await Promise.all(longer.map((each) => usedUpFor(each, key)))));
    }
    return 0;
  }

  private async consume({ shared, own }: RateCounter, key: string): Promise<number> {
    try {
      await shared.consume(key);
      this.noteStore(null);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return waitOf(reason);
      this.noteStore(reason);
      return own.consume(key).then(() => 0, waitOf);
    }
  }

  /** Logs each outage once. The library's own fallback would log nothing. */
  private noteStore(error: unknown): void {
    if (this.storeIsDown === (error !== null)) return;
    this.storeIsDown = error !== null;
    if (error === null) this.logger.log('the store of the rate limits is back');
    else {
      const message = 'the store of the rate limits is out of reach; each process counts by itself';
      this.logger.warn({ err: error }, message);
    }
  }
}

function countersOf(settings: Settings, store: CountStore) {
  return Object.fromEntries(
    Object.entries(COUNTERS).map(([name, setting]) => [
      name,
      settings[setting]
        .toSorted((one, other) => one.seconds - other.seconds)
        .map(({ points, seconds }): RateCounter => {
          // The rate is in the name, so that a changed setting starts with new counts.
          const options = { keyPrefix: `${name}.${points}.${seconds}`, points, duration: seconds };
          return { shared: store.limiter(options), own: new RateLimiterMemory(options) };
        }),
    ]),
  ) as Record<CounterName, RateCounter[]>;
}

/** How long a rate stays used up, in milliseconds, without counting; 0 when it is not. */
async function usedUpFor({ shared, own }: RateCounter, key: string): Promise<number> {
  const found = await shared.get(key).catch(() => own.get(key));
  return found && found.remainingPoints === 0 ? waitOf(found) : 0;
}

/** A window that ends right now still refused. */
function waitOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, msBeforeNext);
}
