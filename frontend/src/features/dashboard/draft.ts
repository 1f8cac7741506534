import { browserStorage } from '../../lib/browser-storage';
import { readRequest, type PromptRequest } from './request';

const keyFor = (owner: string): string => `draft:${owner}`;

/**
 * The request a person was writing, kept in this browser until it became a prompt. Each person has
 * their own, so that nobody else who signs in here sees it. `owner` is their email.
 */
export const drafts = {
  load(owner: string): PromptRequest | null {
    try {
      return readRequest(JSON.parse(browserStorage.read(keyFor(owner)) ?? 'null'));
    } catch {
      return null;
    }
  },
  save(owner: string, request: PromptRequest): void {
    if (request.user_input) browserStorage.write(keyFor(owner), JSON.stringify(request));
    else browserStorage.remove(keyFor(owner));
  },
  /** Clears the draft, unless the person has typed something else since. */
  removeIfUnchanged(owner: string, request: PromptRequest): void {
    if (drafts.load(owner)?.user_input === request.user_input) browserStorage.remove(keyFor(owner));
  },
};
