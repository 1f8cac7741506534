import type { Context } from '@opentelemetry/api';
import type { Telemetry } from 'bullmq';

/** What tracing offers to the code of a process. */
export interface Tracing {
  /** For every queue and every consumer. */
  telemetry: Telemetry;
  /** The current span as W3C Trace Context writes it; undefined outside every span. */
  traceparent(): string | undefined;
  /** Runs work in a span of its own, which ends with it. */
  inSpan<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T>;
  /** Runs something in a context of OpenTelemetry that another library made. */
  runIn(context: Context, work: () => void): void;
  /** Sends what is left. */
  end(): Promise<void>;
}
