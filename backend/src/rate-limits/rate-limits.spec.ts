import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import {
  type Answer,
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const REFUSED = { status: 429, body: { code: 'too_many_requests' } };
const HOUR_S = 3_600;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    RATE_LIMIT_LOGIN_PER_ACCOUNT: '3/minute',
    RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT: '2/hour',
    RATE_LIMIT_GENERATE_PER_USER: '1/minute',
  });
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const times = async (count: number, go: () => Promise<Answer>) => {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await go());
  return answers.map(({ status }) => status);
};
/** Moves the clock of the API, which counts in PostgreSQL by its own clock. */
const moveClock = (seconds: number) => {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1_000);
};
const wrong = (user: TestUser) => logIn(api.origin, user.email, 'Wrong-Password-1');
const right = (user: TestUser) => logIn(api.origin, user.email, user.password);

describe('a limited login', () => {
  it('does not look at the password: the right one is refused as well', async () => {
    const user = await api.signUp();
    expect(await times(2, () => wrong(user))).toEqual([401, 401]);
    expect(await right(user)).toMatchObject(REFUSED);
    expect(await right(user)).toEqual(await wrong(user));
  });

  it('does not keep out other accounts at the same address', async () => {
    const [user, colleague] = [await api.signUp(), await api.signUp()];
    await times(4, () => wrong(user));
    expect(await wrong(user)).toMatchObject(REFUSED);
    expect((await right(colleague)).status).toBe(200);
  });

  it('does not affect a signed-in person, whose password checks are counted together', async () => {
    const user = await api.signUp();
    await times(4, () => wrong(user));
    expect((await user.send('DELETE', '/api/auth/account', { password: 'wrong' })).status).toBe(
      403,
    );
    const change = (current_password: string) =>
      user.send('POST', '/api/auth/change-password', {
        current_password,
        new_password: 'Weekend-Shift-16',
      });
    expect((await change('wrong')).status).toBe(403);
    const move = () =>
      user.send('POST', '/api/auth/change-email', {
        current_password: user.password,
        new_email: `new.${user.email}`,
      });
    expect((await move()).status).toBe(200);
    expect(await move()).toMatchObject(REFUSED);
    expect(await change(user.password)).toMatchObject(REFUSED);
    expect(
      await user.send('DELETE', '/api/auth/account', { password: user.password }),
    ).toMatchObject(REFUSED);
    expect((await user.get('/api/auth/me')).status).toBe(200);
  });

  it('is possible again when the window has ended, which starts a new one', async () => {
    const user = await api.signUp();
    await times(3, () => wrong(user));
    moveClock(61);
    expect(await times(4, () => right(user))).toEqual([200, 200, 200, 429]);
  });

  it('does not wait longer after trying again', async () => {
    const user = await api.signUp();
    await times(3, () => wrong(user));
    const { retry_after: wait } = (await wrong(user)).body;
    moveClock(30);
    const { retry_after: later } = (await wrong(user)).body;
    expect(later).toBeLessThanOrEqual(wait - 30);
  });
});

describe('a limit of several rates', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await openTestApi({ RATE_LIMIT_REGISTER_PER_ADDRESS: '100/day,30/hour' });
  });
  afterAll(() => limited.close());

  const register = () => request(limited.origin, 'POST', '/api/auth/register', {});
  const through = async (tries: number) =>
    (await times(tries, register)).filter((status) => status === 400).length;

  it('applies each rate, counts no try that a shorter rate refused, and answers the longest wait', async () => {
    for (const hour of [0, 1, 2]) {
      moveClock(hour * (HOUR_S + 1));
      expect(await through(50)).toBe(30);
      expect((await register()).body.retry_after).toBeLessThanOrEqual(HOUR_S);
      jest.restoreAllMocks();
    }
    moveClock(3 * (HOUR_S + 1));
    const untilTomorrow = { message: 'Too many attempts. Please try again in 21 hours.' };
    expect(await through(11)).toBe(10);
    expect((await register()).body).toMatchObject(untilTomorrow);
    // By now the hour is used up as well.
    expect(await through(50)).toBe(0);
    expect((await register()).body).toMatchObject(untilTomorrow);
  });
});

describe('links by email', () => {
  it('have the same limit for a known and an unknown address', async () => {
    const user = await api.signUp();
    const forgot = (email: string) =>
      request(api.origin, 'POST', `/api/auth/forgot-password?email=${email}`);
    const known = await times(3, () => forgot(user.email));
    expect(await times(3, () => forgot('nobody@example.com'))).toEqual(known);
    expect(known).toEqual([200, 200, 429]);
    const [one, other] = [await forgot(user.email), await forgot('nobody@example.com')];
    for (const { body } of [one, other]) expect(body.retry_after).toBeGreaterThan(HOUR_S - 60);
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
  });

  it('are counted by kind, and a refused request leaves the earlier link valid', async () => {
    const user = await api.signUp();
    const resend = () => user.send('POST', '/api/auth/resend-verification');
    // The first of the two came with the registration.
    expect((await resend()).status).toBe(200);
    const link = { user: user.id, purpose: 'verify_email', usedAt: null } as const;
    const before = await api.em().findOneOrFail(EmailToken, link);
    expect(await resend()).toMatchObject(REFUSED);
    expect(await api.em().findOneOrFail(EmailToken, link)).toMatchObject({ id: before.id });
    const change = () =>
      user.send('POST', '/api/auth/change-email', {
        current_password: user.password,
        new_email: `new-${user.email}`,
      });
    expect((await change()).status).toBe(200);
  });
});

describe('a limited generation', () => {
  it('is refused before anything is charged', async () => {
    const user = await api.signUp();
    const generate = (body: object) => user.send('POST', '/api/prompts/generate', body);
    await generate({});
    const idea = { user_input: 'an idea', use_case: 'qa', target_model: 'claude', language: 'en' };
    expect(await generate(idea)).toMatchObject(REFUSED);
    expect((await user.get('/api/auth/credits')).body).toEqual({ credits: 10 });
  });

  it('is checked for a token first', async () => {
    for (const _ of [1, 2])
      expect((await request(api.origin, 'POST', '/api/prompts/generate', {})).status).toBe(401);
  });
});
