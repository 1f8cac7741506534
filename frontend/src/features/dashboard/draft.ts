import { browserStorage } from '../../lib/browser-storage';
import { readRequest, type PromptRequest } from './request';

const keyFor = (owner: string): string => `draft:${owner}`;

/**
 * The unsent request, stored in this browser for each account, so that another person who signs in
 * here does not see it. `owner` is the account's email.
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
  /** Removes the draft unless its text has changed since. */
  removeIfUnchanged(owner: string, request: PromptRequest): void {
    if (drafts.load(owner)?.user_input === request.user_input) browserStorage.remove(keyFor(owner));
  },
};
