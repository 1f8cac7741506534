import { ROOT_CONTEXT } from '@opentelemetry/api';
import type { Span, Telemetry, Tracer } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';

/** What a job goes through. All else is a consumer that looks for jobs, all the time. */
const STEPS = /^(add|addBulk|process|complete|fail|retry|delay) (generation|mail)/;

/** Stands for what is not traced: what happens inside belongs to the span around it, if there is one. */
const NO_SPAN: Span = {
  setSpanOnContext: (context) => context,
  setAttribute: () => undefined,
  setAttributes: () => undefined,
  addEvent: () => undefined,
  recordException: () => undefined,
  end: () => undefined,
};

/** Makes the trace of a request travel with its job, and traces each job. */
export function openQueueTelemetry(): Telemetry {
  const { tracer, contextManager } = new BullMQOtel({ tracerName: 'promptmint' });
  return {
    tracer: {
      startSpan: (...args: Parameters<Tracer['startSpan']>) =>
        STEPS.test(args[0]) ? tracer.startSpan(...args) : NO_SPAN,
    },
    // Without it, what a consumer starts within a span would belong to that span for ever.
    contextManager: Object.assign(contextManager, { root: () => ROOT_CONTEXT }),
  };
}
