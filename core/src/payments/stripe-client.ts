import type { Stripe } from 'stripe';
import type { Settings } from '../config/settings.js';
import { isLivemode } from './payment-mode.js';
import { loadStripe } from './load-stripe.js';

/** How long Stripe may take for one call, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The Stripe client, and the secret that verifies its events. */
export interface Payments {
  readonly stripe: Stripe;
  webhookSecret: string;
  /** Whether the key moves real money; an event of the other mode is rejected. */
  livemode: boolean;
}

type PaymentSettings = Pick<
  Settings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'
>;

/** The Stripe client for these settings; null when payments are not set up. */
export function openPayments(settings: PaymentSettings): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!key || !webhookSecret) return null;
  let client: Stripe | undefined;
  const open = () =>
    new (loadStripe())(key, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(settings.STRIPE_API_BASE && hostOf(settings.STRIPE_API_BASE)),
    });
  return {
    get stripe() {
      return (client ??= open());
    },
    webhookSecret,
    livemode: isLivemode(settings),
  };
}

function hostOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  return {
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}
