import { channel } from 'node:diagnostics_channel';

/** What became of an event of the payment provider. */
export const WEBHOOK_OUTCOMES = [
  'applied',
  'repeated',
  'ignored',
  'rejected',
  'unverified',
  'failed',
] as const;
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];

/** One event that came over HTTP. */
export interface HandledWebhookEvent {
  /** A type that is applied here, or `other`. */
  type: string;
  outcome: WebhookOutcome;
}

/** Reports each event of the payment provider; costs nothing while nobody listens. */
export const webhookEvents = channel('promptmint:webhook-events');
