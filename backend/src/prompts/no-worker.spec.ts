import { randomUUID } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const request = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const REFUSED = {
  status: 503,
  body: {
    code: 'generation_unavailable',
    message:
      'No prompts can be written at the moment, and nothing was charged. Please try again in a few minutes.',
  },
};
const MINUTE_MS = 60_000;

describe.each(queueStores())('an API without a worker, queue on %s', (_name, redis) => {
  let api: TestApi;
  let user: TestUser;
  let minutesAhead: number;

  beforeAll(async () => {
    api = await openTestApi(
      { REPLY_WAIT_SECONDS: '0.1', ...(redis && { REDIS_URL: redis }) },
      { workerSeen: false },
    );
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    minutesAhead = 0;
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + minutesAhead * MINUTE_MS);
    user = await api.signUp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const generate = (sent: object = {}, key: string = randomUUID()) =>
    user.send('POST', '/api/prompts/generate', { ...request, ...sent }, { 'idempotency-key': key });
  const credits = async () => (await user.get('/api/auth/credits')).body.credits;
  const workerSeen = () =>
    api.em().upsert(Heartbeat, { process: 'worker', consumedAt: new Date(Date.now()) });

  it('gives the worker a minute from its own start, and then refuses before it charges', async () => {
    const first = randomUUID();
    expect(await generate({}, first)).toMatchObject({ status: 504 });
    const earlier = await api.em().findOneOrFail(Prompt, { user: user.id });
    await api.em().nativeUpdate(Prompt, earlier.id, { status: 'succeeded', ...FINISHED });
    expect(await credits()).toBe(9);
    const rows = () => Promise.all([api.em().count(Prompt), api.em().count(OutboxMessage)]);
    const before = await rows();

    minutesAhead = 1;
    expect(await generate()).toMatchObject(REFUSED);
    expect(await generate({ regenerates: earlier.id })).toMatchObject(REFUSED);
    const refined = await user.send('POST', `/api/prompts/${earlier.id}/refine`, {
      wish: 'shorter',
    });
    expect(refined).toMatchObject(REFUSED);
    expect(await credits()).toBe(9);
    expect(await rows()).toEqual(before);
    expect(await generate({}, first)).toMatchObject({ status: 200, body: { id: earlier.id } });
  });

  it('charges again as soon as a worker is seen, and refuses once the last one is gone for a minute', async () => {
    minutesAhead = 5;
    await workerSeen();
    minutesAhead = 5.5;
    expect(await generate()).toMatchObject({ status: 504 });
    minutesAhead = 6;
    expect(await generate()).toMatchObject(REFUSED);
    await workerSeen();
    expect(await generate()).toMatchObject({ status: 504 });
    expect(await credits()).toBe(8);
  });
});
