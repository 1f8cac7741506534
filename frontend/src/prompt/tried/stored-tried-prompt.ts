import type { TriedPrompt } from '../../api/generated';
import { browserStorage } from '../../lib/browser-storage';

/** A prompt that was written without an account, with the request as typed. */
export interface Tried {
  request: string;
  prompt: TriedPrompt;
}

/** Of nobody yet: the account that signs up next in this browser gets it. */
const PENDING = 'promptmint.tried';
const keyFor = (owner: string): string => `tried:${owner}`;

function read(key: string): Tried | null {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { request, prompt } = value as Partial<Tried>;
    return typeof request === 'string' && Array.isArray(prompt?.sections)
      ? { request, prompt }
      : null;
  } catch {
    return null;
  }
}

/** The prompt that a person asked to keep before signing up. `owner` is the account's email. */
export const storedTriedPrompt = {
  save: (tried: Tried): void => browserStorage.write(PENDING, JSON.stringify(tried)),
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
};
