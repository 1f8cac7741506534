import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import { until } from '../core/testing/until.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

/** Where `npm run screens` leaves pictures of every route, for people to look at; not committed. */
const PICTURES = process.env['npm_lifecycle_event'] === 'screens';
const ARTIFACTS = fileURLToPath(new URL('../artifacts/screens', import.meta.url));
const NARROWEST = 320;
const WIDTHS = [375, 1440];
/** Axe's rules to check in each theme, all of them when none are named: a theme changes colours alone. */
const THEMES = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const;
const HEIGHT = 900;

/** Each route with an element that is there once it is ready. */
const FOR_EVERYBODY = {
  '/': 'Try Free',
  '/pricing': 'Booster',
  '/terms': 'October 8, 2025',
  '/privacy': 'October 8, 2025',
  '/contact': 'Common Questions',
  '/auth': 'Forgot password?',
  '/auth?tab=sign-up': 'Full name',
  '/forgot-password': 'Send Reset Link',
  '/reset-password': 'Invalid or Expired Link',
  '/reset-password?token=any': 'Confirm password',
  '/verify-email': 'No verification token provided',
  '/payment-success': 'Payment Successful!',
  '/payment-cancelled': 'Payment Cancelled',
  '/s/4fTqYJmVw0aXo2RkZ8LbNc': "This link doesn't work",
  '/nowhere': 'Oops! Page not found',
};
/** Answered with 404 by the site or its API, which the browser logs. */
const MISSING = ['/nowhere', '/4fTqYJmVw0aXo2RkZ8LbNc'];
const FOR_MEMBERS = {
  '/dashboard': 'Optimized prompt',
  '/history': 'job ad for our bakery',
  '/pricing': 'Booster',
  '/settings': 'Free credits',
  '/payment-history': 'No Payment History Yet',
};

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('every screen', () => {
  const browser = new InBrowser(chromium ?? '');
  beforeAll(async () => void (PICTURES && (await mkdir(ARTIFACTS, { recursive: true }))));

  const overflow = () =>
    browser.page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

  async function violations(rules: readonly string[] | undefined): Promise<string[]> {
    const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rules });
    const run = `axe.run(document, ${options})`;
    const { violations: found } = await browser.page.evaluate<AxeResults>(run);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }

  async function picture(name: string): Promise<void> {
    const file = `${name.replaceAll(/\W+/g, '-')}.png`;
    await browser.page.screenshot({ path: join(ARTIFACTS, file), fullPage: true });
  }

  /** Checks and takes pictures of what is open now, such as a dialog. */
  async function checkOpen(name: string): Promise<void> {
    await browser.page.evaluate(axe.source);
    for (const [theme, rules] of THEMES) {
      await browser.page.emulateMedia({ colorScheme: theme });
      for (const width of WIDTHS) {
        await browser.page.setViewportSize({ width, height: HEIGHT });
        expect({ theme, width, violations: await violations(rules) }).toEqual({
          theme,
          width,
          violations: [],
        });
        if (PICTURES) await picture(`${name}-${theme}-${width}`);
      }
    }
  }

  async function look(path: string, ready: string, whose: string): Promise<void> {
    const failures: string[] = [];
    browser.page.on('requestfailed', (request) => failures.push(request.url()));
    await browser.page.emulateMedia({ colorScheme: 'light' });
    await browser.open(path);
    await browser.sees(ready);
    await browser.page.evaluate('document.fonts.ready.then(() => true)');
    await checkOpen(whose.includes('shared') ? whose : `${whose}${path}`);
    await browser.page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    await until(async () => (await overflow()) <= 0);
    expect(failures).toEqual([]);
    expect(
      browser.problems.filter((problem) => !MISSING.some((end) => problem.includes(end))),
    ).toEqual([]);
  }

  it.each(Object.entries(FOR_EVERYBODY))(
    'is accessible, fits the window and logs no error: %s',
    async (path, ready) => {
      await look(path, ready, 'visitor');
      expect(await browser.page.title()).toContain('Promptmint');
    },
  );

  it('is accessible, fits the window and logs no error for a signed-in person', async () => {
    const account = await browser.signIn();
    await browser.open('/dashboard');
    await browser.page.getByLabel('Your request').fill('job ad for our bakery, 15 euros an hour');
    await browser.press('Generate');
    await browser.sees('9 credits left');
    const shared = await account.share();
    for (const [path, ready] of Object.entries(FOR_MEMBERS)) await look(path, ready, 'member');
    expect(await browser.page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await browser.open('/dashboard');
    await browser.press('Share');
    await browser.sees('and your request');
    await checkOpen('member share dialog');
    await browser.press('Create Link');
    await browser.sees('Your link is ready');
    await checkOpen('member share link');
    await account.buy('pro');
    await browser.open('/dashboard');
    await browser.press('Templates');
    await browser.press('Import');
    await browser.page.getByLabel('Files').setInputFiles({
      name: 'prompts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'act,prompt\nTravel guide,Act as a travel guide for {{town}}.\nShort,no\n',
      ),
    });
    await browser.sees('1 of 2 templates chosen');
    await checkOpen('member import');
    await browser.page.evaluate(() => localStorage.clear());
    await look(shared, 'Copy Prompt', 'visitor shared');
  });

  it('is accessible and fits the window while API keys are made, listed and rotated', async () => {
    const account = await browser.signIn();
    await account.buy('pro');
    await look('/settings#api-keys', 'No API keys yet', 'keys');
    await browser.press('New API key');
    await browser.fill('Name', 'Nightly build of the bakery site');
    await checkOpen('keys form');
    await browser.press('Make key');
    await browser.sees("We won't show it again.");
    await checkOpen('keys made');
    await browser.press('I have saved it');
    await browser.press('Rotate');
    await browser.press('Rotate key');
    await browser.sees('Replaced');
    await checkOpen('keys rotated');
    await browser.page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    await until(async () => (await overflow()) <= 0);
  });
});
