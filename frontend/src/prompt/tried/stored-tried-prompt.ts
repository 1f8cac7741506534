import type { TriedPrompt } from '../../api/generated';
import { browserStorage } from '../../lib/browser-storage';

/** A prompt that was written without an account, with the request as typed. */
export interface Tried {
  request: string;
  prompt: TriedPrompt;
}

/** Of nobody yet: the account that signs up in this browser within an hour gets it. */
const PENDING = 'promptmint.tried';
const HOUR_MS = 60 * 60 * 1_000;
/** How long an account that never generates it keeps it: it is for the first days. */
const ACCOUNT_MS = 30 * 24 * HOUR_MS;
const PREFIX = 'tried:';
const keyFor = (owner: string): string => `${PREFIX}${owner}`;

function read(key: string): Tried | null {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { request, prompt, until = 0 } = value as Partial<Tried> & { until?: number };
    return typeof request === 'string' && Array.isArray(prompt?.sections) && until > Date.now()
      ? { request, prompt }
      : null;
  } catch {
    return null;
  }
}

const write = (key: string, tried: Tried, lifetime: number): void =>
  browserStorage.write(key, JSON.stringify({ ...tried, until: Date.now() + lifetime }));

/** The prompt that a person asked to keep before signing up. `owner` is the account's email. */
export const storedTriedPrompt = {
  save: (tried: Tried): void => write(PENDING, tried, HOUR_MS),
  /** The account's own; one that waits becomes the account's, once it is known which that is. */
  load(owner: string): Tried | null {
    const pending = read(PENDING);
    if (!owner) return pending;
    browserStorage.remove(PENDING);
    if (pending) write(keyFor(owner), pending, ACCOUNT_MS);
    return pending ?? read(keyFor(owner));
  },
  restore: (owner: string, tried: Tried): void => write(keyFor(owner), tried, ACCOUNT_MS),
  /** Removes those of all accounts whose time is over. */
  removeOutdated(): void {
    for (const key of [PENDING, ...browserStorage.keys(PREFIX)]) {
      if (!read(key)) browserStorage.remove(key);
    }
  },
  forget: (owner: string): void => browserStorage.remove(keyFor(owner)),
  /** Forgets it once its request has a prompt of the account. */
  forgetIfGenerated(owner: string, request: string): void {
    if (read(keyFor(owner))?.request === request) storedTriedPrompt.forget(owner);
  },
};
