import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { type Account, PASSWORD } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';
const PORTER = 'job ad for a night porter';

/** Leaves out the text, for which the prompt gets a blank. */
const TRANSLATION = 'translate this text into french';

const MODELS = [
  { model: 'Claude', mark: '<task>' },
  { model: 'ChatGPT', mark: '# Task' },
  { model: 'Gemini', mark: '## Task' },
];

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('the product in a browser', () => {
  const browser = new InBrowser(chromium ?? '', { animated: true });
  const { open, sees, press } = browser;

  async function register(): Promise<void> {
    await open('/auth?tab=sign-up');
    const form = browser.page.getByRole('form', { name: 'Sign Up' });
    await form.getByRole('textbox', { name: 'Full name' }).fill('Nora Lindqvist');
    await form.getByRole('textbox', { name: 'Email' }).fill(browser.email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await sees('Account created! Check your email to verify your account.');
  }

  async function logIn(): Promise<void> {
    await browser.logIn();
    await browser.seesDashboard();
  }

  async function generate(model: string): Promise<void> {
    await browser.page.getByLabel('Your request').fill(IDEA);
    await browser.page.getByText(model, { exact: true }).click();
    await browser.page.getByRole('button', { name: 'Generate', exact: true }).click();
    await browser.page.getByText(`${model}, content creation`).waitFor();
  }

  it('leads from sign-up to a prompt for each model, and shows them in the history', async () => {
    await register();
    await logIn();
    await sees('10 credits left');
    for (const { model, mark } of MODELS) {
      await generate(model);
      const result = browser.page.getByRole('article', { name: 'Optimized prompt' });
      await result.getByText(mark).first().waitFor();
      await result.getByText('15 euros an hour').first().waitFor();
    }
    await sees('7 credits left');
    await browser.page.getByRole('link', { name: 'History' }).first().click();
    await browser.page.getByRole('heading', { name: 'History' }).waitFor();
    for (const { model } of MODELS) {
      await browser.page.getByRole('article').getByText(model, { exact: true }).waitFor();
    }
    expect(await browser.page.getByRole('article').count()).toBe(3);
    expect(browser.problems).toEqual([]);
  });

  it('verifies the email by the link in the mailbox, and goes to the dashboard', async () => {
    await register();
    await logIn();
    await sees('Please verify your email.');
    await browser.verifyEmail();
    await browser.page.getByRole('heading', { name: 'Welcome, Nora Lindqvist' }).waitFor();
    await browser.page.getByRole('form', { name: 'New prompt' }).waitFor();
    expect(await browser.page.getByText('Please verify your email.').count()).toBe(0);
    expect(browser.problems).toEqual([]);
  });

  describe('a result', () => {
    const request = () => browser.page.getByLabel('Your request');
    const result = () => browser.page.getByRole('article', { name: 'Optimized prompt' });
    const clipboard = () => browser.page.evaluate<string>('navigator.clipboard.readText()');

    async function write(text = PORTER): Promise<void> {
      await request().fill(text);
      await press('Generate');
      await result().waitFor();
    }

    async function begin(): Promise<Account> {
      const account = await browser.signIn();
      const origin = browser.product.app;
      await browser.page
        .context()
        .grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      await open('/dashboard');
      return account;
    }

    /** Presses a button that saves a file. */
    async function download(name: string): Promise<{ name: string; text: string }> {
      const waiting = browser.page.waitForEvent('download');
      await press(name);
      const file = await waiting;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    }

    it('has fields for its blanks, and is copied with them filled', async () => {
      await begin();
      await write(TRANSLATION);
      const fields = result().getByRole('region', { name: 'Fill in' }).getByRole('textbox');
      await press('Copy');
      expect(await browser.toast('Copied.')).toBe('Copied. One blank is still unfilled.');
      expect(await clipboard()).toContain('{{');
      await fields.fill('The bridge closes on 3 May.');
      await sees('All filled in.');
      await press('Copy');
      await browser.page.getByText('Prompt copied', { exact: true }).waitFor();
      const copied = await clipboard();
      expect(copied).not.toContain('{{');
      expect(copied).toContain('The bridge closes on 3 May.');
      await browser.page.reload();
      await sees('All filled in.');
      expect(await fields.inputValue()).toBe('The bridge closes on 3 May.');
      expect(browser.problems).toEqual([]);
    });

    it('can be downloaded as Markdown and as JSON', async () => {
      await begin();
      await write();
      await press('Copy');
      await browser.toast('Prompt copied');
      const prompt = await clipboard();
      const markdown = await download('Download Markdown');
      expect(markdown).toEqual({ name: 'job-ad-for-a-night-porter.md', text: `${prompt}\n` });
      const json = await download('Download JSON');
      expect(json.name).toBe('job-ad-for-a-night-porter.json');
      expect(JSON.parse(json.text)).toMatchObject({
        request: PORTER,
        prompt,
        use_case: 'content_creation',
        target_model: 'claude',
        language: 'en',
        version: 1,
        sections: expect.arrayContaining([expect.objectContaining({ label: 'Task' })]),
      });
      // What only plans with quality scoring see.
      expect(json.text).not.toContain('quality_score');
      expect(browser.problems).toEqual([]);
    });

    it('goes on paper alone, from its first line, under a title and the date', async () => {
      await begin();
      await write(`${PORTER}\nfor our hotel`);
      await press('Copy');
      await browser.toast('Prompt copied');
      const prompt = await clipboard();
      await browser.page.emulateMedia({ media: 'print' });
      const lines = (await browser.page.locator('body').innerText())
        .split('\n')
        .filter((line) => line.trim());
      const head = await browser.page.evaluate<string>(
        "getComputedStyle(document.querySelector('[data-printed]'), '::before').content",
      );
      expect(head).toContain(PORTER);
      expect(head).toMatch(/[A-Z][a-z]{2} \d+, 20\d\d at /);
      expect(lines).toEqual(prompt.split('\n').filter((line) => line.trim()));
      await browser.page.emulateMedia({ media: 'screen' });
      expect(browser.problems).toEqual([]);
    });

    it('opens in a chat, with the prompt in the address or on the clipboard', async () => {
      await begin();
      await browser.page
        .context()
        .route(/claude\.ai|chatgpt\.com|gemini\.google\.com/, (route) =>
          route.fulfill({ body: '' }),
        );
      await write();
      await press('Copy');
      await browser.toast('Prompt copied');
      const prompt = await clipboard();
      await browser.page.evaluate('navigator.clipboard.writeText("something else")');
      const opened = async (chat: string): Promise<URL> => {
        await press('Open in...');
        const tab = browser.page.context().waitForEvent('page');
        await browser.page.getByRole('link', { name: chat, exact: true }).click();
        const page = await tab;
        await page.waitForURL(/claude|chatgpt|gemini/);
        const url = new URL(page.url());
        await page.close();
        return url;
      };
      const claude = await opened('Claude');
      expect(claude.origin + claude.pathname).toBe('https://claude.ai/new');
      expect(claude.searchParams.get('q')).toBe(prompt);
      const chatGpt = await opened('ChatGPT');
      expect(chatGpt.origin + chatGpt.pathname).toBe('https://chatgpt.com/');
      expect(chatGpt.searchParams.get('q')).toBe(prompt);
      expect(await clipboard()).toBe('something else');
      expect((await opened('Gemini')).href).toBe('https://gemini.google.com/app');
      await sees('Prompt copied. Paste it into Gemini.');
      expect(await clipboard()).toBe(prompt);
      expect(browser.problems).toEqual([]);
    });

    it('leads a person whose session has ended back to the same page', async () => {
      const account = await begin();
      await account.generate(PORTER);
      await browser.keepToken('ended');
      await open('/history?q=porter');
      await browser.page.waitForURL('**/auth?**');
      await browser.logIn();
      await browser.page.waitForURL('**/history?q=porter');
      await sees('1 prompt matches');
      expect(await browser.page.getByRole('article').count()).toBe(1);
    });

    it('is shared with a link that a visitor reads and uses, until it is revoked', async () => {
      await begin();
      await write();
      await press('Share');
      await press('Create Link');
      const link = await browser.page.getByRole('textbox', { name: 'Link' }).inputValue();
      const path = new URL(link).pathname;
      await browser.page.evaluate(() => localStorage.clear());
      await open(path);
      await browser.page.getByRole('heading', { name: 'Done when' }).waitFor();
      await sees(PORTER);
      await browser.page.getByRole('link', { name: 'Use This Request' }).click();
      await browser.logIn();
      await sees('Filled in from a link.');
      expect(await request().inputValue()).toBe(PORTER);
      await open('/settings#shared-links');
      await press('Revoke link to');
      await press(/^Revoke Link$/);
      await sees('No shared links');
      expect(browser.problems).toEqual([]);
      await open(path);
      await sees("This link doesn't work");
    });

    it('has a kind that is recognised, chosen, asked about, named, and changed', async () => {
      await browser.signIn();
      await open('/dashboard');
      const chip = browser.page.getByRole('button', { name: 'Translate', exact: true });
      await request().fill('translate this text');
      await chip.click();
      await request().fill('translate this text into french');
      expect(await chip.getAttribute('aria-pressed')).toBe('true');
      await browser.fill('Which text should be translated?', 'The bridge closes on 3 May.');
      await press('Generate');
      await result().getByText('The bridge closes on 3 May.').waitFor();
      const change = result().getByRole('button', { name: 'Change the kind of prompt' });
      await change.click();
      const dialog = browser.page.getByRole('dialog', { name: 'Write it as another kind' });
      await dialog.getByText('Uses 1 credit.').waitFor();
      await dialog.getByRole('button', { name: 'General prompt' }).click();
      await sees('8 credits left');
      await result().getByText('General prompt').waitFor();
      await result().getByText('The bridge closes on 3 May.').waitFor();
      expect(browser.problems).toEqual([]);
    });
  });
});
