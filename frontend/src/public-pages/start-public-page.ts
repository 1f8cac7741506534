import { browserStorage } from '../lib/browser-storage';
import { preloadAppOnIntent } from './preload-app';
import { startDrawer } from './drawer';
import { saveClickedTemplates } from './save-clicked-template';
import { prepareAppMount } from './mount-app';
import { startThemeToggle } from './theme-toggle';

/** Makes a prerendered page live: little of its own, and the application where that is needed. */
export function startPublicPage(root: HTMLElement): void {
  // A page may be older than the year.
  for (const year of root.querySelectorAll('[data-year]')) {
    year.textContent = String(new Date().getFullYear());
  }
  startThemeToggle();
  startDrawer();
  saveClickedTemplates();
  const appMount = prepareAppMount(root);
  preloadAppOnIntent(root, appMount);

  /** Who is signed in gets the application, which knows them. */
  function syncSession(): void {
    const signedIn = Boolean(browserStorage.read('token'));
    document.documentElement.toggleAttribute('data-session', signedIn);
    if (signedIn) appMount.mount().catch(() => undefined);
  }
  syncSession();
  // In another tab, or before the browser came back to this page.
  window.addEventListener('storage', syncSession);
  window.addEventListener('pageshow', syncSession);
}
