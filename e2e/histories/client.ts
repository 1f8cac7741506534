import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Calls, type Outcome, type Tally } from './calls.ts';
import type { UsedProduct } from './product.ts';
import type { Step } from './schedule.ts';
import { Shop } from './shop.ts';

const PASSWORD = 'Harbour-Crane-72';
const REFINEMENTS = ['shorter', 'longer', 'simpler', 'more_formal'];
const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts, 15 euros an hour',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

/** One person who uses the product, whatever breaks meanwhile. */
export class Client {
  readonly email: string;
  /** Prompts that the API has said it finished: they must be readable for good. */
  readonly acknowledged = new Set<string>();
  readonly calls: Calls;
  private readonly shop: Shop;
  private count = 0;

  private readonly product: UsedProduct;

  constructor(product: UsedProduct, tally: Tally, email = `${randomUUID()}@example.com`) {
    this.email = email;
    this.product = product;
    this.calls = new Calls(product, tally);
    this.shop = new Shop(product, this.calls);
  }

  /** The same person, with the same prompts, at a product that was restored elsewhere. */
  at(product: UsedProduct): Client {
    const same = new Client(product, {}, this.email);
    for (const id of this.acknowledged) same.acknowledged.add(id);
    return same;
  }

  async signUp(): Promise<void> {
    const registration = { email: this.email, password: PASSWORD, full_name: 'Nora Lindqvist' };
    await this.calls.insist(() => this.calls.send('POST', '/api/auth/register', registration));
    await this.signIn();
  }

  /** Does one step after the other until time is up. */
  async live(steps: readonly Step[], isOver: () => boolean): Promise<void> {
    for (const step of steps) {
      await delay(step.pauseMs);
      if (isOver()) return;
      // A person who deleted the account restores it in the next step.
      if (!this.calls.authorization && !(await this.signIn())) await this.restore();
      await this.take(step);
    }
  }

  /** @returns false for an account that its owner has deleted. */
  async signIn(): Promise<boolean> {
    const form = () => new URLSearchParams({ username: this.email, password: PASSWORD });
    const { status, body } = await this.calls.insist(() =>
      this.calls.send('POST', '/api/auth/login', form()),
    );
    if (status === 200) this.calls.authorization = `Bearer ${body.access_token}`;
    return status !== 403;
  }

  private async take(step: Step): Promise<unknown> {
    switch (step.does) {
      case 'generate':
        return this.generate('/api/prompts/generate', REQUEST, step);
      case 'regenerate':
        return this.generate(
          '/api/prompts/generate',
          { ...REQUEST, ...(this.newest && { regenerates: this.newest }) },
          step,
        );
      case 'refine': {
        const wish = REFINEMENTS[(this.count += 1) % REFINEMENTS.length] ?? 'shorter';
        return this.newest && this.generate(`/api/prompts/${this.newest}/refine`, { wish }, step);
      }
      case 'buy':
        return this.shop.buy(step);
      case 'refund':
        return this.shop.refund(step.part);
      case 'dispute':
        return this.shop.dispute(step.end);
      case 'sendAgain':
        return this.shop.sendAgain();
      case 'verify':
        return this.verify();
      case 'delete':
        return this.delete();
      case 'restore':
        return this.restore();
      case 'readCredits':
        return this.calls.send('GET', '/api/auth/credits');
    }
  }

  private get newest(): string | null {
    return [...this.acknowledged].at(-1) ?? null;
  }

  /**
   * Under one key until its outcome is known, as the site does; twice at once, as a double click.
   */
  private async generate(
    path: string,
    body: object,
    { streams, twice }: { streams: boolean; twice: boolean },
  ): Promise<void> {
    const headers = {
      'idempotency-key': randomUUID(),
      accept: streams ? 'text/event-stream' : 'application/json',
    };
    const ask = () => this.calls.insist(() => this.calls.send('POST', path, body, headers), 4);
    const answers = await Promise.all(twice ? [ask(), ask()] : [ask()]);
    for (const answer of answers) this.acknowledge(answer);
  }

  private acknowledge({ status, body }: Outcome): void {
    if (status === 200 && typeof body?.id === 'string') this.acknowledged.add(body.id);
    if (status === 401) this.calls.authorization = '';
  }

  private async verify(): Promise<void> {
    const mails = this.product.inbox.mails.filter((mail) => mail.recipients.includes(this.email));
    const texts = mails.map(({ parsed }) => parsed.text ?? '').join('\n');
    const [, token] = /verify-email\?token=([\w.-]+)/.exec(texts) ?? [];
    if (token) await this.calls.send('GET', `/api/auth/verify-email?token=${token}`);
  }

  private async delete(): Promise<void> {
    await this.calls.send('DELETE', '/api/auth/account', { password: PASSWORD });
    this.calls.authorization = '';
  }

  private async restore(): Promise<void> {
    const form = new URLSearchParams({ username: this.email, password: PASSWORD });
    const { status, body } = await this.calls.send('POST', '/api/auth/restore', form);
    if (status === 200) this.calls.authorization = `Bearer ${body.access_token}`;
  }
}
