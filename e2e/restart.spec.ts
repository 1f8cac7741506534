import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../core/testing/until.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';
import { freePort } from '../local/src/free-port.ts';
import { openStandInModel, type StandInModel } from './stand-in-model.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const IDEA = 'job ad for our bakery, weekend shifts, 15 euros an hour';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('a product of its own', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees } = browser;
  let dataFolder: string;
  let product: StartedProduct;
  let model: StandInModel;

  /** With a stand-in for Ollama, and no LM Studio. */
  async function start(): Promise<void> {
    product = await startProduct(dataFolder, {
      LOCAL_MODEL_DETECTION: 'on',
      OLLAMA_HOST: model.address,
      LM_STUDIO_HOST: `127.0.0.1:${await freePort()}`,
    });
    browser.product = product;
  }

  /** Generates a new prompt, and waits until its page says who wrote it. */
  async function generate(request: string, writer: string) {
    await browser.page.getByLabel('Your request').fill(request);
    await browser.press(/^(Generate|Regenerate)$/);
    await browser.page
      .getByRole('article', { name: 'Optimized prompt' })
      .getByText(writer)
      .waitFor();
  }

  beforeAll(async () => {
    model = await openStandInModel();
    dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-restart-'));
    // If root runs the tests, PostgreSQL's own user must be able to enter it.
    await chmod(dataFolder, 0o711);
    await start();
  });
  afterAll(async () => {
    await product?.stop();
    await model?.close();
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

  it('lets a model on this machine write the prompts with one click', async () => {
    const button = (name: string) => browser.page.getByRole('button', { name, exact: true });
    const choice = join(dataFolder, 'local-model.json');
    await browser.signIn();
    await until(async () => {
      // A busy machine may take longer than the starter waits for the model's program.
      await open('/dashboard');
      const either = browser.page.getByRole('button', { name: /^Use (rules|qwen3:8b)$/ });
      const offered = await either.textContent({ timeout: 5_000 }).catch(() => null);
      // A first try that failed has left the model in use.
      if (offered === 'Use rules') await either.click();
      return offered === 'Use qwen3:8b';
    });
    await generate(IDEA, 'Written by rules');

    await button('Use qwen3:8b').click();
    await button('Use rules').waitFor();
    expect((await stat(choice)).mode & 0o777).toBe(0o600);
    model.answerAll();
    await generate(`${IDEA}, start in May`, 'Written by qwen3:8b');
    // While the API starts again, it cannot be reached.
    expect(browser.problems.filter((text) => !text.includes('ERR_CONNECTION'))).toEqual([]);
  });
});
