import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.ts';
import { emailedLink } from '../../testing/emailed-links.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const DAY_S = 24 * 60 * 60;
const OTHER_SECRET = 'c9f0f895fb98ab9159f51fd0297e236d';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  user = await api.signUp();
});
afterAll(() => api.close());

const nowS = () => Math.floor(Date.now() / 1_000);
const sign = (claims: object, secret = api.settings.JWT_SECRET) =>
  new JwtService({ secret }).sign(JSON.parse(JSON.stringify(claims)));
const statusOf = async (token: string, { origin } = api) => {
  const authorization = `Bearer ${token}`;
  return (await request(origin, 'GET', '/api/auth/me', undefined, { authorization })).status;
};

/** Claims as they are issued, with some of them changed or left out. */
const claims = (change: object = {}) => ({
  iss: 'promptmint',
  aud: 'session',
  sub: user.id,
  version: 0,
  iat: nowS(),
  exp: nowS() + 60,
  ...change,
});

describe('a session token', () => {
  it('names its issuer, audience, account and end', async () => {
    const { body } = await logIn(api.origin, user.email, user.password);
    const issued = new JwtService().decode<Record<string, number>>(body.access_token);
    expect(issued).toEqual({
      iss: 'promptmint',
      aud: 'session',
      sub: user.id,
      version: 0,
      iat: expect.any(Number),
      exp: (issued['iat'] ?? 0) + 7 * DAY_S,
    });
    expect(await statusOf(sign(claims()))).toBe(200);
  });

  it.each<[string, object]>([
    ['from another issuer', { iss: 'https://elsewhere.example' }],
    ['for another use', { aud: 'email-link' }],
    ['without issuer', { iss: undefined }],
    ['without audience', { aud: undefined }],
    ['without an end', { exp: undefined }],
    ['whose end has come', { exp: nowS() - 1 }],
    ['without a subject', { sub: undefined }],
    ['of what is no id', { sub: "x' or true --" }],
    ['of an unknown account', { sub: crypto.randomUUID() }],
    ['of a number', { sub: 7 }],
    ['of no version', { version: undefined }],
    ['of another version', { version: 1 }],
    ['of a version in words', { version: '0' }],
  ])('is refused %s', async (_what, change) => {
    expect(await statusOf(sign(claims(change)))).toBe(401);
  });

  it('is refused when another secret signed it, the root of the other keys included', async () => {
    const separate = await openTestApi({ SECRET_KEY: OTHER_SECRET });
    const person = await separate.signUp();
    const own = claims({ sub: person.id });
    expect(await statusOf(sign(own), separate)).toBe(200);
    expect(await statusOf(sign(own, OTHER_SECRET), separate)).toBe(401);
    await separate.close();
  });
});

describe('a token of a release before 20261126, which named no issuer and no audience', () => {
  const earlier = (change: object = {}) =>
    claims({ iss: undefined, aud: undefined, iat: nowS() - 3 * DAY_S, ...change });
  const upgradeAt = (seconds: number) =>
    api
      .em()
      .execute('insert into earlier_sessions (issued_before) values (to_timestamp(?))', [seconds]);
  beforeEach(() => api.em().execute('delete from earlier_sessions'));

  it('is refused where no such release has run', async () => {
    expect(await statusOf(sign(earlier()))).toBe(401);
  });

  it('stays valid until its own end, if it was issued before the upgrade', async () => {
    await upgradeAt(nowS() - 2 * DAY_S);
    expect(await statusOf(sign(earlier()))).toBe(200);
    expect(await statusOf(sign(earlier({ exp: nowS() - 1 })))).toBe(401);
    expect(await statusOf(sign(earlier({ exp: undefined })))).toBe(401);
    expect(await statusOf(sign(earlier({ iat: nowS() - DAY_S })))).toBe(401);
  });

  it('is refused when it names only an issuer or only an audience, or the account in an unknown form', async () => {
    await upgradeAt(nowS());
    for (const change of [{ iss: 'promptmint' }, { aud: 'session' }, { sub: 'x' }, { version: 3 }])
      expect(await statusOf(sign(earlier(change)))).toBe(401);
  });
});

describe('a new JWT_SECRET with the same SECRET_KEY', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('ends sessions, but keeps links, limits, known devices and free credits as they were', async () => {
    const shared = {
      DATABASE_URL: database.url,
      SECRET_KEY: api.settings.JWT_SECRET,
      RATE_LIMIT_LOGIN_PER_ACCOUNT: '4/hour',
    };
    const before = await openTestApi(shared);
    const person = await before.signUp();
    const form = new URLSearchParams({ username: person.email, password: person.password });
    const login = await fetch(`${before.origin}/api/auth/login`, { method: 'POST', body: form });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { token } = await emailedLink(before, person.id, 'verify_email');
    for (const _ of [1, 2]) await logIn(before.origin, person.email, 'Wrong-Password-1');
    await before.close();

    const after = await openTestApi({ ...shared, JWT_SECRET: OTHER_SECRET });
    const { authorization } = person;
    expect(
      await request(after.origin, 'GET', '/api/auth/me', undefined, { authorization }),
    ).toMatchObject({ status: 401 });
    expect(await logIn(after.origin, person.email, person.password)).toMatchObject({ status: 429 });
    const known = { method: 'POST', body: form, headers: { cookie } };
    expect((await fetch(`${after.origin}/api/auth/login`, known)).status).toBe(200);
    const opened = await request(after.origin, 'GET', `/api/auth/verify-email?token=${token}`);
    expect(opened.status).toBe(200);
    const again = { email: person.email.replace('@', '+2@'), password: person.password };
    expect(
      await request(after.origin, 'POST', '/api/auth/register', { ...again, full_name: 'N' }),
    ).toMatchObject({ status: 201, body: { credits: 0 } });
    await after.close();
  });
});
