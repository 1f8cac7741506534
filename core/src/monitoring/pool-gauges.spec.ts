import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { metricValue } from '../../testing/metrics-text.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { addPoolGauges } from './pool-gauges.js';
import { addReadGauge } from './read-gauge.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

it('counts no read of the metrics page itself among the requests that wait for a connection', async () => {
  const em = db.orm.em.fork();
  const registry = new Registry();
  for (const name of ['first', 'second'])
    addReadGauge(registry, {
      name,
      help: 'Reads the database at each scrape',
      labels: [],
      maxAgeMs: 0,
      read: async () => {
        await em.fork().execute('select 1');
        return [];
      },
    });
  addPoolGauges(registry, em);
  const sample = 'db_client_connection_pending_requests{db_client_connection_pool_name="main"}';
  for (const _scrape of [1, 2, 3]) expect(metricValue(await registry.metrics(), sample)).toBe(0);
});
