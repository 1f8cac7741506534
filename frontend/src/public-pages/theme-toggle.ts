import { browserStorage } from '../lib/browser-storage';

/** The component library's names, as in `public/first-theme.js`. */
const STORAGE_KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

const otherTheme = () =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';

/**
 * Makes buttons with `data-theme-toggle` switch between light and dark, and updates their labels.
 */
export function startThemeToggle(): void {
  const buttons = document.querySelectorAll('[data-theme-toggle]');
  const updateLabels = (): void => {
    for (const button of buttons) {
      button.setAttribute('aria-label', `Switch to the ${otherTheme()} theme`);
      button.setAttribute('title', `Switch to the ${otherTheme()} theme`);
    }
  };
  updateLabels();
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const chosen = otherTheme();
      document.documentElement.setAttribute(ATTRIBUTE, chosen);
      browserStorage.write(STORAGE_KEY, chosen);
      updateLabels();
    });
  }
}
