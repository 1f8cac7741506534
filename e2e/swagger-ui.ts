import type { Page } from 'playwright-core';
import { PASSWORD } from './account.ts';

/** JSON of any shape: a test says what it expects of it. */
// oxlint-disable-next-line no-explicit-any
type Body = any;

/** What is typed into an operation. */
export interface Typed {
  parameters?: Record<string, string>;
  body?: object;
}

/** Support's console, used as people do: by what it shows. */
export class SwaggerUi {
  private readonly page: Page;
  private readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** Opens the page and signs in under "Authorize". */
  async signIn(email: string): Promise<void> {
    const { page } = this;
    await page.goto(`${this.origin}/docs#/support`);
    await page.locator('.auth-wrapper .authorize').first().click();
    await page.locator('#oauth_username').fill(email);
    await page.locator('#oauth_password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
    await page.getByRole('button', { name: 'Remove authorization' }).waitFor();
    await page.locator('.btn-done').first().click();
  }

  /** Opens an operation, fills it in and executes it. */
  async execute(operation: string, { parameters = {}, body }: Typed) {
    const block = this.page.locator(`#operations-support-${operation}`);
    if (!(await block.locator('.opblock-body').isVisible())) {
      await block.locator('.opblock-summary-control').click();
      await block.locator('.try-out__btn').click();
    }
    for (const [name, value] of Object.entries(parameters)) {
      const row = block.locator(`tr[data-param-name="${name}"]`);
      const list = row.locator('select');
      if ((await list.count()) > 0) await list.selectOption(value);
      else await row.locator('input').fill(value);
    }
    if (body) await block.locator('textarea.body-param__text').fill(JSON.stringify(body));
    const answered = this.page.waitForResponse((response) =>
      new URL(response.url()).pathname.startsWith('/api/support/'),
    );
    await block.locator('button.execute').click();
    const answer = await answered;
    const status = block.locator('.live-responses-table .response .response-col_status').first();
    await status.filter({ hasText: String(answer.status()) }).waitFor();
    return { status: answer.status(), body: (await answer.json()) as Body, block };
  }
}
