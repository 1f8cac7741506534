import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { until } from '../core/testing/until.ts';
import { InBrowser } from './in-browser.ts';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';
const PACKS = [
  ['Starter', '$1.99', '25 credits'],
  ['Booster', '$4.99', '100 credits'],
  ['Pro', '$9.99', '250 credits'],
] as const;

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the public pages in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press } = browser;
  const link = (name: string | RegExp) => browser.page.getByRole('link', { name });
  const heading = (name: string | RegExp) => browser.page.getByRole('heading', { name });

  /** How far an element is from the top of the window, in pixels. */
  const top = async (id: string) =>
    (await browser.page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;

  async function isAt(id: string): Promise<void> {
    await browser.page.waitForURL(`**/#${id}`);
    // The site's policy forbids the evaluation that a wait inside the page needs.
    await until(async () => Math.abs(await top(id)) < 200);
  }

  it('link to the sections of the landing page, from there and from other pages', async () => {
    await open('/');
    await link('See How It Works').click();
    await isAt('features');
    for (const path of ['/', '/terms', '/auth']) {
      await open(path);
      await browser.page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click();
      await isAt('pricing');
      await heading('Pay for prompts, not for months').waitFor();
    }
    expect(browser.problems).toEqual([]);
  });

  it('pass an example to the dashboard once, through sign-up', async () => {
    await open('/');
    await link(/^Use this template: Explain a change in your numbers/).click();
    const form = browser.page.getByRole('form', { name: 'Sign Up' });
    await form.getByLabel('Full name').fill('Nora Lindqvist');
    await form.getByLabel('Email').fill(browser.email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await browser.toast('Account created!');
    await browser.logIn();
    await browser.seesDashboard();
    expect(await browser.toast(LOADED)).toBe(LOADED);
    const request = browser.page.getByLabel('Your request');
    expect(await request.inputValue()).toMatch(/^Find out why \{\{figure\}\} changed/);
    expect(await browser.page.getByLabel('Use case').inputValue()).toBe('data_analysis');
    await request.fill('Something else');
    await browser.page.reload();
    await browser.seesDashboard();
    expect(await request.inputValue()).toBe('Something else');
    expect(await browser.page.getByText(LOADED).count()).toBe(0);
    expect(browser.problems).toEqual([]);
  });

  it('write a prompt without an account, which waits on the dashboard after sign-up', async () => {
    await open('/');
    const form = browser.page.getByRole('form', { name: 'Try it now, without an account' });
    await form.getByLabel('Your idea').fill('job ad for our bakery');
    await form.getByLabel('Target model').selectOption({ label: 'ChatGPT' });
    await form.getByRole('button', { name: 'Write My Prompt' }).click();
    const prompt = browser.page.getByRole('article', { name: 'Your prompt for ChatGPT' });
    await prompt.getByText('# Task').first().waitFor();
    await link('Keep It: Sign Up').click();
    await browser.page.getByRole('form', { name: 'Sign Up' }).waitFor();
    await browser.signIn();
    await open('/dashboard');
    await prompt.getByText('# Task').first().waitFor();
    expect(await browser.page.getByLabel('Your request').inputValue()).toBe(
      'job ad for our bakery',
    );
    expect(browser.problems).toEqual([]);
  });

  it('log an unknown path, and nothing else', async () => {
    const said: string[] = [];
    browser.page.on('console', (message) => said.push(message.text()));
    await open('/no/such-page?token=secret');
    await sees('Oops! Page not found');
    expect(said.filter((words) => words.includes('/no/such-page'))).toHaveLength(1);
    expect(said.join('\n')).not.toContain('secret');
    await link('Return to Home').click();
    await heading(/Write one line/).waitFor();
  });

  it('have every entry in a drawer on a small screen, signed out and signed in', async () => {
    await browser.page.setViewportSize({ width: 375, height: 700 });
    const drawer = browser.page.getByRole('dialog', { name: 'Menu' });
    const entries = async () => {
      await press('Menu');
      await drawer.waitFor();
      return (await drawer.getByRole('navigation').innerText()).split('\n').filter(Boolean);
    };
    await open('/');
    expect(await entries()).toEqual(['Features', 'Pricing', 'Login', 'Sign Up']);
    await drawer.getByText('Pricing').click();
    await drawer.waitFor({ state: 'hidden' });
    await isAt('pricing');
    await browser.signIn();
    await open('/dashboard');
    await browser.sees('10 credits left');
    const member = ['Dashboard', 'History', 'Buy Credits', 'Settings', '10 credits', 'Logout'];
    expect(await entries()).toEqual(member);
    await browser.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await press('Menu');
    await drawer.getByText('History').click();
    await browser.page.waitForURL('**/history');
    await drawer.waitFor({ state: 'hidden' });
    await press('Menu');
    await drawer.getByText('Logout').click();
    await browser.toast('Logged out successfully');
    expect(browser.problems).toEqual([]);
  });

  it('are read, opened and followed without JavaScript', async () => {
    const page = await browser.newPageWithoutScripts();
    for (const path of ['/', '/pricing']) {
      await page.goto(browser.product.app + path);
      for (const [name, price, credits] of PACKS) {
        const card = page.getByRole('article').filter({
          has: page.getByRole('heading', { name, exact: true }),
        });
        const words = (await card.first().innerText()).replaceAll(/\s+/g, ' ');
        expect(words).toContain(price);
        expect(words).toContain(credits);
      }
    }
    await page.getByRole('link', { name: 'Buy 25 credits' }).click();
    await page.waitForURL('**/auth?next=%2Fpricing');
    await page.goto(`${browser.product.app}/`);
    const question = page.locator('details').filter({ hasText: 'Is there a subscription?' });
    const answer = question.getByText('No. You buy a pack when you need one');
    expect(await answer.isVisible()).toBe(false);
    await question.getByText('Is there a subscription?').click();
    expect(await answer.isVisible()).toBe(true);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Pricing').click();
    await page.waitForURL('**/#pricing');
    for (const [path, words] of [
      ['/terms', 'October 8, 2025'],
      ['/privacy', 'October 8, 2025'],
      ['/contact', 'Common Questions'],
    ] as const) {
      await page.goto(browser.product.app + path);
      expect(await page.getByText(words).first().isVisible()).toBe(true);
    }
  });
});
