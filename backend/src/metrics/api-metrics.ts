import type { EntityManager } from '@mikro-orm/postgresql';
import { addCreditCounter } from '@promptmint/core/monitoring/credit-counter';
import { serveMetricsPage } from '@promptmint/core/monitoring/metrics-page';
import { addPoolGauges } from '@promptmint/core/monitoring/pool-gauges';
import type { InternalServer } from '@promptmint/core/monitoring/internal-server';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { timeRequests } from './http-duration.js';
import { countWebhookEvents } from './webhook-counter.js';

/** Counts what this API does, and serves it. Before the routes are made: a hook applies only to routes added after it. */
export async function openApiMetrics(
  server: FastifyInstance,
  em: EntityManager,
  address: { port: number; host: string },
): Promise<InternalServer> {
  const registry = new Registry();
  timeRequests(server, registry);
  addPoolGauges(registry, em);
  addCreditCounter(registry, em);
  const stopCounting = countWebhookEvents(registry);
  const page = await serveMetricsPage(registry, address);
  return {
    port: page.port,
    close: () => {
      stopCounting();
      return page.close();
    },
  };
}
