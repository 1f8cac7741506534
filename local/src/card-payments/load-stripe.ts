import type { Stripe } from 'stripe';
import { packageOnUse } from '../../../core/src/config/package-on-use.ts';

/** Stripe's client, which takes longer to load than all else that the starter needs. */
export const loadStripe = packageOnUse<typeof Stripe>('stripe');
