import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const IDEA = 'job ad for a night porter';

/** What the tests change of an element in the page. */
interface Styled {
  style: Record<'fontWeight' | 'opacity', string>;
  ownerDocument: { activeElement: { blur(): void } | null };
}

/** Without focus and without bold letters, which alone are too little of a sign. */
function rest(element: object): void {
  const { style, ownerDocument } = element as Styled;
  style.fontWeight = '500';
  ownerDocument.activeElement?.blur();
}

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the site, with forced colors', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press } = browser;
  const forceColors = () => browser.page.emulateMedia({ forcedColors: 'active' });
  const result = () => browser.page.getByRole('article', { name: 'Optimized prompt' });

  async function generate(): Promise<void> {
    await open('/dashboard');
    await browser.page.getByLabel('Your request').fill(IDEA);
    await press('Generate');
    await result().waitFor();
  }

  /** A picture of an element at rest. */
  async function look(element: Locator): Promise<string> {
    await browser.page.mouse.move(0, 0);
    await element.evaluate(rest);
    return (await element.screenshot({ animations: 'disabled' })).toString('base64');
  }

  it('draws the marks of the quality checks, one for found and another for not found', async () => {
    await (await browser.signIn()).buy('booster');
    await generate();
    await result().getByText('Estimated tokens').waitFor();
    await forceColors();
    const pictures = [];
    for (const words of ['found', 'not found']) {
      const cell = result()
        .locator('td')
        .filter({ hasText: new RegExp(`^${words}$`) });
      const mark = cell.first().locator('[aria-hidden]');
      const drawn = await look(mark);
      await mark.evaluate((shown: object) => void ((shown as Styled).style.opacity = '0'));
      expect(await look(mark)).not.toBe(drawn);
      pictures.push(drawn);
    }
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(browser.problems).toEqual([]);
  });

  it('marks the chosen model, the current page and the section that is being read', async () => {
    await browser.signIn();
    await open('/dashboard');
    await forceColors();
    const model = browser.page.locator('label').filter({ hasText: /^ChatGPT$/ });
    const other = await look(model);
    await model.click();
    expect(await look(model)).not.toBe(other);
    const entry = browser.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings' });
    const elsewhere = await look(entry);
    await entry.click();
    const section = browser.page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link')
      .first();
    await section.waitFor();
    expect(await look(entry)).not.toBe(elsewhere);
    const sections = browser.page.getByRole('navigation', { name: 'Settings' });
    expect(await sections.locator('[aria-current]').count()).toBe(1);
    const read = await look(section);
    await browser.page.mouse.wheel(0, 20_000);
    await sections.locator('a:first-child:not([aria-current])').waitFor();
    expect(await look(section)).not.toBe(read);
    expect(browser.problems).toEqual([]);
  });
});
