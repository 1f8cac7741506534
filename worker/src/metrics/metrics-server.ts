import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { collectDefaultMetrics } from 'prom-client';
import { SETTINGS } from '../settings.js';
import { Metrics } from './metrics.js';

/** Serves `GET /metrics` on WORKER_METRICS_PORT, where one is set. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Fails when the port is taken. */
  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_METRICS_PORT: port, HOST: host } = this.settings;
    if (port === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server?.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** Where it listens; null when nothing is served. */
  get port(): number | null {
    return this.server ? (this.server.address() as AddressInfo).port : null;
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    const wanted = method === 'GET' && url?.split('?')[0] === '/metrics';
    if (!wanted) {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  }
}
