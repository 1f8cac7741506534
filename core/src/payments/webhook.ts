import type { z } from 'zod';
import { RejectedEventError } from './rejected-events.js';
import type { Payments } from './stripe-client.js';
import {
  eventSchema,
  PAYMENT_EVENT_TYPES,
  type PaymentEvent,
  paymentEventSchema,
} from './stripe-objects.js';

/** How far the time of a signature may be from now, in seconds, before or after. */
const TOLERANCE_S = 300;

/** The signature does not prove that Stripe sent the event. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

/**
 * Verifies a webhook's signature and reads its event; null for a type of event that changes nothing here.
 * @throws {WebhookSignatureError}
 * @throws {RejectedEventError} when a signed event is malformed.
 */
export function readEvent(
  { stripe, webhookSecret }: Pick<Payments, 'stripe' | 'webhookSecret'>,
  body: Buffer,
  signature: string | string[] | undefined,
): PaymentEvent | null {
  if (typeof signature !== 'string') throw new WebhookSignatureError('A webhook came unsigned');
  const { signature: verifier } = stripe.webhooks;
  if (!verifier) throw new Error('The library of the provider verifies no signatures');
  verifySignature(() => verifier.verifyHeader(body, signature, webhookSecret, TOLERANCE_S));
  // The library refuses old signatures only.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= Date.now() / 1_000 + TOLERANCE_S)) {
    throw new WebhookSignatureError('A webhook was signed in the future');
  }
  return readSigned(body);
}

/** The type of a signed event as a metric may show it: one that is applied here, or `other`. */
export function eventTypeOf(body: Buffer): string {
  try {
    const { type } = eventSchema.parse(JSON.parse(body.toString()));
    return PAYMENT_EVENT_TYPES.includes(type) ? type : 'other';
  } catch {
    return 'other';
  }
}

function verifySignature(verify: () => void): void {
  try {
    verify();
  } catch {
    throw new WebhookSignatureError('A webhook came with a wrong or old signature');
  }
}

function readSigned(body: Buffer): PaymentEvent | null {
  const given = parseJson(body);
  const { type } = check(eventSchema, given);
  return PAYMENT_EVENT_TYPES.includes(type) ? check(paymentEventSchema, given) : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new RejectedEventError('malformed', 'A signed event is not JSON');
  }
}

function check<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  // Only the names of fields: their values may be personal.
  const fields = error.issues.map(({ path }) => path.join('.') || 'the event itself');
  throw new RejectedEventError('malformed', `A signed event is wrong in ${fields.join(', ')}`);
}
