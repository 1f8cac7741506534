import { beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../core/testing/until.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const PACKS = {
  Starter: { credits: 25, price: '$1.99' },
  Booster: { credits: 100, price: '$4.99' },
  Pro: { credits: 250, price: '$9.99' },
};

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('buying credits in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press } = browser;
  beforeEach(() => browser.signIn());

  async function choose(pack: keyof typeof PACKS): Promise<void> {
    await open('/pricing');
    await press(`Buy ${PACKS[pack].credits} credits`);
    await browser.page.waitForURL(/\/c\/pay\//);
  }

  it.each(['Starter', 'Booster', 'Pro'] as const)('buys %s with a test card', async (pack) => {
    const { credits, price } = PACKS[pack];
    await choose(pack);
    await press('Use a card that pays');
    await sees('Payment Successful!');
    await sees(`${credits + 10} credits`);
    await open('/payment-history');
    await sees(`${pack} Plan`);
    await sees(price);
    await sees('Completed');
    await open('/dashboard');
    await sees(`${pack} plan`);
    expect((await browser.mailAbout('Your receipt')).text).toContain(price);
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
    await until(async () => {
      await open('/payment-history');
      await sees('Starter Plan');
      return (await browser.page.getByText('Disputed').count()) > 0;
    });
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
    await until(async () => {
      await open('/payment-history');
      await sees('Booster Plan');
      return (await browser.page.getByText('Refunded').count()) > 0;
    });
    expect((await browser.mailAbout('Your refund')).text).toContain('$4.99');
  });
});
