import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type InternalServer, openInternalServer } from './internal-server.js';

/**
 * Serves what a registry counts, and the process's own figures, as `GET /metrics` on a port of its own. Fails
 * when the port is taken.
 */
export function serveMetricsPage(
  registry: Registry,
  address: { port: number; host: string },
): Promise<InternalServer> {
  collectDefaultMetrics({ register: registry });
  return openInternalServer(
    { ...address, path: '/metrics' },
    (_, response) => void answer(registry, response),
  );
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType }).end(text);
}
