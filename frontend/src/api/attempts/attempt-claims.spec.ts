import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newAttempt } from './attempt';
import { claimAttempt, holdAttempt, releaseAttempt, releaseAttempts } from './attempt-claims';
import { openAttempts } from './open-attempts';

const attempt = () =>
  newAttempt({
    owner: 'nora@example.com',
    place: 'dashboard',
    call: { url: '/api/prompts/1/refine', body: { wish: 'shorter' } },
    task: null,
  });

/** Names of the locks that other pages hold, and of those that this page does. */
let others: Set<string>;
let ours: Set<string>;

/** The browser's locks, which jsdom lacks; only what this page asks of them. */
const locks = {
  request: async (
    name: string,
    { signal }: LockOptions,
    hold: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> => {
    const free = !others.has(name) && !ours.has(name);
    if (!free && signal) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error())));
    }
    if (!free) return hold(null);
    ours.add(name);
    await hold({ name });
    ours.delete(name);
  },
};

beforeEach(() => {
  others = new Set();
  ours = new Set();
  Object.assign(navigator, { locks });
});
afterEach(() => {
  releaseAttempts();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the claim of an attempt', () => {
  it('is refused while another page follows it, and granted once that page is gone', async () => {
    const open = attempt();
    others.add(`attempt:${open.idempotencyKey}`);
    expect(await claimAttempt(open)).toBe(false);
    others.clear();
    expect(await claimAttempt(open)).toBe(true);
    expect(ours).toEqual(new Set([`attempt:${open.idempotencyKey}`]));
  });

  it('of a copied tab is refused, because the original holds the lock', async () => {
    const open = attempt();
    openAttempts.save(open);
    others.add(`attempt:${open.idempotencyKey}`);
    expect(await claimAttempt(open)).toBe(false);
  });

  it('is kept by the page that started it until it releases it', async () => {
    const open = attempt();
    holdAttempt(open);
    expect(await claimAttempt(open)).toBe(true);
    releaseAttempt(open);
    await Promise.resolve();
    expect(ours.size).toBe(0);
  });

  it('without locks is granted only to the tab where it began', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const open = attempt();
    expect(await claimAttempt(open)).toBe(false);
    openAttempts.save(open);
    expect(await claimAttempt(open)).toBe(true);
  });
});
