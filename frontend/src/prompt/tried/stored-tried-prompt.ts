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
const keyFor = (owner: string): string => `tried:${owner}`;

function read(key: string): Tried | null {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { request, prompt, until = Infinity } = value as Partial<Tried> & { until?: number };
    return typeof request === 'string' && Array.isArray(prompt?.sections) && until > Date.now()
      ? { request, prompt }
      : null;
  } catch {
    return null;
  }
}

/** The prompt that a person asked to keep before signing up. `owner` is the account's email. */
export const storedTriedPrompt = {
  save: (tried: Tried): void =>
    browserStorage.write(PENDING, JSON.stringify({ ...tried, until: Date.now() + HOUR_MS })),
  /** The account's own; one that waits becomes the account's, once it is known which that is. */
  load(owner: string): Tried | null {
    const pending = read(PENDING);
    if (!owner) return pending;
    browserStorage.remove(PENDING);
    if (pending) browserStorage.write(keyFor(owner), JSON.stringify(pending));
    return pending ?? read(keyFor(owner));
  },
  restore: (owner: string, tried: Tried): void =>
    browserStorage.write(keyFor(owner), JSON.stringify(tried)),
  forget: (owner: string): void => browserStorage.remove(keyFor(owner)),
  /** Forgets it once its request has a prompt of the account. */
  forgetIfGenerated(owner: string, request: string): void {
    if (read(keyFor(owner))?.request === request) storedTriedPrompt.forget(owner);
  },
};
