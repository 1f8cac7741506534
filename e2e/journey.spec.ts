import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '../core/testing/until.ts';
import { chromiumOrSkip, openBrowser } from './browser.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const PASSWORD = 'Weekend-Shift-15';
const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';
const MODELS = [
  { model: 'Claude', mark: '<role>' },
  { model: 'ChatGPT', mark: '# Role' },
  { model: 'Gemini', mark: '## Persona' },
];
const PATIENCE_MS = 15_000;

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the product in a browser', () => {
  let dataFolder: string;
  let product: StartedProduct;
  let browser: Browser;
  let page: Page;
  let email: string;
  let problems: string[];

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-journey-'));
    // PostgreSQL's own user must enter it when root runs the tests.
    await chmod(dataFolder, 0o711);
    product = await startProduct(dataFolder);
    browser = await openBrowser(chromium ?? '');
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    email = `${randomUUID()}@example.com`;
    problems = [];
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
  });
  afterEach(async () => {
    await page.context().close();
  });

  const open = (path: string) => page.goto(`${product.app}${path}`);
  const sees = (text: string) => page.getByText(text).first().waitFor();

  async function register(): Promise<void> {
    await open('/auth?tab=sign-up');
    const form = page.getByRole('form', { name: 'Sign Up' });
    await form.getByRole('textbox', { name: 'Full name' }).fill('Nora Lindqvist');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await sees('Account created! Check your email to verify your account.');
  }

  async function logIn(): Promise<void> {
    const form = page.getByRole('form', { name: 'Login' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Welcome, Nora Lindqvist' }).waitFor();
  }

  async function generate(model: string): Promise<void> {
    await page.getByLabel('Your request').fill(IDEA);
    await page.getByText(model, { exact: true }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText(`${model}, content creation`).waitFor();
  }

  it('leads from sign-up to a prompt for each model, and shows them in the history', async () => {
    await register();
    await logIn();
    await sees('10 credits left');
    for (const { model, mark } of MODELS) {
      await generate(model);
      const result = page.getByRole('article', { name: 'Optimized prompt' });
      await result.getByText(mark).first().waitFor();
      await result.getByText('15 euros an hour').first().waitFor();
    }
    await sees('7 credits left');
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    for (const { model } of MODELS) {
      await page.getByRole('article').getByText(model, { exact: true }).waitFor();
    }
    expect(await page.getByRole('article').count()).toBe(3);
    expect(problems).toEqual([]);
  });

  it('refines a prompt into a second version, and leads back to the first', async () => {
    await register();
    await logIn();
    await generate('ChatGPT');
    await page.getByRole('button', { name: 'Refine', exact: true }).click();
    await page.getByRole('button', { name: 'Stricter' }).click();
    await sees('Stricter than version 1');
    await sees('8 credits left');
    const result = page.getByRole('article', { name: 'Optimized prompt' });
    const second = await result.textContent();
    await page.getByRole('button', { name: 'Show version 1' }).click();
    await sees('As it was first written');
    expect(await result.textContent()).not.toBe(second);
    await page.getByRole('link', { name: 'History' }).first().click();
    await sees('Version 2, stricter');
    expect(problems).toEqual([]);
  });

  it('verifies the email by the link in the mailbox, and goes to the dashboard', async () => {
    await register();
    await logIn();
    await sees('Please verify your email.');
    const mail = await until(async () => {
      const answer = await fetch(new URL('/api/messages', product.mailbox ?? ''));
      const messages = (await answer.json()) as { to: string; text: string }[];
      return messages.find(({ to }) => to.includes(email));
    });
    await page.goto(/http\S+verify-email\?token=\S+/.exec(mail.text)?.[0] ?? '');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Welcome, Nora Lindqvist' }).waitFor();
    await page.getByRole('form', { name: 'New prompt' }).waitFor();
    expect(await page.getByText('Please verify your email.').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('keeps accounts and prompts over a stop and a second start', async () => {
    await register();
    await logIn();
    await generate('Claude');
    expect(await product.stop()).toBe(0);
    await expect(stat(join(dataFolder, 'runtime.json'))).rejects.toThrow('ENOENT');
    product = await startProduct(dataFolder);
    await open('/auth');
    await logIn();
    await sees('9 credits left');
    await open('/history');
    await page
      .getByRole('button', { name: new RegExp(IDEA) })
      .first()
      .waitFor();
  }, 180_000);

  it('asks a stranger to sign in, and takes them where they wanted to go', async () => {
    await register();
    await open('/history');
    await sees('Please login to continue');
    const form = page.getByRole('form', { name: 'Login' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/history');
    expect(problems).toEqual([]);
  });

  it('says on unknown paths that there is nothing, leads home, and signs out', async () => {
    await register();
    await logIn();
    await open('/nowhere');
    await sees('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await sees('Logged out successfully');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(problems.filter((problem) => !problem.includes('/nowhere'))).toEqual([]);
  });
});
