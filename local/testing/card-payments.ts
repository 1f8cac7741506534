import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCardPayments } from '../src/card-payments/card-payments.ts';
import { freePort } from '../src/free-port.ts';

const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
};

/** The stand-in for the payment provider, and what a buyer does on its pages. */
export interface TestPayments {
  /** Settings of an API that gets the events at its own port. */
  settings: Record<string, string>;
  /** Pays on a checkout page with a card of the stand-in, or by a bank debit. */
  pay(checkoutUrl: string, use?: 'pays' | 'declined' | 'bank'): Promise<void>;
  /** What support does in the provider's dashboard, by the names of the control page. */
  control(session: string, action: string, form?: Record<string, string>): Promise<void>;
  /** Loses the next event, or delivers it twice. */
  fault(kind: 'lost' | 'twice'): Promise<void>;
  /** Sends the newest event once more. */
  sendAgain(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestPayments(): Promise<TestPayments> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-payments-'));
  const port = await freePort();
  const payments = await startCardPayments({
    dataFolder,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook`,
    webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    secretKey: SECRETS.STRIPE_SECRET_KEY,
  });
  const post = async (address: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    if (answer.status >= 400) throw new Error(`${address} answered ${answer.status}`);
  };
  return {
    settings: { ...SECRETS, STRIPE_API_BASE: payments.url, PORT: String(port) },
    pay: (checkoutUrl, use = 'pays') =>
      post(checkoutUrl, use === 'bank' ? { method: 'bank', name: 'Nora' } : { use, name: 'Nora' }),
    control: (session, action, form = {}) =>
      post(`${payments.url}/sessions/${session}/${action}`, form),
    fault: (kind) => post(`${payments.url}/next-event`, { fault: kind }),
    sendAgain: async () => {
      const page = await (await fetch(payments.url)).text();
      const [path] = /\/events\/[^/"]+\/send-again/.exec(page) ?? [];
      if (!path) throw new Error('No event was sent yet');
      await post(`${payments.url}${path}`, {});
    },
    close: async () => {
      await payments.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
