import { describe, expect, it } from '@jest/globals';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

/** Marks the controls in the window that cannot be clicked, such as those scrolled below the bar. */
const MARK_COVERED = `
  globalThis.controls = () => [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((control) => !control.closest('[data-toast]') && control.checkVisibility())
    .map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return { control, at };
    });
  for (const { control, at } of controls())
    control.toggleAttribute('data-covered', !at || !(control.contains(at) || at.contains(control)));
`;
/** The names of controls that only the toast keeps from being clicked. */
const COVERED_BY_TOAST = `
  controls()
    .filter(({ control, at }) => at?.closest('[data-toast]') && !control.hasAttribute('data-covered'))
    .map(({ control }) => control.textContent || control.getAttribute('aria-label') || control.name)
`;

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('a toast', () => {
  const browser = new InBrowser(chromium ?? '', { animated: true });
  const { open, press } = browser;

  /** Presses a button in the middle of the window, waits for the toast, and looks what it covers. */
  async function coversNothing(button: string, words: string): Promise<void> {
    const pressed = browser.page.getByRole('button', { name: button, exact: true }).first();
    await pressed.waitFor();
    await pressed.evaluate((element: { scrollIntoView(to: object): void }) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await browser.page.evaluate(MARK_COVERED);
    await pressed.click();
    await browser.toast(words);
    expect({ words, covered: await browser.page.evaluate(COVERED_BY_TOAST) }).toEqual({
      words,
      covered: [],
    });
    await press('Dismiss message');
    await browser.page.locator('[data-toast]').waitFor({ state: 'detached' });
  }

  it.each([375, 1440])('covers no control of the page in a window of %i pixels', async (width) => {
    await browser.page.setViewportSize({ width, height: 800 });
    await browser.signIn();
    await browser.page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: browser.product.app });
    await open('/dashboard');
    await coversNothing('Resend email', 'Verification email sent');
    await browser.page.getByLabel('Your request').fill('job ad for a night porter');
    await press('Generate');
    await browser.sees('9 credits left');
    await browser.page.getByRole('link', { name: 'Buy More Credits' }).waitFor();
    await coversNothing('Copy', 'Prompt copied');
    await coversNothing('Resend email', 'Verification email');
    await open('/settings');
    await coversNothing('Save Changes', 'No changes to save');
    await open('/contact');
    await coversNothing('Send Message', 'Please check the form for errors');
    expect(browser.problems).toEqual([]);
  });
});
