import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../core/testing/until.ts';
import { testRunFile } from '../local/testing/test-run.ts';
import { type Account, logIn, register } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';
import { SwaggerUi, type Typed } from './swagger-ui.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Pictures for `artifacts/screens/`: npm sets this in `npm run screens`. */
const PICTURES = process.env['npm_lifecycle_event'] === 'screens';
const REASON = 'Ticket 4711: bought the wrong pack';

const chromium = chromiumOrSkip();

/** Grants the role that may do everything on the shared product, as its operator does. */
const grantAdmin = (email: string) =>
  promisify(execFile)(process.execPath, ['local/src/role.ts', 'grant', email, 'admin'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: testRunFile('product') },
  });

(chromium ? describe : describe.skip)('support in Swagger UI', () => {
  const browser = new InBrowser(chromium ?? '');
  let console: SwaggerUi;
  beforeEach(async () => {
    await browser.register();
    await verify();
    await grantAdmin(browser.email);
    console = new SwaggerUi(browser.page, browser.product.app);
    await console.signIn(browser.email);
  });

  /** Opens the link in the email, without the browser. */
  async function verify(): Promise<void> {
    const { text } = await browser.mailAbout('Verify your email');
    const [, token] = /token=([\w-]+)/.exec(text) ?? [];
    const answer = await fetch(`${browser.product.app}/api/auth/verify-email?token=${token}`);
    expect(answer.status).toBe(200);
  }

  /** As its owner sees it, because a call of staff would be one more in the audit. */
  async function paymentOf({ token }: Account): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${browser.product.app}/api/payments/history`, { headers });
    const { transactions } = (await answer.json()) as { transactions: { id: string }[] };
    return transactions[0]?.id ?? '';
  }

  async function call(operation: string, { parameters, body }: Typed = {}) {
    const answer = await console.execute(operation, {
      parameters: { 'X-Reason': REASON, ...parameters },
      ...(body && { body }),
    });
    if (PICTURES) {
      const folder = `${ROOT}/artifacts/screens`;
      await mkdir(folder, { recursive: true });
      await answer.block.screenshot({ path: `${folder}/support-${operation}.png` });
    }
    return answer;
  }

  it('finds an account, refunds its payment, and an admin reads about it', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(browser.product, email);
    const buyer = await logIn(browser.product, email);
    await buyer.buy('booster');

    const found = await call('findAccount', { body: { by: 'email', value: email } });
    expect(found.body).toMatchObject({ email, plan: 'booster', balance: 110, owed: 0 });
    const account_id = found.body.id;
    const payment_id = await paymentOf(buyer);

    const shown = await call('refundPayment', {
      parameters: { payment_id, dry_run: 'true' },
      body: {},
    });
    expect(shown.body).toMatchObject({
      amount_cents: 499,
      refund_id: null,
      preview: { credits_taken_back: 100, after: { balance: 10, owed: 0, plan: 'free' } },
    });
    const refunded = await call('refundPayment', {
      parameters: { payment_id, dry_run: 'false', 'Idempotency-Key': `refund-${payment_id}` },
      body: {},
    });
    expect([refunded.status, refunded.body.preview]).toEqual([200, null]);
    await until(async () => (await buyer.credits()) === 10);
    expect((await browser.mailAbout('Your refund', email)).text).toContain('$4.99');

    const refunds = { account_id, operation: 'refundPayment' };
    const { body: audit } = await call('readAudit', { parameters: refunds });
    expect(audit.entries).toMatchObject([
      { outcome: 'done', reason: REASON, after: { refund_cents: 499 } },
      { outcome: 'done', reason: REASON, after: null },
    ]);
  });
});
