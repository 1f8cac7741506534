import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const MOST_STOPS = 40;

/** The accessible name of the focused element, and whether its focus is visible. */
interface Focused {
  name: string;
  visible: boolean;
}

/**
 * Runs in the page. The element itself, its label or an element around it can draw the focus;
 * without the focus it must look different.
 */
const FOCUSED = `(() => {
  const element = document.activeElement;
  const drawn = [element, ...(element.labels ?? []), element.nextElementSibling, element.parentElement];
  const look = () => drawn.filter(Boolean).map((part) => {
    const { outline, outlineColor, outlineStyle, boxShadow, borderColor } = getComputedStyle(part);
    // One that cannot be seen is there for browsers with colours of their own.
    const seen = outlineStyle !== 'none' && !outlineColor.endsWith(', 0)');
    return [seen && outline, boxShadow, borderColor].join();
  }).join();
  const focused = look();
  element.blur();
  const visible = look() !== focused;
  element.focus({ preventScroll: true });
  const label = element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText;
  return { name: label.trim().replaceAll(/\\s+/g, ' '), visible };
})()`;

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('a person with a keyboard alone', () => {
  const browser = new InBrowser(chromium ?? '');
  const keyboard = () => browser.page.keyboard;

  /**
   * Presses Tab until the element with this name has the focus, which must be visible at every
   * stop.
   */
  async function tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MOST_STOPS) {
      await keyboard().press('Tab');
      const focused = await browser.page.evaluate<Focused>(FOCUSED);
      expect(focused).toEqual({ name: focused.name, visible: true });
      if (focused.name === name) return;
      passed.push(focused.name);
    }
    throw new Error(`${name} is not among ${passed.join(', ')}`);
  }

  async function type(name: string, text: string): Promise<void> {
    await tabTo(name);
    await keyboard().type(text);
  }

  it('gets from the landing page to a prompt on the clipboard', async () => {
    const origin = browser.product.app;
    await browser.page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await browser.open('/');

    await tabTo('Try Free');
    await keyboard().press('Enter');
    await browser.page.getByRole('form', { name: 'Sign Up' }).waitFor();
    await type('Full name', 'Nora Lindqvist');
    await type('Email', browser.email);
    await type('Password', PASSWORD);
    await type('Confirm password', PASSWORD);
    await keyboard().press('Enter');
    await browser.toast('Account created!');
    await browser.page.getByRole('form', { name: 'Login' }).waitFor();

    await type('Email', browser.email);
    await type('Password', PASSWORD);
    await keyboard().press('Enter');
    await browser.seesDashboard();

    await type('Your request', 'job ad for our bakery, weekend shifts, 15 euros an hour');
    await keyboard().press('Control+Enter');
    await browser.sees('9 credits left');
    await tabTo('Copy');
    await keyboard().press('Enter');
    await browser.toast('Prompt copied');

    const copied = await browser.page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('<task>');
    expect(copied).toContain('15 euros an hour');
    expect(browser.problems).toEqual([]);
  });

  it('goes anywhere with the command palette, and leaves it with Escape', async () => {
    await browser.signIn();
    for (const width of [1440, 375]) {
      await browser.page.setViewportSize({ width, height: 700 });
      await browser.open('/dashboard');
      await browser.seesDashboard();
      await tabTo('Templates');
      await keyboard().press('Control+k');
      const find = browser.page.getByRole('combobox', { name: 'Find a page' });
      await find.waitFor();
      const palette = browser.page.getByRole('dialog', { name: 'Command palette' });
      await palette.getByRole('option', { name: 'Settings' }).waitFor();
      const box = await palette.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 700).toBe(
        true,
      );
      await keyboard().press('Escape');
      await palette.waitFor({ state: 'detached' });
      expect(await browser.page.evaluate<Focused>(FOCUSED)).toMatchObject({ name: 'Templates' });
      await keyboard().press('Control+k');
      await find.waitFor();
      await keyboard().type('payment');
      await keyboard().press('Enter');
      await browser.page.getByRole('heading', { name: 'Payment History', exact: true }).waitFor();
      await keyboard().press('Shift+?');
      await browser.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await keyboard().press('Escape');
    }
    expect(browser.problems).toEqual([]);
  });

  it('opens the templates, chooses one, and leaves them with Escape', async () => {
    await browser.signIn();
    await browser.open('/dashboard');
    await browser.seesDashboard();
    await tabTo('Templates');
    await keyboard().press('Enter');
    const drawer = browser.page.getByRole('dialog', { name: 'Templates' });
    await drawer.getByRole('heading', { name: 'All plans' }).waitFor();
    await keyboard().press('Escape');
    // Closed for the page too, and not only for the browser.
    const inPage = browser.page.locator('dialog', { hasText: 'All plans' });
    await inPage.waitFor({ state: 'detached' });
    const focused = await browser.page.evaluate<Focused>(FOCUSED);
    expect(focused).toEqual({ name: 'Templates', visible: true });
    await keyboard().press('Enter');
    await drawer.getByRole('heading', { name: 'All plans' }).waitFor();
    await tabTo('Use case');
    await keyboard().press('Tab');
    await keyboard().press('Enter');
    await browser.toast('Template loaded!');
    const chosen = await browser.page.evaluate<string>('getSelection().toString()');
    expect(chosen).toMatch(/^\{\{\w+\}\}$/);
    await keyboard().type('our bakery');
    await keyboard().press('Tab');
    const next = await browser.page.evaluate<string>('getSelection().toString()');
    expect(next).toMatch(/^\{\{\w+\}\}$/);
    expect(browser.problems).toEqual([]);
  });
});
