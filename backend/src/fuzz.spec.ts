import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { FUZZ_SETTINGS, prepareFuzz } from '../testing/fuzz/prepare.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(FUZZ_SETTINGS);
});
afterAll(() => api.close());

describe('random requests to every operation of the contract', () => {
  it('get documented answers, errors in the one error format, and no unexpected 5xx', async () => {
    const prepared = await prepareFuzz(api.origin, api.settings.DATABASE_URL);
    const report = await fuzz({ ...prepared, origin: api.origin, requests: 10, seed: 1 });
    expect(report.failures).toEqual([]);
    expect(report.sent).toBeGreaterThan(1_000);
    // Without these settings the requests would not get beyond the first checks.
    expect(Object.keys(report.statuses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '413', '415']),
    );
  });
});
