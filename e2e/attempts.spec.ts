import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { GENEROUS_RATE_LIMITS } from '../backend/testing/generous-rate-limits.ts';
import { until } from '../core/testing/until.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';
import { type ProductParts, productParts } from './product-parts.ts';
import { openStandInModel, type StandInModel } from './stand-in-model.ts';

const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';
const GENERATE = '**/api/prompts/generate';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('an open attempt in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press, sees } = browser;
  let database: TestDatabase;
  let parts: ProductParts;
  let model: StandInModel;
  let authorization: string;

  beforeAll(async () => {
    [database, model] = await Promise.all([createTestDatabase(), openStandInModel()]);
    parts = await productParts({
      ...GENEROUS_RATE_LIMITS,
      ...model.settings,
      DATABASE_URL: database.url,
      JWT_SECRET: randomUUID(),
      LLM_TIMEOUT_SECONDS: '300',
      WEB_ROOT: fileURLToPath(new URL('../frontend/dist', import.meta.url)),
    });
    await Promise.all([parts.startApi(), parts.startWorker()]);
    browser.product = { ...browser.product, app: parts.origin };
  });
  afterAll(async () => {
    await parts?.end();
    await model?.close();
    await database?.drop();
  });
  beforeEach(async () => {
    model.hold();
    authorization = `Bearer ${(await browser.signIn()).token}`;
    await open('/dashboard');
    await browser.seesDashboard();
  });

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${parts.origin}${path}`, { headers: { authorization } });
    return (await answer.json()) as Answer;
  }
  const credits = async () => (await get<{ credits: number }>('/api/auth/credits')).credits;
  const total = async () => (await get<{ total: number }>('/api/prompts/history')).total;
  const result = (page = browser.page) =>
    page.getByRole('article', { name: 'Optimized prompt' }).waitFor();
  const generating = (page = browser.page) =>
    page.getByRole('button', { name: 'Generating...' }).waitFor();

  async function generate(page = browser.page): Promise<void> {
    await page.getByLabel('Your request').fill(IDEA);
    await page.getByLabel('Your request').press('Control+Enter');
  }

  const account = async () => ({ prompts: await total(), credits: await credits() });
  /** An account with so many prompts, each of which took one credit. */
  const paidFor = (prompts: number) => ({ prompts, credits: 10 - prompts });

  /** Holds the call back once the server has it. */
  async function holdBack(): Promise<void> {
    await browser.page.route(
      GENERATE,
      (route: Route) => void route.fetch().catch(() => undefined),
      { times: 1 },
    );
    await generate();
    await model.asked();
  }

  const MOMENTS: [moment: string, reach: () => Promise<void>][] = [
    ['before the answer to the request begins', holdBack],
    ['at the press of the keys', generate],
    [
      'between two sections',
      async () => {
        model.begin();
        await generate();
        await sees(/Latest section: /);
      },
    ],
    [
      'as the result arrives',
      async () => {
        await generate();
        await model.asked();
        model.answerAll();
      },
    ],
  ];

  it.each(MOMENTS)('is followed after a reload %s, and charged once', async (_moment, reach) => {
    await reach();
    await browser.page.reload();
    model.answerAll();
    await result();
    expect(await account()).toEqual(paidFor(1));
    await sees('9 credits left');
  });

  it('of Regenerate is followed after a reload, and charged once', async () => {
    model.answerAll();
    await generate();
    await result();
    model.hold();
    await press('Regenerate');
    await model.asked();
    await browser.page.reload();
    await generating();
    model.answerAll();
    await sees('8 credits left');
    await result();
    expect(await account()).toEqual(paidFor(2));
  });

  it('is followed after two reloads and a closed tab', async () => {
    await generate();
    await browser.page.reload();
    await browser.page.reload();
    await generating();
    const next = await browser.page.context().newPage();
    await browser.page.goto('about:blank');
    await next.goto(`${parts.origin}/dashboard`);
    await generating(next);
    model.answerAll();
    await result(next);
    expect(await account()).toEqual(paidFor(1));
    await next.close();
  });

  it('is followed by one of two tabs, and a press in the other charges nothing more', async () => {
    await generate();
    await sees('The prompt will be waiting in your history.');
    const other = await browser.page.context().newPage();
    await other.goto(`${parts.origin}/dashboard`);
    const again = other.getByRole('button', { name: 'Generate', exact: true });
    await again.waitFor();
    await again.click();
    await generating(other);
    model.answerAll();
    await Promise.all([result(), result(other)]);
    expect(await account()).toEqual(paidFor(1));
    await other.close();
  });

  it('of each of two tabs stays with its tab', async () => {
    const other = await browser.page.context().newPage();
    await generate();
    await generating();
    await other.goto(`${parts.origin}/dashboard`);
    await other.getByLabel('Your request').fill('a poem about rain');
    await other.getByRole('button', { name: 'Generate', exact: true }).click();
    await generating(other);
    await Promise.all([browser.page.reload(), other.reload()]);
    await Promise.all([generating(), generating(other)]);
    model.answerAll();
    await Promise.all([result(), result(other)]);
    await result().then(() => sees('weekend shifts'));
    await other.getByText('a poem about rain').filter({ visible: true }).first().waitFor();
    expect(await account()).toEqual(paidFor(2));
    await other.close();
  });

  it('goes on through the back button', async () => {
    await generate();
    await sees('The prompt will be waiting in your history.');
    await open('/health/live');
    await browser.page.goBack();
    await generating();
    model.answerAll();
    await result();
    expect(await account()).toEqual(paidFor(1));
  });

  it('is followed after a logout and a login', async () => {
    await generate();
    await sees('The prompt will be waiting in your history.');
    await press('Logout');
    await sees('Logged out successfully');
    await open('/auth');
    await browser.logIn();
    await generating();
    model.answerAll();
    await result();
    expect(await account()).toEqual(paidFor(1));
  });

  it('without a connection is not sent, says so, and is sent once when it is back', async () => {
    const context = browser.page.context();
    await context.setOffline(true);
    await generate();
    await sees('Nothing was sent, and no credit was used.');
    await sees('This page updates by itself');
    expect(await account()).toEqual(paidFor(0));
    await context.setOffline(false);
    await generating();
    model.answerAll();
    await result();
    expect(await account()).toEqual(paidFor(1));
  });

  it('that loses its connection is said to be sent, and goes on when it is back', async () => {
    const context = browser.page.context();
    await generate();
    await sees('The prompt will be waiting in your history.');
    await context.setOffline(true);
    await sees('Your request was sent. The result will be in your history.');
    model.answerAll();
    await until(async () => (await total()) === 1);
    await context.setOffline(false);
    await result();
    expect(await account()).toEqual(paidFor(1));
  });

  it('keeps the bar on a page that cannot be loaded, and loads it when it can', async () => {
    const context = browser.page.context();
    await context.setOffline(true);
    await browser.page.getByRole('link', { name: 'Settings' }).first().click();
    await browser.page.getByRole('heading', { name: 'There is no connection' }).waitFor();
    await browser.page.getByRole('link', { name: 'History' }).first().waitFor();
    await context.setOffline(false);
    await browser.page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    expect(await account()).toEqual(paidFor(0));
  });

  it('says that a login is needed when another tab logs out', async () => {
    const other: Page = await browser.page.context().newPage();
    await other.goto(`${parts.origin}/history`);
    await press('Logout');
    await other.waitForURL('**/auth?**');
    await other.getByText('Please login to continue').waitFor();
    await other.close();
    expect(await account()).toEqual(paidFor(0));
  });
});
