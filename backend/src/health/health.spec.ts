import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, { workerSeen: false });
});
afterAll(() => api.close());

const get = (path: string) => request(api.origin, 'GET', path);
const beat = (secondsAgo: number) =>
  api.em().upsert(Heartbeat, {
    process: 'worker',
    consumedAt: new Date(Date.now() - secondsAgo * 1_000),
  });

describe('health', () => {
  it('is live as soon as the process answers', async () => {
    expect(await get('/health/live')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('is ready only while a worker consumes', async () => {
    expect((await get('/health/ready')).status).toBe(503);
    await beat(1);
    expect((await get('/health/ready')).status).toBe(200);
    await beat(60);
    expect((await get('/health/ready')).status).toBe(503);
  });

  it('answers at the root', async () => {
    expect(await get('/')).toEqual({ status: 200, body: { status: 'ok' } });
  });
});
