import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import {
  type InternalServer,
  openInternalServer,
} from '@promptmint/core/monitoring/internal-server';
import { Consumers } from './consumers.js';
import { SETTINGS } from '../settings.js';

/**
 * Serves `GET /health` on WORKER_HEALTH_PORT, if one is set: whether this very process takes jobs.
 */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: InternalServer | undefined;

  constructor(
    private readonly consumers: Consumers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Fails when the port is taken. */
  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_HEALTH_PORT: port, HOST: host } = this.settings;
    if (port === undefined) return;
    this.server = await openInternalServer({ port, host, path: '/health' }, (_, response) => {
      const queues = this.consumers.silentQueues();
      const healthy = queues.length === 0;
      response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(healthy ? { status: 'ok' } : { status: 'unavailable', queues }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  /** Where it listens; null if nothing is served. */
  get port(): number | null {
    return this.server?.port ?? null;
  }
}
