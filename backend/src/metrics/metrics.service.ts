import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import type { InternalServer } from '@promptmint/core/monitoring/internal-server';
import type { FastifyInstance } from 'fastify';
import { SETTINGS } from '../settings.js';

/** Serves `GET /metrics` on API_METRICS_PORT, if one is set. Without it nothing that counts is loaded. */
@Injectable()
export class MetricsService implements OnApplicationShutdown {
  private page: InternalServer | undefined;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Before the routes are made. Fails when the port is taken. */
  async open(server: FastifyInstance): Promise<void> {
    const { API_METRICS_PORT: port, HOST: host } = this.settings;
    if (port === undefined) return;
    const { openApiMetrics } = await import('./api-metrics.js');
    this.page = await openApiMetrics(server, this.em, { port, host });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.page?.close();
  }

  /** Where it listens; null if nothing is served. */
  get port(): number | null {
    return this.page?.port ?? null;
  }
}
