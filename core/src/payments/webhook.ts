import type { Payments } from './stripe-client.js';
import { PAYMENT_EVENT_TYPES, type PaymentEvent, paymentEventSchema } from './stripe-objects.js';

/** How far the time of a signature may lie from now, in seconds, before and after. */
const TOLERANCE_S = 300;

/** What came is not proven to be an event of the provider. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

/**
 * The event that a webhook's body holds, proven by its signature; null for one that is not acted on.
 * @throws {WebhookSignatureError}
 */
export function readEvent(
  { stripe, webhookSecret }: Pick<Payments, 'stripe' | 'webhookSecret'>,
  body: Buffer,
  signature: string | string[] | undefined,
): PaymentEvent | null {
  if (typeof signature !== 'string') throw new WebhookSignatureError('A webhook came unsigned');
  const event = proven(() =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S),
  );
  // The library refuses old signatures only.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1_000 + TOLERANCE_S)) {
    throw new WebhookSignatureError('A webhook was signed in the future');
  }
  return PAYMENT_EVENT_TYPES.includes(event.type) ? paymentEventSchema.parse(event) : null;
}

function proven<T>(construct: () => T): T {
  try {
    return construct();
  } catch {
    throw new WebhookSignatureError('A webhook came with a wrong or old signature');
  }
}
