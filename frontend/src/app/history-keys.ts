import { newId } from '../lib/new-id';

/** Adds a key to the current history entry if it has none. */
function assignKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: newId() }, '');
}

/**
 * Gives every entry of the browser's history its own key, including those that the router did not
 * create (a typed address, a hash link). Without keys they would share one stored scroll position.
 * Call this before the router is created, because it reads the keys.
 */
export function assignHistoryKeys(): void {
  assignKey();
  window.addEventListener('popstate', assignKey);
}
