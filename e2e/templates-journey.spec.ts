import { describe, expect, it } from '@jest/globals';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';
const OWN = {
  name: 'Sign for the shop window',
  text: 'Sign that we are closed on {{day}} for {{reason}}.',
};

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('templates in a browser', () => {
  const browser = new InBrowser(chromium ?? '', { animated: true });
  const { open, sees, press } = browser;
  const request = () => browser.page.getByLabel('Your request');
  const drawer = () => browser.page.getByRole('dialog', { name: 'Templates' });
  const group = (name: string) => drawer().getByRole('region', { name });
  const dialog = (name: string) => browser.page.getByRole('dialog', { name, exact: true });

  async function openDrawer(): Promise<void> {
    await open('/dashboard');
    await press('Templates');
    await drawer().waitFor();
  }

  it('fill a request from a built-in template, which can be undone', async () => {
    await browser.signIn();
    await open('/dashboard');
    await request().fill('What I had typed');
    await press('Templates');
    await drawer()
      .getByText(/^\d+ templates$/)
      .waitFor();
    const total = Number.parseInt(
      await drawer()
        .getByText(/^\d+ templates$/)
        .innerText(),
      10,
    );
    expect(total).toBeGreaterThanOrEqual(20);
    await group('All plans').getByRole('button').first().click();
    expect(await browser.toast(LOADED)).toBe(`${LOADED}Undo`);
    expect(await request().inputValue()).toMatch(/\{\{\w+\}\}/);
    const chosen = await browser.page.evaluate<string>('getSelection().toString()');
    expect(chosen).toMatch(/^\{\{\w+\}\}$/);
    await press('Undo');
    expect(await request().inputValue()).toBe('What I had typed');
    expect(browser.problems).toEqual([]);
  });

  it('include the advanced ones with Booster', async () => {
    await (await browser.signIn()).buy('booster');
    await openDrawer();
    await group('Advanced').getByRole('button').first().click();
    expect(await browser.toast(LOADED)).toBe(LOADED);
    expect(await request().inputValue()).toMatch(/\{\{\w+\}\}/);
    await press('Templates');
    await drawer().waitFor();
    expect(await drawer().getByRole('button', { name: 'New template' }).count()).toBe(0);
  });

  it('can be written, changed, used and deleted by a person on Pro', async () => {
    await (await browser.signIn()).buy('pro');
    await openDrawer();
    await press('New template');
    await dialog('New template').getByRole('button', { name: 'Save template' }).click();
    await dialog('New template').getByText('Give it a name').waitFor();
    await dialog('New template').getByLabel('Name').fill(OWN.name);
    await dialog('New template').getByLabel('Request').fill(OWN.text);
    await dialog('New template').getByRole('button', { name: 'Save template' }).click();
    await sees('Template saved');
    await press(`Edit ${OWN.name}`);
    await dialog('Edit template').getByLabel('Name').fill('Closing sign');
    await dialog('Edit template').getByRole('button', { name: 'Save template' }).click();
    await group('Your own')
      .getByRole('button', { name: /^Closing sign/ })
      .click();
    expect(await browser.toast(LOADED)).toBe(LOADED);
    expect(await request().inputValue()).toBe(OWN.text);
    await openDrawer();
    await press('Delete Closing sign');
    await dialog('Delete this template?').getByRole('button', { name: 'Delete template' }).click();
    await sees('Template deleted');
    await group('Your own')
      .getByText(/^No templates yet/)
      .waitFor();
    expect(browser.problems).toEqual([]);
  });
});
