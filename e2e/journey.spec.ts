import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';
const MODELS = [
  { model: 'Claude', mark: '<task>' },
  { model: 'ChatGPT', mark: '# Task' },
  { model: 'Gemini', mark: '## Task' },
];

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the product in a browser', () => {
  const browser = new InBrowser(chromium ?? '', { animated: true });
  const { open, sees } = browser;

  async function register(): Promise<void> {
    await open('/auth?tab=sign-up');
    const form = browser.page.getByRole('form', { name: 'Sign Up' });
    await form.getByRole('textbox', { name: 'Full name' }).fill('Nora Lindqvist');
    await form.getByRole('textbox', { name: 'Email' }).fill(browser.email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await sees('Account created! Check your email to verify your account.');
  }

  async function logIn(): Promise<void> {
    await browser.logIn();
    await browser.seesDashboard();
  }

  async function generate(model: string): Promise<void> {
    await browser.page.getByLabel('Your request').fill(IDEA);
    await browser.page.getByText(model, { exact: true }).click();
    await browser.page.getByRole('button', { name: 'Generate', exact: true }).click();
    await browser.page.getByText(`${model}, content creation`).waitFor();
  }

  it('leads from sign-up to a prompt for each model, and shows them in the history', async () => {
    await register();
    await logIn();
    await sees('10 credits left');
    for (const { model, mark } of MODELS) {
      await generate(model);
      const result = browser.page.getByRole('article', { name: 'Optimized prompt' });
      await result.getByText(mark).first().waitFor();
      await result.getByText('15 euros an hour').first().waitFor();
    }
    await sees('7 credits left');
    await browser.page.getByRole('link', { name: 'History' }).first().click();
    await browser.page.getByRole('heading', { name: 'History' }).waitFor();
    for (const { model } of MODELS) {
      await browser.page.getByRole('article').getByText(model, { exact: true }).waitFor();
    }
    expect(await browser.page.getByRole('article').count()).toBe(3);
    expect(browser.problems).toEqual([]);
  });

  it('verifies the email by the link in the mailbox, and goes to the dashboard', async () => {
    await register();
    await logIn();
    await sees('Please verify your email.');
    await browser.verifyEmail();
    await browser.page.getByRole('heading', { name: 'Welcome, Nora Lindqvist' }).waitFor();
    await browser.page.getByRole('form', { name: 'New prompt' }).waitFor();
    expect(await browser.page.getByText('Please verify your email.').count()).toBe(0);
    expect(browser.problems).toEqual([]);
  });
});
