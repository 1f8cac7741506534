import { FastifyOtelInstrumentation } from '@fastify/otel';
import { runIn } from '@promptmint/core/tracing/tracing';
import type { FastifyInstance } from 'fastify';

/** Monitoring asks all the time. */
const UNTRACED = /^\/health(\/|$)/;

/** How a caller continues a trace of its own: strangers would choose what is sampled, and what travels with jobs. */
const CALLERS_CONTEXT = ['traceparent', 'tracestate', 'baggage'];

/** Traces each request, named after its route. A trace begins here. Before the routes are made. */
export function traceRequests(server: FastifyInstance): void {
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => UNTRACED.test(url),
    requestHook: (span, { method, routeOptions: { url = '' } }) => {
      span.updateName(`${method} ${url}`);
    },
  });
  server.addHook('onRequest', (request, _reply, done) => {
    for (const name of CALLERS_CONTEXT) delete request.raw.headers[name];
    done();
  });
  // At once, and not when the server loads its plugins: then the routes would already be made.
  instrumentation.plugin()(server, {}, () => undefined);
  // The last part of a body comes without a context, so that everything after it would be outside the trace.
  server.addHook('preHandler', (request, _reply, done) => {
    runIn(request.opentelemetry().context, done);
  });
}
