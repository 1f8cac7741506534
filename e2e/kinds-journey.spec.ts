import { describe, expect, it } from '@jest/globals';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the kind of a prompt in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press } = browser;
  const result = () => browser.page.getByRole('article', { name: 'Optimized prompt' });
  const chip = () => browser.page.getByRole('button', { name: 'Translate', exact: true });

  it('is recognised, chosen, asked about, named in the result, and changed', async () => {
    await browser.signIn();
    await open('/dashboard');
    const request = browser.page.getByLabel('Your request');
    await request.fill('translate this text');
    await chip().click();
    await request.fill('translate this text into french');
    expect(await chip().getAttribute('aria-pressed')).toBe('true');
    await browser.fill('Which text should be translated?', 'The bridge closes on 3 May.');
    await press('Generate');
    await result().getByText('The bridge closes on 3 May.').waitFor();
    const change = result().getByRole('button', { name: 'Change the kind of prompt' });
    await change.click();
    const dialog = browser.page.getByRole('dialog', { name: 'Write it as another kind' });
    await dialog.getByText('Uses 1 credit.').waitFor();
    await dialog.getByRole('button', { name: 'General prompt' }).click();
    await sees('8 credits left');
    await result().getByText('General prompt').waitFor();
    await result().getByText('The bridge closes on 3 May.').waitFor();
    expect(browser.problems).toEqual([]);
  });
});
