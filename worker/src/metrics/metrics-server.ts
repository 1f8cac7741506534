import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import type { InternalServer } from '@promptmint/core/monitoring/internal-server';
import { serveMetricsPage } from '@promptmint/core/monitoring/metrics-page';
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
    this.server = await serveMetricsPage(this.metrics.registry, { port, host });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  /** Where it listens; null if nothing is served. */
  get port(): number | null {
    return this.server?.port ?? null;
  }
}
