import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const SUPPORT = 'support@promptmint.example';
const NO_ANSWER = 'The server could not be reached. Check your connection and try again.';

const chromium = chromiumOrSkip();

/** Specification, section 8: the sentences for signed-out people, word by word. */
(chromium ? describe : describe.skip)('the words of errors around an account', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press, fill, answers } = browser;
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

  async function resets(password = PASSWORD, token = '?token=spent'): Promise<void> {
    await open(`/reset-password${token}`);
    await fill('New password', password);
    await fill('Confirm password', password);
    // It is marked as disabled, and explains why when it is pressed anyway.
    await browser.page.getByRole('button', { name: 'Reset Password' }).dispatchEvent('click');
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
      words: 'Login failed',
      when: 'a login fails without a detail',
      bring: () => answers('/api/auth/login', 500).then(() => logsIn()),
    },
    {
      words: `Login failed. ${NO_ANSWER}`,
      when: 'a login gets no answer',
      bring: () => cutsOff('/api/auth/login').then(() => logsIn()),
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
      words: 'Registration failed',
      when: 'a registration fails without a detail',
      bring: () => answers('/api/auth/register', 500).then(() => signsUp()),
    },
    {
      words: 'All fields are required',
      when: 'a field of the sign-up is empty',
      bring: () => signsUp({ 'Full name': ' ' }),
    },
    {
      words: 'Passwords do not match',
      when: 'the password is repeated differently',
      bring: () => signsUp({ 'Confirm password': 'Another-Shift-16' }),
    },
    {
      words: 'Please enter a valid email address',
      when: 'the server refuses the email of a forgotten password',
      bring: () => forgets('nora'),
    },
    {
      words: 'Failed to send reset email',
      when: 'a reset email fails without a message',
      bring: () => answers('/api/auth/forgot-password*', 500).then(() => forgets(browser.email)),
    },
    {
      words: 'This link is invalid or has expired. Please request a new one.',
      when: 'a reset link is spent',
      bring: () => resets(),
    },
    {
      words: 'Password reset failed',
      when: 'a reset fails without a message',
      bring: () => answers('/api/auth/reset-password', 500).then(() => resets()),
    },
    {
      words: 'Please meet all password requirements',
      when: 'a new password is too weak',
      bring: () => resets('weekend'),
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
      words: 'Please check the form for errors',
      when: 'a message is not complete',
      bring: () => writes({ Subject: '' }),
    },
    {
      words: 'Failed to send. Please email support',
      link: SUPPORT,
      when: 'a message fails',
      bring: () => answers('/api/contact/submit', 500).then(() => writes()),
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
    ...['/dashboard', '/history', '/settings', '/payment-history'].map((path) => ({
      words: 'Please login to continue',
      when: `a stranger opens ${path}`,
      bring: () => open(path).then(() => byPath('/auth')),
    })),
  ];

  it.each(toasts)('$words ($when)', async ({ words, bring, link = '' }) => {
    await bring();
    expect(await browser.toast(words)).toBe(words + link);
    if (link) await browser.page.locator(`[role=alert] a[href="mailto:${link}"]`).waitFor();
  });

  it.each([
    ['Verification failed. The link may be expired or invalid.', '/verify-email?token=spent'],
    ['No verification token provided', '/verify-email'],
    ['Invalid or missing reset token', '/reset-password'],
    ['Invalid or Expired Link', '/reset-password'],
    ['Oops! Page not found', '/nowhere'],
  ])('%s (on the page %s)', async (words, path) => {
    await open(path);
    expect(await browser.reads(words)).toBe(words);
  });

  it('has the default words when a verification fails without a detail', async () => {
    await answers('/api/auth/verify-email*', 500);
    await open('/verify-email?token=any');
    const words = 'Verification failed. The link may be expired or invalid.';
    expect(await browser.reads(words)).toBe(words);
  });

  it.each([
    ['Name', '', 'Name is required'],
    ['Name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['Email', 'nora', 'Invalid email address'],
    ['Email', `${'n'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
    ['Subject', '', 'Subject is required'],
    ['Subject', 's'.repeat(201), 'Subject must be less than 200 characters'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
    ['Message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
  ])('%s of a message: %#', async (name, text, words) => {
    await writes({ [name]: text });
    const field = browser.page.getByLabel(name, { exact: true });
    expect(await browser.reads(words)).toBe(words);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Somebody else');
    await browser.page.getByText(words, { exact: true }).waitFor({ state: 'detached' });
  });

  it('write nothing personal to the console', async () => {
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
