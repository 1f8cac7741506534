import type { Settings } from '../config/settings.js';

/** Whether payments are set up, known without loading Stripe's SDK. */
export function hasPayments(
  settings: Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>,
): boolean {
  return Boolean(settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET);
}

/** Whether the key moves real money; an event of the other mode is rejected. */
export function isLivemode({ STRIPE_SECRET_KEY: key = '' }: Pick<Settings, 'STRIPE_SECRET_KEY'>) {
  return key.includes('_live_');
}
