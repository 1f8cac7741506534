import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@opentelemetry/api';
import type { Telemetry } from 'bullmq';
import type { Tracing } from './tracer.js';

/** How long the end of a process waits for the last spans to be sent, in milliseconds. */
const LAST_SPANS_MS = 3_000;

/** Set where this process traces. Nothing here loads OpenTelemetry. */
let tracing: Tracing | undefined;

/** Starts tracing where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, before anything is made that it watches. */
export async function startTracing(serviceName: string): Promise<void> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return;
  const { openTracing } = await import('./open-tracing.js');
  tracing = openTracing(serviceName);
}

/** Sends the last spans, if the collector takes them in time. */
export async function endTracing(): Promise<void> {
  const end = tracing?.end().catch(() => undefined);
  await Promise.race([end, end && delay(LAST_SPANS_MS, undefined, { ref: false })]);
}

/** Whether this process traces. */
export const isTracing = (): boolean => tracing !== undefined;

/** The part of a queue's options that makes the trace travel with each job. */
export const queueTelemetry = (): { telemetry?: Telemetry } =>
  tracing ? { telemetry: tracing.telemetry } : {};

/** The current span, for work that another process goes on with. */
export const traceparent = (): string | undefined => tracing?.traceparent();

/** Runs work in a span of its own where this process traces. Names and attributes hold no personal data. */
export function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  return tracing ? tracing.inSpan(name, attributes, work) : work();
}

/** Runs something in the context of a request's span; without one, as it is. */
export function runIn(context: Context | null | undefined, work: () => void): void {
  if (tracing && context) tracing.runIn(context, work);
  else work();
}
