import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
// The only way to all exporters that the standard variables can name, and to a processor before them.
import { getSpanProcessorsFromEnv } from '@opentelemetry/sdk-node/build/src/utils.js';
import { PrivateSpans } from './private-spans.js';
import { openQueueTelemetry } from './queue-telemetry.js';
import type { Tracing } from './tracer.js';

const { createRequire } = process.getBuiltinModule('node:module');
const require = createRequire(import.meta.url);

/** Only what happens inside a trace: idle connections and polling queues ask the stores all the time. */
const instrumentations = () => [
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  new IORedisInstrumentation({
    requireParentSpan: true,
    dbStatementSerializer: (command) => command,
  }),
];

/** The name of an operator's choice goes before ours, in whichever variable it is. */
function nameService(environment: NodeJS.ProcessEnv, serviceName: string): void {
  const isNamed = environment['OTEL_RESOURCE_ATTRIBUTES']?.includes('service.name=');
  if (!isNamed) environment['OTEL_SERVICE_NAME'] ??= serviceName;
}

/** Starts OpenTelemetry as its standard variables say, for traces alone. */
export function openTracing(serviceName: string): Tracing {
  nameService(process.env, serviceName);
  const sdk = new NodeSDK({
    instrumentations: instrumentations(),
    spanProcessors: [new PrivateSpans(), ...getSpanProcessorsFromEnv(undefined)],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Instrumentations watch `require` alone. What is patched is the class that every `import` gets too, whether that
  // comes before or after; so no loader hook is needed.
  require('pg');
  const tracer = trace.getTracer('promptmint');
  return {
    telemetry: openQueueTelemetry(),
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    inSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    runIn: (given, work) => context.with(given, work),
    end: () => sdk.shutdown(),
  };
}
