import { browserStorage } from '../lib/browser-storage';

/** The component library's own names, as in `public/first-theme.js`. */
const KEPT = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

const other = () =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';

/** Lets the buttons with `data-theme-toggle` switch between light and dark, and says to which. */
export function startThemeToggle(): void {
  const buttons = document.querySelectorAll('[data-theme-toggle]');
  const name = (): void => {
    for (const button of buttons) {
      button.setAttribute('aria-label', `Switch to the ${other()} theme`);
      button.setAttribute('title', `Switch to the ${other()} theme`);
    }
  };
  name();
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const chosen = other();
      document.documentElement.setAttribute(ATTRIBUTE, chosen);
      browserStorage.write(KEPT, chosen);
      name();
    });
  }
}
