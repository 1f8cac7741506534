import { LANGUAGES, TARGET_MODELS, USE_CASES } from '../../api/catalogue';
import { browserStorage } from '../../api/browser-storage';
import type { PromptRequest } from './request';

const keyFor = (owner: string): string => `draft:${owner}`;

function isRequest(value: unknown): value is PromptRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { user_input, use_case, target_model, language } = value as Record<string, unknown>;
  return (
    typeof user_input === 'string' &&
    Object.hasOwn(USE_CASES, String(use_case)) &&
    Object.hasOwn(TARGET_MODELS, String(target_model)) &&
    Object.hasOwn(LANGUAGES, String(language))
  );
}

/**
 * The request a person was writing, kept in this browser until it became a prompt. Each person has
 * their own, so that nobody else who signs in here sees it. `owner` is their email.
 */
export const drafts = {
  load(owner: string): PromptRequest | null {
    try {
      const draft: unknown = JSON.parse(browserStorage.read(keyFor(owner)) ?? 'null');
      return isRequest(draft) ? draft : null;
    } catch {
      return null;
    }
  },
  save(owner: string, request: PromptRequest): void {
    if (request.user_input) browserStorage.write(keyFor(owner), JSON.stringify(request));
    else browserStorage.remove(keyFor(owner));
  },
  /** Clears the draft, unless the person has typed something else since. */
  done(owner: string, request: PromptRequest): void {
    if (drafts.load(owner)?.user_input === request.user_input) browserStorage.remove(keyFor(owner));
  },
};
