import { afterEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '@promptmint/core/config/settings';
import { SettingsModule } from '../settings.js';
import { MetricsModule } from './metrics.module.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

const needed = {
  DATABASE_URL: 'postgresql://127.0.0.1/promptmint',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
};

class TestModule {
  static of(settings: Record<string, string>) {
    return {
      module: TestModule,
      imports: [SettingsModule.of(readSettings({ ...needed, ...settings })), MetricsModule],
    };
  }
}

describe('MetricsServer', () => {
  const started: INestApplicationContext[] = [];

  async function start(settings: Record<string, string>): Promise<INestApplicationContext> {
    const app = await NestFactory.createApplicationContext(TestModule.of(settings), {
      logger: false,
      abortOnError: false,
    });
    started.push(app);
    return app;
  }
  const urlOf = (app: INestApplicationContext) => `http://127.0.0.1:${app.get(MetricsServer).port}`;
  afterEach(() => Promise.all(started.splice(0).map((app) => app.close())));

  it('serves what is counted, and what the process needs', async () => {
    const app = await start({ WORKER_METRICS_PORT: '0' });
    app.get(Metrics).generation('composer', 'written');
    const response = await fetch(`${urlOf(app)}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('promptmint_generations_total{provider="composer",outcome="written"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('serves nothing else', async () => {
    const url = urlOf(await start({ WORKER_METRICS_PORT: '0' }));
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('does not listen where no port is set', async () => {
    expect((await start({})).get(MetricsServer).port).toBeNull();
  });

  it('stops the start when the port is taken', async () => {
    const { port } = (await start({ WORKER_METRICS_PORT: '0' })).get(MetricsServer);
    await expect(start({ WORKER_METRICS_PORT: `${port}` })).rejects.toThrow(/EADDRINUSE/);
  });

  it('is closed with the worker', async () => {
    const app = await start({ WORKER_METRICS_PORT: '0' });
    const url = urlOf(app);
    await app.close();
    await expect(fetch(`${url}/metrics`)).rejects.toThrow('fetch failed');
  });
});
