import { browserStorage } from '../lib/browser-storage';
import { watchForApproach } from './approach';
import { startDrawer } from './drawer';
import { handOverTemplates } from './hand-over';
import { prepareTakeOver } from './take-over';
import { startThemeToggle } from './theme-toggle';

/** Makes a prerendered page live: little of its own, and the application where that is needed. */
export function startSite(root: HTMLElement): void {
  // A page may be older than the year.
  for (const year of root.querySelectorAll('[data-year]')) {
    year.textContent = String(new Date().getFullYear());
  }
  startThemeToggle();
  startDrawer();
  handOverTemplates();
  const takeOver = prepareTakeOver(root);
  watchForApproach(root, takeOver);

  /** Who is signed in gets the application, which knows them. */
  function followSession(): void {
    const signedIn = Boolean(browserStorage.read('token'));
    document.documentElement.toggleAttribute('data-session', signedIn);
    if (signedIn) takeOver.enter().catch(() => undefined);
  }
  followSession();
  // In another tab, or before the browser came back to this page.
  window.addEventListener('storage', followSession);
  window.addEventListener('pageshow', followSession);
}
