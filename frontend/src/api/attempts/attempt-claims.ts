import type { Attempt } from './attempt';
import { openAttempts } from './open-attempts';

/** Milliseconds in which the page before a reload gives its locks back. */
const RELOAD_GRACE = 1_000;

/** How to release each attempt that this page follows. */
const held = new Map<string, () => void>();

/** Missing on pages served without TLS, except on this computer. */
const lockManager = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** The browser releases a lock when its page is closed or crashes. */
function lock(locks: LockManager, key: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (granted: Lock | null): Promise<void> | undefined => {
      resolve(granted !== null);
      if (granted) return new Promise((release) => held.set(key, release));
      return undefined;
    };
    locks.request(`attempt:${key}`, options, hold).catch(() => resolve(false));
  });
}

/** Makes this page follow an attempt that it has just started. */
export function holdAttempt({ idempotencyKey }: Attempt): void {
  const locks = lockManager();
  if (locks && !held.has(idempotencyKey)) void lock(locks, idempotencyKey, { ifAvailable: true });
}

/** Makes this page follow an attempt. False if another open page follows it. */
export async function claimAttempt(attempt: Attempt): Promise<boolean> {
  const { idempotencyKey } = attempt;
  if (held.has(idempotencyKey)) return true;
  const locks = lockManager();
  // Without locks, a page cannot know whether the others are still open.
  if (!locks) return openAttempts.isOfThisTab(attempt);
  if (!openAttempts.isOfThisTab(attempt)) {
    return lock(locks, idempotencyKey, { ifAvailable: true });
  }
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), RELOAD_GRACE);
  const claimed = await lock(locks, idempotencyKey, { signal: patience.signal });
  clearTimeout(timer);
  return claimed;
}

/** Lets another page follow it. */
export function releaseAttempt({ idempotencyKey }: Pick<Attempt, 'idempotencyKey'>): void {
  held.get(idempotencyKey)?.();
  held.delete(idempotencyKey);
}

/** Releases every attempt of this page. */
export function releaseAttempts(): void {
  for (const idempotencyKey of held.keys()) releaseAttempt({ idempotencyKey });
}
