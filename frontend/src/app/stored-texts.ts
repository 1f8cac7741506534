import { openAttempts } from '../api/attempts/open-attempts';
import { drafts } from '../features/dashboard/draft';
import { lastResult } from '../features/dashboard/last-result';
import { storedBlankValues } from '../prompt/document/stored-blank-values';
import { storedTriedPrompt } from '../prompt/tried/stored-tried-prompt';

/**
 * Removes what this browser stores of the texts of an account, with the values of all blanks: nothing
 * says whose those are.
 */
export function forgetAccount(email: string): void {
  drafts.forget(email);
  lastResult.forget(email);
  storedTriedPrompt.forget(email);
  storedBlankValues.forgetAll();
  for (const attempt of openAttempts.list(email)) openAttempts.remove(attempt);
}

/** Removes the texts whose time is over, also of accounts that never sign in here again. */
export function forgetOutdated(): void {
  openAttempts.removeOutdated();
  storedTriedPrompt.removeOutdated();
}
