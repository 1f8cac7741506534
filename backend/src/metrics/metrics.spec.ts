import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { metricProblems, metricValue } from '../../../core/testing/metrics-text.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const SECRET = 'whsec_of_these_tests';
const stripe = new Stripe('sk_test_of_these_tests');

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    API_METRICS_PORT: '0',
    STRIPE_SECRET_KEY: 'sk_test_of_these_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  });
});
afterAll(() => api.close());

const page = async () => (await fetch(`http://127.0.0.1:${api.metricsPort}/metrics`)).text();

/** How many requests were counted. A request is counted a moment after its answer has come. */
async function counted(method: string, route: string, status: number): Promise<number> {
  const labels = `http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"`;
  const sample = `http_server_request_duration_seconds_count{${labels}}`;
  return until(async () => metricValue(await page(), sample));
}

function deliver(event: object, secret = SECRET) {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, created: 1, ...event });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': signature };
  return request(api.origin, 'POST', '/api/payments/webhook', payload, headers);
}

describe('the metrics page of the API', () => {
  it('times requests by the template of their route, and all unknown addresses as one', async () => {
    const user = await api.signUp();
    expect((await user.get(`/api/prompts/${randomUUID()}/refinements`)).status).toBe(404);
    await request(api.origin, 'GET', `/api/${randomUUID()}`);
    await request(api.origin, 'GET', `/${user.email}`);
    expect((await request(api.origin, 'POST', '/mcp', '{}')).status).toBe(401);
    expect(await counted('GET', '/api/prompts/:id/refinements', 404)).toBe(1);
    expect(await counted('POST', '/api/auth/register', 201)).toBe(1);
    expect(await counted('POST', '/mcp', 401)).toBe(1);
    await until(async () => (await counted('GET', 'other', 404)) === 2);
    const text = await page();
    expect(metricProblems(text)).toEqual([]);
    expect(text).not.toContain(user.email);
  });

  it('shows the lag of the event loop, and the use of the database pool', async () => {
    const text = await page();
    expect(metricValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    const pool = 'db_client_connection_pool_name="main"';
    expect(metricValue(text, `db_client_connection_pending_requests{${pool}}`)).toBe(0);
    expect(metricValue(text, `db_client_connection_max{${pool}}`)).toBe(10);
    const used = `db_client_connection_count{${pool},db_client_connection_state="used"}`;
    expect(metricValue(text, used)).toBeGreaterThanOrEqual(0);
    expect(metricValue(text, 'promptmint_credits_total{kind="generation"}')).toBe(0);
  });

  it('counts the events of Stripe by type and by what became of them', async () => {
    const type = 'charge.refunded';
    const id = `evt_${randomUUID()}`;
    const object = { id: `ch_${randomUUID()}`, payment_intent: `pi_x`, amount_refunded: 1 };
    const refund = { id, type, livemode: false, data: { object } };
    await deliver(refund);
    await deliver(refund);
    await deliver({ type: 'customer.created' });
    await deliver({ type, livemode: true, data: { object } });
    await deliver(refund, 'whsec_of_somebody_else');
    const text = await page();
    const events = (of: string, outcome: string) =>
      metricValue(text, `promptmint_webhook_events_total{type="${of}",outcome="${outcome}"}`);
    expect({
      applied: events(type, 'applied'),
      repeated: events(type, 'repeated'),
      ignored: events('other', 'ignored'),
      rejected: events(type, 'rejected'),
      unverified: events('other', 'unverified'),
      failed: events(type, 'failed'),
    }).toEqual({ applied: 1, repeated: 1, ignored: 1, rejected: 1, unverified: 1, failed: 0 });
  });

  it('is served neither on the port of the API, nor where no port is set', async () => {
    expect((await request(api.origin, 'GET', '/metrics')).status).toBe(404);
    const silent = await openTestApi({ DATABASE_URL: api.settings.DATABASE_URL });
    expect(silent.metricsPort).toBeNull();
    await silent.close();
  });

  it('stops the start when its port is taken', async () => {
    const again = openTestApi({
      DATABASE_URL: api.settings.DATABASE_URL,
      API_METRICS_PORT: `${api.metricsPort}`,
    });
    await expect(again).rejects.toThrow(/EADDRINUSE/);
  });
});
