import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** OpenTelemetry's advice, and longer ones for requests that wait for a prompt, in seconds. */
const BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 20, 30, 60,
];

/** Routes of the API itself; files and pages of the site share one label, as unknown addresses do. */
const OWN_ROUTE = /^\/(api|mcp|health|docs|openapi\.json)(\/|$)/;
const OTHER_ROUTE = 'other';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** OpenTelemetry's word for a method that is not in its list. */
const OTHER_METHOD = '_OTHER';

/**
 * Times every request until its answer is sent or its client has left. The status of one that left before an answer
 * is empty.
 */
export function timeRequests(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests, by the template of the route',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: BUCKETS,
    registers: [registry],
  });
  server.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    reply.raw.once('close', () => {
      duration.observe(labelsOf(request, reply), (performance.now() - startedAt) / 1_000);
    });
    done();
  });
}

function labelsOf({ method, routeOptions: { url } }: FastifyRequest, { raw }: FastifyReply) {
  return {
    http_request_method: METHODS.has(method) ? method : OTHER_METHOD,
    http_route: url !== undefined && OWN_ROUTE.test(url) ? url : OTHER_ROUTE,
    http_response_status_code: raw.headersSent ? `${raw.statusCode}` : '',
  };
}
