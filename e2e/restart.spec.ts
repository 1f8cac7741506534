import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('a product of its own', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees } = browser;
  let dataFolder: string;
  let product: StartedProduct;

  async function start(): Promise<void> {
    product = await startProduct(dataFolder);
    browser.product = product;
  }

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-restart-'));
    // If root runs the tests, PostgreSQL's own user must be able to enter it.
    await chmod(dataFolder, 0o711);
    await start();
  });
  afterAll(async () => {
    await product?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('keeps accounts and prompts over a stop and a second start', async () => {
    await browser.signIn();
    await open('/dashboard');
    await browser.page.getByLabel('Your request').fill(IDEA);
    await browser.press('Generate');
    await sees('9 credits left');
    expect(await product.stop()).toBe(0);
    await expect(stat(join(dataFolder, 'runtime.json'))).rejects.toThrow('ENOENT');
    await start();
    await open('/auth');
    await browser.logIn();
    await sees('9 credits left');
    await open('/history');
    await browser.page
      .getByRole('button', { name: new RegExp(IDEA) })
      .first()
      .waitFor();
  });
});
