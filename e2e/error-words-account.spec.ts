import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const SUPPORT = 'support@promptmint.example';

const chromium = chromiumOrSkip();

/**
 * Errors without a session, each kind once in a browser and against the API. The specs of the frontend read
 * every sentence.
 */
(chromium ? describe : describe.skip)('the words of errors around an account', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press, fill } = browser;
  const byPath = (path: string) => browser.page.waitForURL((url) => url.pathname === path);
  const cutsOff = (path: string) => browser.page.route(`**${path}`, (route) => route.abort());

  async function logsIn(password = PASSWORD): Promise<void> {
    await open('/auth');
    await browser.logIn(password);
  }

  async function signsUp(change: Record<string, string> = {}): Promise<void> {
    await open('/auth?tab=sign-up');
    const form = browser.page.getByRole('form', { name: 'Sign Up' });
    const fields = {
      'Full name': 'Nora Lindqvist',
      Email: browser.email,
      Password: PASSWORD,
      'Confirm password': change['Password'] ?? PASSWORD,
      ...change,
    };
    for (const [name, text] of Object.entries(fields)) {
      await form.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await form.getByRole('button', { name: 'Sign Up' }).click();
  }

  async function forgets(email: string): Promise<void> {
    await open('/forgot-password');
    await fill('Email', email);
    await press('Send Reset Link');
  }

  async function resets(): Promise<void> {
    await open('/reset-password?token=spent');
    await fill('New password', PASSWORD);
    await fill('Confirm password', PASSWORD);
    await press('Reset Password');
  }

  async function writes(change: Record<string, string> = {}): Promise<void> {
    await open('/contact');
    const message = 'Where do I find the receipt of my last payment?';
    const fields = { Name: 'Nora', Email: browser.email, Subject: 'Receipt', Message: message };
    for (const [name, text] of Object.entries({ ...fields, ...change })) await fill(name, text);
    await press('Send Message');
  }

  const toasts: { words: string; when: string; bring: () => Promise<unknown>; link?: string }[] = [
    {
      words: 'Incorrect email or password.',
      when: 'the server refuses the password',
      bring: () => logsIn('Another-Shift-16'),
    },
    {
      words: 'Account created! Check your email to verify your account.',
      when: 'an account is made',
      bring: () => signsUp(),
    },
    {
      words: 'An account with this email already exists. Please log in instead.',
      when: 'an account is made twice',
      bring: () => browser.register().then(() => signsUp()),
    },
    {
      words:
        'Password must be at least 8 characters with an uppercase letter, a lowercase letter and a number',
      when: 'the server refuses a new password',
      bring: () => signsUp({ Password: 'weekend' }),
    },
    {
      words: 'Please enter a valid email address',
      when: 'the server refuses the email of a forgotten password',
      bring: () => forgets('nora'),
    },
    {
      words: 'This link is invalid or has expired. Please request a new one.',
      when: 'a reset link is spent',
      bring: () => resets(),
    },
    {
      words: 'Email verification failed',
      when: 'a verification link is spent',
      bring: () => open('/verify-email?token=spent'),
    },
    {
      words: "Message sent! We'll respond within 24 hours",
      when: 'a message is sent',
      bring: () => writes(),
    },
    {
      words: 'Failed to send. Please email support',
      link: SUPPORT,
      when: 'a message gets no answer',
      bring: () => cutsOff('/api/contact/submit').then(() => writes()),
    },
    {
      words: 'Please login to purchase credits',
      when: 'a stranger buys',
      bring: async () => {
        await open('/pricing');
        await browser.page.getByText('Buy 25 credits').click();
        await byPath('/auth');
      },
    },
    {
      words: 'Please login to continue',
      when: 'a stranger opens /history',
      bring: () => open('/history').then(() => byPath('/auth')),
    },
  ];

  it.each(toasts)('$words ($when)', async ({ words, bring, link = '' }) => {
    await bring();
    expect(await browser.toast(words)).toBe(words + link);
    if (link) await browser.page.locator(`[role=alert] a[href="mailto:${link}"]`).waitFor();
  });

  it('says beside a field of a message what is wrong with it, until that is corrected', async () => {
    await writes({ Name: '' });
    const field = browser.page.getByLabel('Name', { exact: true });
    await browser.sees('Name is required');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Somebody else');
    await browser.page.getByText('Name is required').waitFor({ state: 'detached' });
  });

  it('says nothing of a person to the console', async () => {
    const said: string[] = [];
    browser.page.on('console', (message) => said.push(message.text()));
    await signsUp();
    await browser.toast('Account created!');
    await browser.logIn('Another-Shift-16');
    await browser.toast('Incorrect email or password.');
    await browser.logIn();
    await browser.seesDashboard();
    expect(said.join('\n')).not.toMatch(new RegExp(`${browser.email}|Nora|Shift`));
  });
});
