import type { Stripe } from 'stripe';
import { packageOnUse } from '../config/package-on-use.js';

/** Stripe's client. Its CommonJS build is the class itself, with errors of its own: use no other. */
export const loadStripe = packageOnUse<typeof Stripe>('stripe');
