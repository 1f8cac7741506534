import { browserStorage } from '../lib/browser-storage';
import { preloadAppOnIntent } from './preload-app';
import { startDrawer } from './drawer';
import { saveClickedTemplates } from './save-clicked-template';
import { prepareAppMount } from './mount-app';
import { startSharedPage } from './start-shared-page';
import { startThemeToggle } from './theme-toggle';

/** Starts the scripts of a prerendered page. */
export function startPublicPage(root: HTMLElement): void {
  // The page may have been built in an earlier year.
  for (const year of root.querySelectorAll('[data-year]')) {
    year.textContent = String(new Date().getFullYear());
  }
  startThemeToggle();
  startDrawer();
  saveClickedTemplates();
  startSharedPage(root);
  const appMount = prepareAppMount(root);
  preloadAppOnIntent(root, appMount);

  /** A signed-in person gets the application at once, because the static page knows no account. */
  function syncSession(): void {
    const signedIn = Boolean(browserStorage.read('token'));
    document.documentElement.toggleAttribute('data-session', signedIn);
    if (signedIn) appMount.mount().catch(() => undefined);
  }
  syncSession();
  // The session may change in another tab, or while the page is in the back-forward cache.
  window.addEventListener('storage', syncSession);
  window.addEventListener('pageshow', syncSession);
}
