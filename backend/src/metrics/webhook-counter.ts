import {
  type HandledWebhookEvent,
  WEBHOOK_OUTCOMES,
  webhookEvents,
} from '@promptmint/core/monitoring/webhook-events';
import { PAYMENT_EVENT_TYPES } from '@promptmint/core/payments/stripe-objects';
import { Counter, type Registry } from 'prom-client';

/** Counts what the payment provider reports. @returns what ends the counting. */
export function countWebhookEvents(registry: Registry): () => void {
  const counter = new Counter({
    name: 'promptmint_webhook_events_total',
    help: 'Events of the payment provider that came over HTTP, by type and what became of them',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  });
  // From the start, so that the first event of a kind shows as growth.
  for (const type of [...PAYMENT_EVENT_TYPES, 'other'])
    for (const outcome of WEBHOOK_OUTCOMES) counter.inc({ type, outcome }, 0);
  const count = (message: unknown) => {
    const { type, outcome } = message as HandledWebhookEvent;
    counter.inc({ type, outcome });
  };
  webhookEvents.subscribe(count);
  return () => void webhookEvents.unsubscribe(count);
}
