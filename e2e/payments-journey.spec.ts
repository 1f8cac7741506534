import { beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../core/testing/until.ts';
import type { Account } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const CREDITS = { Starter: 25, Booster: 100, Pro: 250 };

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('buying credits in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press } = browser;
  let account: Account;
  beforeEach(async () => {
    account = await browser.signIn();
  });

  async function choose(pack: keyof typeof CREDITS): Promise<void> {
    await open('/pricing');
    await press(`Buy ${CREDITS[pack]} credits`);
    await browser.page.waitForURL(/\/c\/pay\//);
  }

  it('buys Pro with a test card', async () => {
    await choose('Pro');
    await press('Use a card that pays');
    await sees('Payment Successful!');
    await sees('260 credits');
    await open('/payment-history');
    await sees('Pro Plan');
    await sees('$9.99');
    await sees('Completed');
    await open('/dashboard');
    await sees('Pro plan');
    expect((await browser.mailAbout('Your receipt')).text).toContain('$9.99');
  });

  it('gives no credits for a declined card, and says that a cancelled payment costs nothing', async () => {
    await choose('Starter');
    await press('Use a card that is declined');
    await sees(/declined/);
    await browser.page
      .getByRole('link', { name: /cancel|back/i })
      .first()
      .click();
    await browser.page.waitForURL('**/payment-cancelled');
    await sees('Payment Cancelled');
    await open('/payment-history');
    await sees('No Payment History Yet');
    expect(await browser.page.getByText('Completed').count()).toBe(0);
  });

  it('shows a dispute, and takes the credits back while it is open', async () => {
    await choose('Starter');
    const session = /\/c\/pay\/([^/?#]+)/.exec(browser.page.url())?.[1] ?? '';
    await press('Use a card that pays');
    await sees('35 credits');
    await fetch(`${browser.product.payments ?? ''}/sessions/${session}/dispute`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    await until(async () => (await account.credits()) === 10);
    await open('/payment-history');
    await sees('Starter Plan');
    await sees('Disputed');
    await open('/dashboard');
    await sees('10 credits left');
    expect(await browser.page.getByText('Free plan').count()).toBeGreaterThan(0);
  });

  it('finds a payment whose message was lost, and shows a refund', async () => {
    const payments = browser.product.payments ?? '';
    await choose('Booster');
    const session = /\/c\/pay\/([^/?#]+)/.exec(browser.page.url())?.[1] ?? '';
    // Just before the payment, because it is lost for whichever test pays next.
    await fetch(`${payments}/next-event`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'lost' }),
    });
    await press('Use a card that pays');
    await sees('Payment Successful!');
    await sees('110 credits');
    await fetch(`${payments}/sessions/${session}/refund`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    await until(async () => (await account.credits()) === 10);
    await open('/payment-history');
    await sees('Booster Plan');
    await sees('Refunded');
    expect((await browser.mailAbout('Your refund')).text).toContain('$4.99');
  });
});
