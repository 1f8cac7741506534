import { newId } from '../lib/new-id';

/** Gives the current entry of the browser's history a key, where it has none. */
function assignKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: newId() }, '');
}

/**
 * Gives every entry of the browser's history a key of its own, also those that the router did not
 * make: an address that was typed, or a place on the page. Without one they would all count as
 * the same, and a new page would open where another had been left. To be called before the router
 * is made, which reads the keys.
 */
export function assignHistoryKeys(): void {
  assignKey();
  window.addEventListener('popstate', assignKey);
}
