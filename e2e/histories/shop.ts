import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKS } from '@promptmint/core/catalogue/packs';
import type { Calls } from './calls.ts';
import type { UsedProduct } from './product.ts';
import type { Step } from './schedule.ts';

type Purchase = Extract<Step, { does: 'buy' }>;

/** What one person buys, and what support then does in the payment provider's dashboard. */
export class Shop {
  /** Checkouts that were paid, with their price in cents. */
  private readonly paid: { session: string; cents: number }[] = [];

  private readonly product: UsedProduct;
  private readonly calls: Calls;

  constructor(product: UsedProduct, calls: Calls) {
    this.product = product;
    this.calls = calls;
  }

  async buy({ pack, how, news }: Purchase): Promise<void> {
    const path = `/api/payments/create-checkout-session?pack_type=${pack}`;
    const { status, body } = await this.calls.send('POST', path);
    if (status !== 200) return;
    const url: string = body.checkout_url;
    const session = url.split('/').at(-1)?.split('?')[0] ?? '';
    await this.press('/next-event', { fault: news });
    const form: Record<string, string> =
      how === 'bank' ? { method: 'bank', name: 'Nora' } : { use: how, name: 'Nora' };
    await press(url, form);
    if (how === 'declined') return;
    if (how === 'bank') await this.press(`/sessions/${session}/settle`, { outcome: 'paid' });
    this.paid.push({ session, cents: PACKS[pack].priceCents });
    await this.calls.send('GET', `/api/payments/checkout/${session}`);
  }

  async refund(part: number): Promise<void> {
    const { session, cents } = this.paid.at(-1) ?? {};
    if (!session || !cents) return;
    const amount = part === 1 ? '' : (Math.round(cents * part) / 100).toFixed(2);
    await this.press(`/sessions/${session}/refund`, { amount });
  }

  async dispute(end: 'won' | 'lost' | 'open'): Promise<void> {
    const session = this.paid.at(-1)?.session;
    if (!session) return;
    await this.press(`/sessions/${session}/dispute`);
    if (end !== 'open') await this.press(`/sessions/${session}/close-dispute`, { outcome: end });
  }

  /** The newest event once more, for any account. */
  async sendAgain(): Promise<void> {
    const [newest] = (await providerState(this.product)).deliveries;
    if (newest) await this.press(`/events/${newest.event.id}/send-again`);
  }

  private press(path: string, form: Record<string, string> = {}): Promise<void> {
    return press(`${this.product.payments.url}${path}`, form);
  }
}

/** Presses a button of the payment provider; an action that is not possible is skipped. */
async function press(url: string, form: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(form);
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await answer.body?.cancel();
}

/** What the payment provider knows. */
export interface ProviderState {
  sales: { session: { id: string; payment_status: string } }[];
  deliveries: {
    event: { id: string; type: string; data: { object: { id: string } } };
    state: string;
    attempts: { answer: string }[];
  }[];
}

export async function providerState({ payments }: UsedProduct): Promise<ProviderState> {
  const file = await readFile(join(payments.dataFolder, STATE_FILE), 'utf8');
  return JSON.parse(file) as ProviderState;
}

const STATE_FILE = 'state.json';
