import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, jest } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../core/testing/until.ts';
import type { Runtime } from '../local/src/runtime-file.ts';
import { type Account, NAME, PASSWORD, logIn, register } from './account.ts';
import { openBrowser } from './browser.ts';
import { sharedProduct } from './started-product.ts';

const PATIENCE_MS = 60_000;

/** A mail as the local mailbox lists it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A page of the product that runs nothing and is the quickest to open. */
const QUIET = '/health/live';
const SIZE = { width: 1280, height: 900 };

interface Options {
  /** Gives each test a page of its own. */
  fresh?: boolean;
  /**
   * Keeps animations, which cost most of a page's time while it waits for something: without a
   * graphics card each frame is drawn by the processor.
   */
  animated?: boolean;
}

/**
 * The product and one browser for the tests of a file. They share a page, so that it loads the
 * site's scripts once; leftovers of a test are removed before the next one. It asks for reduced
 * motion.
 */
export class InBrowser {
  product: Runtime = sharedProduct();
  page!: Page;
  /** A new address for each test. */
  email!: string;
  /** Errors that the browser logged during the test. */
  problems: string[] = [];
  private browser: Browser | undefined;
  private crashed = false;

  private readonly chromium: string;
  private readonly reducedMotion: 'no-preference' | 'reduce';

  constructor(chromium: string, { fresh = false, animated = false }: Options = {}) {
    this.chromium = chromium;
    this.reducedMotion = animated ? 'no-preference' : 'reduce';
    // Browser, API, worker and database share two cores with other tests. A failed test runs once
    // more, and its first failure is printed even if it then passes: it is a race to be found.
    jest.retryTimes(1, { logErrorsBeforeRetry: true });
    // The browser is opened there as well: only what comes before each test runs again with a test.
    beforeEach(() => this.preparePage(fresh));
    afterAll(() => this.browser?.close());
  }

  open = (path: string) => this.page.goto(`${this.product.app}${path}`);
  sees = (text: string | RegExp) =>
    this.page.getByText(text).filter({ visible: true }).first().waitFor();
  press = (name: string | RegExp) => this.page.getByRole('button', { name }).first().click();
  fill = (label: string, text: string) => this.page.getByLabel(label, { exact: true }).fill(text);

  /** Makes the test's account, without the browser. */
  register = () => register(this.product, this.email);

  /** Makes the test's account and signs it in, as the site itself keeps a session. */
  async signIn(): Promise<Account> {
    await this.register();
    const account = await logIn(this.product, this.email);
    // `cleanPage` has left it open.
    if (this.page.url() !== this.product.app + QUIET) await this.open(QUIET);
    await this.keepToken(account.token);
    return account;
  }

  /** Leaves a token in the open page's browser, for the pages that are opened from now on. */
  keepToken = (token: string) =>
    this.page.evaluate((kept) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('token_type', 'bearer');
    }, token);

  /** Waits for a toast, and gives all of its text. */
  async toast(words: string): Promise<string | null> {
    // One call: a toast goes after seconds, which may be before a second call on a busy machine.
    return this.page.getByRole('alert').filter({ hasText: words }).last().textContent();
  }

  /** Fills the login form of the open page and sends it. */
  async logIn(password = PASSWORD, email = this.email): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Login' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await form.getByRole('button', { name: 'Login' }).click();
  }

  seesDashboard = () => this.page.getByRole('heading', { name: `Welcome, ${NAME}` }).waitFor();

  /** Waits for a mail to an address whose subject holds these words. */
  mailAbout(subject: string, to = this.email): Promise<Mail> {
    // Only the address's own: the mailbox holds those of all tests.
    const list = new URL(`/api/messages?to=${encodeURIComponent(to)}`, this.product.mailbox ?? '');
    return until(async () => {
      const mails = (await (await fetch(list)).json()) as Mail[];
      return mails.find((mail) => mail.subject.includes(subject));
    });
  }

  /** Opens the address in a mail that leads to this page of the site. */
  async followLink(mail: Mail, page: string): Promise<void> {
    const links = mail.text.match(/https?:\/\/[^\s<>]+/g) ?? [];
    await this.page.goto(links.find((link) => link.includes(page)) ?? `no link to ${page}`);
  }

  /** Opens the link in the mail of the sign-up; notices go only to addresses that are verified. */
  async verifyEmail(): Promise<void> {
    await this.followLink(await this.mailAbout('Verify your email'), '/verify-email');
    await this.page.waitForURL('**/dashboard');
  }

  /** A page of a browser that runs no scripts of the site. */
  async newPageWithoutScripts(): Promise<Page> {
    const page = await this.openPage({ javaScriptEnabled: false });
    const context = page.context();
    // The whole browser may be closing, which closes the context too.
    this.page.once('close', () => void context.close().catch(() => undefined));
    return page;
  }

  private async preparePage(fresh: boolean): Promise<void> {
    this.email = `${randomUUID()}@example.com`;
    this.problems = [];
    const cleaned = !fresh && !this.crashed && (await this.cleanPage().catch(() => false));
    if (!cleaned) await this.newPage();
    this.page.on('pageerror', (error) => this.problems.push(error.message));
    this.page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.problems.push(`${message.text()} (${message.location().url})`);
    });
  }

  private async newPage(): Promise<void> {
    const closing = this.page?.context().close();
    await closing?.catch(() => undefined);
    const options = { viewport: SIZE, reducedMotion: this.reducedMotion };
    this.page = await this.openPage(options).catch(async () => {
      // A browser that crashed fails one test, and not all that follow it.
      await this.browser?.close().catch(() => undefined);
      this.browser = undefined;
      return this.openPage(options);
    });
    this.crashed = false;
    this.page.once('crash', () => (this.crashed = true));
  }

  private async openPage(options: BrowserContextOptions): Promise<Page> {
    this.browser ??= await openBrowser(this.chromium);
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  /** Removes what the last test has left on its page and in its browser. */
  private async cleanPage(): Promise<boolean> {
    const { page } = this;
    const context = page.context();
    for (const event of ['console', 'pageerror', 'requestfailed']) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: this.reducedMotion,
      forcedColors: 'none',
    });
    await page.setViewportSize(SIZE);
    await page.mouse.move(0, 0);
    await context.clearCookies();
    await context.clearPermissions();
    await this.open(QUIET);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  }
}
