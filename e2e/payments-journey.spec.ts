import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '../core/testing/until.ts';
import { chromiumOrSkip, openBrowser } from './browser.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const PASSWORD = 'Weekend-Shift-15';
const PATIENCE_MS = 15_000;
const PACKS = {
  Starter: { credits: 25, price: '$1.99' },
  Booster: { credits: 100, price: '$4.99' },
  Pro: { credits: 250, price: '$9.99' },
};

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('buying credits in a browser', () => {
  let dataFolder: string;
  let product: StartedProduct;
  let browser: Browser;
  let page: Page;
  let email: string;

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-purchase-'));
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
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    email = await signIn();
  });
  afterEach(async () => {
    await page.context().close();
  });

  /** Somebody new, signed in as the site itself keeps a session. */
  async function signIn(): Promise<string> {
    const address = `${randomUUID()}@example.com`;
    await fetch(`${product.app}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password: PASSWORD, full_name: 'Nora Lindqvist' }),
    });
    const login = await fetch(`${product.app}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: address, password: PASSWORD }),
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    await page.goto(`${product.app}/auth`);
    await page.evaluate((kept) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('token_type', 'bearer');
    }, token);
    return address;
  }

  const open = (path: string) => page.goto(`${product.app}${path}`);
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  async function choose(pack: keyof typeof PACKS): Promise<void> {
    await open('/pricing');
    await press(`Buy ${PACKS[pack].credits} credits`);
    await page.waitForURL(/\/c\/pay\//);
  }

  async function mailAbout(subject: string) {
    return until(async () => {
      const answer = await fetch(new URL('/api/messages', product.mailbox ?? ''));
      const messages = (await answer.json()) as { to: string; subject: string; text: string }[];
      return messages.find((mail) => mail.to.includes(email) && mail.subject.includes(subject));
    });
  }

  it.each(['Starter', 'Booster', 'Pro'] as const)('buys %s with a test card', async (pack) => {
    const { credits, price } = PACKS[pack];
    await choose(pack);
    await press('Use a card that pays');
    await sees('Payment Successful!');
    await sees(`${credits + 10} credits`);
    await open('/payment-history');
    await sees(`${pack} Plan`);
    await sees(price);
    await sees('Completed');
    await open('/dashboard');
    await sees(`${pack} plan`);
    expect((await mailAbout('Your receipt')).text).toContain(price);
  });

  it('gives nothing for a card that is declined, and says that a cancelled one cost nothing', async () => {
    await choose('Starter');
    await press('Use a card that is declined');
    await sees(/declined/);
    await page
      .getByRole('link', { name: /cancel|back/i })
      .first()
      .click();
    await page.waitForURL('**/payment-cancelled');
    await sees('Payment Cancelled');
    await open('/payment-history');
    await sees('No Payment History Yet');
    expect(await page.getByText('Completed').count()).toBe(0);
  });

  it('shows a dispute, and takes the credits back while it is open', async () => {
    await choose('Starter');
    const session = /\/c\/pay\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
    await press('Use a card that pays');
    await sees('35 credits');
    await fetch(`${product.payments ?? ''}/sessions/${session}/dispute`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    await until(async () => {
      await open('/payment-history');
      await sees('Starter Plan');
      return (await page.getByText('Disputed').count()) > 0;
    });
    await open('/dashboard');
    await sees('10 credits left');
    expect(await page.getByText('Free plan').count()).toBeGreaterThan(0);
  });

  it('finds a payment whose message was lost, and shows a refund', async () => {
    const payments = product.payments ?? '';
    await fetch(`${payments}/next-event`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'lost' }),
    });
    await choose('Booster');
    const session = /\/c\/pay\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
    await press('Use a card that pays');
    await sees('Payment Successful!');
    await sees('110 credits');
    await fetch(`${payments}/sessions/${session}/refund`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    await until(async () => {
      await open('/payment-history');
      await sees('Booster Plan');
      return (await page.getByText('Refunded').count()) > 0;
    });
    expect((await mailAbout('Your refund')).text).toContain('$4.99');
  });
});
