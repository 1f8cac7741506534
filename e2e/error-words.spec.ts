import { describe, expect, it } from '@jest/globals';
import { PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const IDEA = 'job ad for our bakery, weekend shifts';

const chromium = chromiumOrSkip();

/** Errors that a page and the API bring about together. The specs of the frontend read every sentence. */
(chromium ? describe : describe.skip)('the words of errors', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, press, fill } = browser;

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

  it('offers credits to a person who has spent all', async () => {
    const account = await browser.signIn();
    await account.generate(...Array.from({ length: 10 }, () => IDEA));
    await open('/dashboard');
    await fill('Your request', IDEA);
    await press('Generate');
    const words = 'Out of credits! Buy more credits';
    expect(await browser.toast(words)).toBe(`${words}Buy Credits`);
    await browser.page.getByRole('alert').getByRole('link', { name: 'Buy Credits' }).click();
    await browser.page.waitForURL('**/pricing');
  });

  it.each([
    [
      'an email that has an account',
      'An account with this email already exists. Please log in instead.',
      () => browser.register().then(() => signsUp()),
    ],
    [
      'a password that is too weak',
      'Password must be at least 8 characters with an uppercase letter, a lowercase letter and a number',
      () => signsUp({ Password: 'weekend' }),
    ],
    [
      'an email that is none',
      'Please enter a valid email address',
      async () => {
        await open('/forgot-password');
        await fill('Email', 'nora');
        await press('Send Reset Link');
      },
    ],
  ])("shows the server's words about %s", async (_, words, send) => {
    await send();
    expect(await browser.toast(words)).toBe(words);
  });

  it('asks a stranger who buys to log in', async () => {
    await open('/pricing');
    await browser.page.getByText('Buy 25 credits').click();
    await browser.page.waitForURL((url) => url.pathname === '/auth');
    const words = 'Please login to purchase credits';
    expect(await browser.toast(words)).toBe(words);
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
