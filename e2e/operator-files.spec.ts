import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metricProblems } from '../core/testing/metrics-text.ts';
import { until } from '../core/testing/until.ts';
import { freePorts } from '../local/src/free-port.ts';
import { alertRules } from '../local/testing/alert-rules.ts';
import { createTestDatabase, type TestDatabase } from '../local/testing/database.ts';
import { type ProductParts, productParts } from './product-parts.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

interface Panel {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string }[];
}
const rules = alertRules();
const panels: Panel[] = JSON.parse(read('deploy/grafana/promptmint.json')).panels;
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The metrics that a query names; the parts of a histogram by its own name. */
function metricsOf(query: string): string[] {
  const bare = query.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !['histogram_quantile', 'min_over_time', '__rate_interval'].includes(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, (part) => (isGauge(name) ? part : '')));
}
const isGauge = (name: string) => name === 'db_client_connection_count';

/** The address of each section of a page, as GitHub makes it. */
const sections = [...read('docs/OPERATIONS.md').matchAll(/^#{2,} (.+)$/gm)].map(([, title = '']) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
);

describe('the files for operators', () => {
  let database: TestDatabase;
  let parts: ProductParts;
  const pages: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const ports = await freePorts('PORT', 'API_METRICS_PORT', 'WORKER_METRICS_PORT');
    parts = await productParts({
      JWT_SECRET: '8f14e45fceea167a5a36dedd4bea2543',
      DATABASE_URL: database.url,
      ...ports,
    });
    await Promise.all([parts.startApi(), parts.startWorker()]);
    for (const port of [ports.API_METRICS_PORT, ports.WORKER_METRICS_PORT])
      pages.push(
        await until(async () => {
          const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
          const page = await answer?.text();
          // Something else may answer on that port.
          return page?.includes('# TYPE promptmint_') && page;
        }),
      );
  });
  afterAll(async () => {
    await parts.end();
    await database.drop();
  });

  it('name only metrics that the pages of a real API and worker show', () => {
    const shown = new Set(
      pages.flatMap((page) => [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
    );
    const named = [...rules.map(({ expr }) => expr), ...queries].flatMap(metricsOf);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((name) => !shown.has(name))).toEqual([]);
    for (const page of pages) expect(metricProblems(page)).toEqual([]);
  });

  it('leave out of the latency of requests the routes that wait for a generation', () => {
    const latencies = [...rules.map(({ expr }) => expr), ...queries].filter((query) =>
      query.includes('http_server_request_duration_seconds_bucket{http_route!~'),
    );
    expect(latencies).toHaveLength(4);
    for (const query of latencies) {
      const [, left = ''] = /http_route!~"([^"]+)"/.exec(query) ?? [];
      for (const route of ['/api/prompts/generate', '/api/prompts/:id/refine', '/mcp'])
        expect([route, new RegExp(`^(${left})$`).test(route)]).toEqual([route, true]);
    }
  });

  it('lead from each alert to a section of OPERATIONS.md that exists', () => {
    for (const { alert, labels, annotations } of rules) {
      expect([alert, ['critical', 'warning']]).toEqual([
        alert,
        expect.arrayContaining([labels.severity]),
      ]);
      const [page, section] = annotations.runbook_url.split('#');
      expect([alert, page, sections]).toEqual([
        alert,
        'docs/OPERATIONS.md',
        expect.arrayContaining([section]),
      ]);
    }
  });

  it('show on the dashboard traffic, errors, latency, queues, the oldest generation, credits and costs', () => {
    for (const part of [
      'duration_seconds_count',
      '5..',
      'duration_seconds_bucket',
      'queue_jobs',
      'oldest_open_generation',
      'credits_total',
      'cost_usd_total',
    ])
      expect([part, queries.some((query) => query.includes(part))]).toEqual([part, true]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
