import type { ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { collectDefaultMetrics } from 'prom-client';
import { type InternalServer, openInternalServer } from '../internal-server.js';
import { SETTINGS } from '../settings.js';
import { Metrics } from './metrics.js';

/** Serves `GET /metrics` on WORKER_METRICS_PORT, if one is set. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: InternalServer | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Fails when the port is taken. */
  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_METRICS_PORT: port, HOST: host } = this.settings;
    if (port === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server = await openInternalServer(
      { port, host, path: '/metrics' },
      (_, response) => void this.answer(response),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  /** Where it listens; null if nothing is served. */
  get port(): number | null {
    return this.server?.port ?? null;
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  }
}
