import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const EXPIRED = 'Session expired. Please login again.';
const GENERATE = '/api/prompts/generate';
const HISTORY = '/api/prompts/history*';
const IDEA = 'job ad for our bakery, weekend shifts';

const chromium = chromiumOrSkip();

/** Specification, section 8: the sentences for signed-in people, word by word. */
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

  async function regenerates(): Promise<void> {
    await open('/history');
    await press('Regenerate');
  }

  async function saves(name: string): Promise<void> {
    await open('/settings');
    await fill('Full name', name);
    await press('Save Changes');
  }

  async function buys(): Promise<void> {
    await open('/pricing');
    await press('Buy 100 credits');
  }

  async function resends(): Promise<void> {
    await open('/dashboard');
    await press('Resend email');
  }

  /** Answers a call of the open page as if its session had ended. */
  const endsSession = () => browser.keepToken('ended');

  interface Toast {
    words: string;
    when: string;
    bring: () => Promise<unknown>;
    title?: string;
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
      words: 'Out of credits! Buy more credits',
      link: 'Buy Credits',
      when: 'a regeneration without a credit',
      bring: () => spendAll().then(regenerates),
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
      words: 'HTTP error! status: 418',
      when: 'a generation refused without a message',
      bring: () => answers(GENERATE, 418).then(generates),
    },
    {
      words: 'An error occurred',
      when: 'a generation refused in no readable way',
      bring: () => answers(GENERATE, 403, '<h1>Forbidden</h1>').then(generates),
    },
    {
      words: 'Please fill in all fields',
      when: 'a generation without a request',
      bring: () => open('/dashboard').then(() => press('Generate')),
    },
    {
      words: 'Generation failed, credit refunded. Please try again.',
      when: 'a regeneration that failed',
      bring: async () => {
        await account.generate(IDEA);
        await answers(GENERATE, 500);
        await regenerates();
      },
    },
    {
      words: 'This was already asked for.',
      when: 'a regeneration refused with a message',
      bring: async () => {
        await account.generate(IDEA);
        await answers(GENERATE, 409, { message: 'This was already asked for.' });
        await regenerates();
      },
    },
    {
      words: 'Failed to load user information',
      when: 'the dashboard without the account',
      bring: () => answers('/api/auth/me', 500).then(() => open('/dashboard')),
    },
    {
      words: 'Failed to load settings',
      when: 'the settings without the account',
      bring: () => answers('/api/auth/me', 500).then(() => open('/settings')),
    },
    {
      words: 'Failed to save settings',
      when: 'settings that are not saved',
      bring: () => answers('/api/auth/profile', 500).then(() => saves('Nora L.')),
    },
    {
      words: 'No changes to save',
      when: 'settings as they were',
      bring: () => saves('Nora Lindqvist'),
    },
    {
      words: 'Failed to load prompt history',
      when: 'no history',
      bring: () => answers(HISTORY, 500).then(() => open('/history')),
    },
    {
      words: 'Failed to create checkout session',
      when: 'the card provider is down',
      bring: () => answers('/api/payments/create-checkout-session*', 502).then(buys),
    },
    {
      words: 'Failed to resend verification email',
      when: 'no mail can be sent',
      bring: () => answers('/api/auth/resend-verification', 500).then(resends),
    },
    {
      title: 'Error',
      words: 'Unable to load payment history. Please try again.',
      when: 'no payment history',
      bring: () => answers('/api/payments/history*', 500).then(() => open('/payment-history')),
    },
    {
      words: 'Logged out successfully',
      when: 'a person leaves',
      bring: () => open('/dashboard').then(() => press('Logout')),
    },
  ];

  it.each(toasts)('$words ($when)', async ({ words, bring, title = '', link = '' }) => {
    await bring();
    expect(await browser.toast(words)).toBe(title + words + link);
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
    [
      'a checkout',
      '/pricing',
      async () => {
        await open('/pricing');
        await browser.sees('10 credits left');
        await endsSession();
        await press('Buy 100 credits');
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

  it.each([
    ['its message', { message: 'We are moving house.' }, 'We are moving house.'],
    ['no message', {}, 'HTTP error! status: 503'],
    ['no readable body', '<h1>Bad gateway</h1>', 'An error occurred'],
  ])('says of another failed answer %s', async (_what, body, words) => {
    await answers(HISTORY, 503, body);
    await open('/history');
    expect(await browser.reads(words)).toBe(words);
  });

  it('says what a name cannot be, beside the field', async () => {
    await saves('  ');
    const words = 'Full name cannot be empty';
    expect(await browser.reads(words)).toBe(words);
  });

  it('shows an error card for the payment history, and loads it again', async () => {
    await answers('/api/payments/history*', 500);
    await open('/payment-history');
    const title = 'Unable to Load Payment History';
    expect(await browser.reads(title)).toBe(title);
    await browser.page.unroute('**/api/payments/history*');
    await press('Retry');
    await browser.sees('No Payment History Yet');
  });

  it('assumes the free plan when the subscription cannot be loaded', async () => {
    await answers('/api/auth/subscription', 500);
    await open('/dashboard');
    await browser.sees('Free plan');
    await browser.sees('Please verify your email.');
    await open('/payment-history');
    await browser.sees('No Payment History Yet');
    expect(await browser.page.getByText('Please verify your email.').count()).toBe(0);
  });

  it('shows zero and N/A when the usage cannot be loaded', async () => {
    await answers('/api/prompts/stats/summary', 500);
    await open('/settings');
    const usage = browser.page.getByRole('region', { name: 'Credit usage' });
    await usage.getByText('N/A').first().waitFor();
    expect(await usage.getByText('N/A').count()).toBe(2);
    expect(await usage.getByText('0', { exact: true }).count()).toBe(2);
  });
});
