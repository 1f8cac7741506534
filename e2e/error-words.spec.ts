import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const EXPIRED = 'Session expired. Please login again.';
const GENERATE = '/api/prompts/generate';
const HISTORY = '/api/prompts/history*';
const IDEA = 'job ad for our bakery, weekend shifts';

const chromium = chromiumOrSkip();

/**
 * Errors in a session, each kind once in a browser and against the API. The specs of the frontend read every
 * sentence.
 */
(chromium ? describe : describe.skip)('the words of errors in a session', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press, fill, answers } = browser;
  let account: Account;
  beforeEach(async () => void (account = await browser.signIn()));

  const spendAll = () => account.generate(...Array.from({ length: 10 }, () => IDEA));

  async function generates(): Promise<void> {
    await open('/dashboard');
    await fill('Your request', IDEA);
    await press('Generate');
  }

  /** Answers a call of the page that is open as the end of its session. */
  const endsSession = () => browser.keepToken('ended');

  interface Toast {
    words: string;
    when: string;
    bring: () => Promise<unknown>;
    link?: string;
  }
  const toasts: Toast[] = [
    {
      words: 'Out of credits! Buy more credits',
      link: 'Buy Credits',
      when: 'a generation without a credit',
      bring: () => spendAll().then(generates),
    },
    {
      words: 'Generation failed, credit refunded. Please try again.',
      when: 'a generation that failed',
      bring: () => answers(GENERATE, 500, { message: 'generation_failed' }).then(generates),
    },
    {
      words: 'This was already asked for.',
      when: 'a generation refused with a message',
      bring: () =>
        answers(GENERATE, 409, { message: 'This was already asked for.' }).then(generates),
    },
    {
      words: 'Logged out successfully',
      when: 'a person leaves',
      bring: () => open('/dashboard').then(() => press('Logout')),
    },
  ];

  it.each(toasts)('$words ($when)', async ({ words, bring, link = '' }) => {
    await bring();
    expect(await browser.toast(words)).toBe(words + link);
    if (!link) return;
    await browser.page.getByRole('alert').getByRole('link', { name: link }).click();
    await browser.page.waitForURL('**/pricing');
  });

  const endings: [string, string, () => Promise<unknown>][] = [
    ['a page that is opened', '/history', () => endsSession().then(() => open('/history'))],
    [
      'a generation',
      '',
      async () => {
        await open('/dashboard');
        await fill('Your request', IDEA);
        await endsSession();
        await press('Generate');
      },
    ],
  ];

  it.each(endings)(`${EXPIRED} (%s)`, async (_when, next, bring) => {
    await bring();
    await browser.page.waitForURL((url) => url.pathname === '/auth');
    expect(await browser.toast(EXPIRED)).toBe(EXPIRED);
    expect(new URL(browser.page.url()).searchParams.get('next') ?? '').toBe(next);
    expect(await browser.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await browser.page.evaluate(() => localStorage.getItem('token_type'))).toBeNull();
  });

  it('says that an error occurred when a failed answer cannot be read', async () => {
    await answers(HISTORY, 503, '<h1>Bad gateway</h1>');
    await open('/history');
    expect(await browser.reads('An error occurred')).toBe('An error occurred');
  });
});
