import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { type CardPayments, startCardPayments } from './card-payments.ts';
import type { Pauses } from './webhooks.ts';

const SECRET_KEY = 'sk_test_bench';
const WEBHOOK_SECRET = 'whsec_bench';

/** One POST that the receiver got. */
export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

/** Plays the API: receives events one by one, and answers with the given statuses. */
async function startReceiver() {
  const arrived: Received[] = [];
  const waiting: ((received: Received) => void)[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = { body: Buffer.concat(chunks).toString(), headers: request.headers };
    response.writeHead(statuses.shift() ?? 200).end();
    const taker = waiting.shift();
    if (taker) taker(received);
    else arrived.push(received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    /** The answers to the next POSTs; 200 after that. */
    statuses,
    take: (): Promise<Received> => {
      const received = arrived.shift();
      if (received) return Promise.resolve(received);
      return new Promise((resolve) => waiting.push(resolve));
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The stand-in as the product uses it: Stripe's own client, a browser without scripts, a receiver. */
export async function startBench(pauses: Pauses = { retries: [0, 0, 0], delay: 0 }) {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-payments-'));
  const receiver = await startReceiver();
  const start = () =>
    startCardPayments({
      dataFolder: folder,
      webhookUrl: receiver.url,
      webhookSecret: WEBHOOK_SECRET,
      secretKey: SECRET_KEY,
      pauses,
    });
  let payments: CardPayments = await start();

  const stripe = (key = SECRET_KEY) => {
    const { hostname, port } = new URL(payments.url);
    return new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  };
  // A connection kept open would not survive a restart.
  const unkept = { connection: 'close' };
  const open = (path: string) =>
    fetch(new URL(path, payments.url), { redirect: 'manual', headers: unkept });
  const post = (path: string, form: Record<string, string> = {}) =>
    fetch(new URL(path, payments.url), {
      method: 'POST',
      redirect: 'manual',
      headers: unkept,
      body: new URLSearchParams(form),
    });

  return {
    folder,
    receiver,
    stripe,
    open,
    post,
    page: async (path: string) => (await open(path)).text(),
    /** Opens a checkout for $4.99. */
    checkout: (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe().checkout.sessions.create({ ...checkoutOf(499), ...more }),
    /** Presses a button of the checkout page. */
    pay: (session: string, form: Record<string, string>) => post(`/c/pay/${session}`, form),
    /** Presses a button of the control page. */
    control: (session: string, action: string, form?: Record<string, string>) =>
      post(`/sessions/${session}/${action}`, form),
    /** The next event that arrives, its signature checked. */
    event: async () => {
      const { body, headers } = await receiver.take();
      const signature = headers['stripe-signature'] ?? '';
      return Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    },
    restart: async () => {
      await payments.close();
      payments = await start();
    },
    close: async () => {
      await payments.close();
      await receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof startBench>>;

/** The parameters that the product sends. */
export const checkoutOf = (cents: number): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Booster <100>' } },
      quantity: 1,
    },
  ],
  client_reference_id: 'payment-1',
  metadata: { pack_type: 'booster', 'odd = &': 'ü & [ß]' },
  payment_intent_data: { metadata: { payment: 'payment-1' }, receipt_email: 'zoe@example.com' },
  invoice_creation: { enabled: true },
  success_url: 'http://localhost:3000/credits?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/credits?cancelled=1',
});
