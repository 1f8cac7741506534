import { browserStorage, tabStorage } from '../../lib/browser-storage';
import { readRequest, type PromptRequest } from './request';

const keyFor = (owner: string): string => `draft:${owner}`;
const storageFor = (owner: string) => (owner ? browserStorage : tabStorage);

/**
 * The unsent request, stored in this browser for each account, so that another person who signs in
 * here does not see it. `owner` is the account's email, or empty while the account is not known:
 * then only this tab stores it.
 */
export const drafts = {
  load(owner: string): PromptRequest | null {
    try {
      return readRequest(JSON.parse(storageFor(owner).read(keyFor(owner)) ?? 'null'));
    } catch {
      return null;
    }
  },
  /** The account's draft. Text that was typed before the account was known replaces it. */
  adopt(owner: string): PromptRequest | null {
    const typed = owner ? drafts.load('') : null;
    if (typed) drafts.save(owner, typed);
    if (typed) drafts.forget('');
    return drafts.load(owner);
  },
  save(owner: string, request: PromptRequest): void {
    if (!request.user_input) return drafts.forget(owner);
    storageFor(owner).write(keyFor(owner), JSON.stringify(request));
  },
  forget: (owner: string): void => storageFor(owner).remove(keyFor(owner)),
  /** Removes the draft unless its text has changed since. */
  removeIfUnchanged(owner: string, request: PromptRequest): void {
    if (drafts.load(owner)?.user_input === request.user_input) drafts.forget(owner);
  },
};
