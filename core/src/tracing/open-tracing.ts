import {
  context,
  diag,
  DiagConsoleLogger,
  DiagLogLevel,
  propagation,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
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

/** What OpenTelemetry itself reports goes to the log at the level that its variable names. */
function logProblems({ OTEL_LOG_LEVEL: level = '' }: NodeJS.ProcessEnv): void {
  const logLevel = DiagLogLevel[level.toUpperCase() as keyof typeof DiagLogLevel];
  if (logLevel) diag.setLogger(new DiagConsoleLogger(), { logLevel });
}

/** @throws {Error} for a protocol that would need a package of its own */
function openExporter(environment: NodeJS.ProcessEnv): SpanExporter {
  const protocol =
    environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] ??
    environment['OTEL_EXPORTER_OTLP_PROTOCOL'] ??
    'http/protobuf';
  if (protocol === 'http/protobuf') return new ProtobufExporter();
  if (protocol === 'http/json') return new JsonExporter();
  throw new Error(
    `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}: traces go out as http/protobuf or http/json`,
  );
}

/** Its parts read their own standard variables: limits, sampler, batches, headers, attributes. */
function startProvider(): NodeTracerProvider {
  const detectors = [envDetector, processDetector, hostDetector];
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(detectResources({ detectors })),
    spanProcessors: [new PrivateSpans(), new BatchSpanProcessor(openExporter(process.env))],
  });
  provider.register();
  return provider;
}

/** Starts OpenTelemetry for traces alone: NodeSDK would also bring all that sends metrics and logs. */
export function openTracing(serviceName: string): Tracing {
  nameService(process.env, serviceName);
  logProblems(process.env);
  const provider = startProvider();
  registerInstrumentations({ instrumentations: instrumentations() });
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
    end: () => provider.shutdown(),
  };
}
