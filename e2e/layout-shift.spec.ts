import { describe, expect, it } from '@jest/globals';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

/** A fifth of what counts as good (web.dev/articles/cls). */
const MOST = 0.02;
const SIZES = [
  { width: 375, height: 700 },
  { width: 1440, height: 900 },
];

/** Each route with an element that is there once it is ready. */
const FOR_EVERYBODY = {
  '/': 'Try Free',
  '/pricing': 'Booster',
  '/terms': 'October 8, 2025',
  '/privacy': 'October 8, 2025',
  '/contact': 'Common Questions',
  '/auth': 'Forgot password?',
};
const FOR_MEMBERS = {
  '/dashboard': 'Your request',
  '/history': 'job ad for our bakery',
  '/settings': 'Free credits',
  '/payment-history': 'No Payment History Yet',
};
/** The same for a new account, where they look different. */
const FOR_NEWCOMERS = {
  '/dashboard': 'Your request',
  '/history': 'No prompts yet',
};

/** Runs in the page: records layout shifts. */
const WATCH = `
  const shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const describeShift = ({ node, previousRect, currentRect }) =>
    (node?.textContent ?? '').slice(0, 40) + ': ' + place(previousRect) + ' -> ' + place(currentRect);
  const keep = (entries) => shifts.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.painted = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  window.shifted = async () => {
    await document.fonts.ready;
    await window.painted();
    keep(observer.takeRecords());
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    return sum > ${MOST} ? shifts.flatMap(({ sources }) => sources.map(describeShift)) : [];
  };
`;

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('while a page loads', () => {
  // A page that was opened before has its fonts at once.
  const browser = new InBrowser(chromium ?? '', { fresh: true, animated: true });

  /** Opens a page whose fonts load last; returns what has moved when they are there. */
  async function movedOn(path: string, ready: string): Promise<string[]> {
    const { page } = browser;
    const { promise: seen, resolve: sendFonts } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await seen;
      await route.continue();
    });
    // Its load event waits for the fonts.
    await page.goto(browser.product.app + path, { waitUntil: 'commit' });
    await browser.sees(ready);
    // Only what was painted before can move.
    await page.evaluate('painted()');
    sendFonts();
    const moved = await page.evaluate<string[]>('shifted()');
    await page.unroute('**/*.woff2');
    return moved;
  }

  async function expectStill(routes: Record<string, string>): Promise<void> {
    for (const size of SIZES) {
      await browser.page.setViewportSize(size);
      for (const [path, ready] of Object.entries(routes)) {
        const moved = await movedOn(path, ready);
        expect({ path, width: size.width, moved }).toEqual({ path, width: size.width, moved: [] });
      }
    }
  }

  it('nothing moves for a visitor', async () => {
    await browser.page.addInitScript(WATCH);
    await expectStill(FOR_EVERYBODY);
  });

  it('nothing moves for a new account, and for a member with a prompt', async () => {
    await browser.signIn();
    await browser.page.addInitScript(WATCH);
    await expectStill(FOR_NEWCOMERS);
    await browser.open('/dashboard');
    await browser.page.getByLabel('Your request').fill('job ad for our bakery, 15 euros an hour');
    await browser.press('Generate');
    await browser.sees('9 credits left');
    await expectStill(FOR_MEMBERS);
  });
});
