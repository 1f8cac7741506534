import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailedLink } from '../../testing/emailed-links.ts';
import { overtaken } from '../../testing/overtaken.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const UNAUTHORIZED = { status: 401, body: { code: 'unauthorized' } };
const NEW_PASSWORD = 'Rainy-Harbour-16';

interface Operation {
  method: string;
  path: string;
}

/** Every operation of the contract that asks for a token, with some id where one is needed. */
const guarded: Operation[] = Object.entries(
  JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'))
    .paths as Record<string, Record<string, { security: unknown[]; responses: object }>>,
).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { security, responses }]) => security.length > 0 && '401' in responses)
    .map(([method]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
    })),
);

const statusOf = async (authorization: string, { method, path }: Operation, accept = '*/*') =>
  (await fetch(`${api.origin}${path}`, { method, headers: { authorization, accept } })).status;

describe('POST /api/auth/login', () => {
  it('answers a bearer token for email and password, whatever the case of the email', async () => {
    const user = await api.signUp();
    expect(await logIn(api.origin, ` ${user.email.toUpperCase()}`, user.password)).toEqual({
      status: 200,
      body: { access_token: expect.any(String), token_type: 'bearer' },
    });
  });

  it('signs a client in by OAuth 2.0, and ignores its name and secret', async () => {
    const user = await api.signUp();
    const form = new URLSearchParams({
      grant_type: 'password',
      username: user.email,
      password: user.password,
      scope: '',
      client_id: 'swagger',
      client_secret: 'hush',
    });
    const authorization = `Basic ${Buffer.from('swagger:hush').toString('base64')}`;
    const answer = await fetch(`${api.origin}/api/auth/login`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { access_token: expect.any(String), token_type: 'bearer' },
    ]);
    form.set('audience', 'support');
    const unknown = await fetch(`${api.origin}/api/auth/login`, { method: 'POST', body: form });
    expect(unknown.status).toBe(400);
  });

  it('gives the same answer to an unknown email and a wrong password', async () => {
    const user = await api.signUp();
    const wrong = await logIn(api.origin, user.email, 'Wrong-Password-1');
    const unknown = await logIn(api.origin, 'unknown@example.com', 'Wrong-Password-1');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it.each([
    ['no email', '', 'Weekend-Shift-15', 'Email is required'],
    ['no password', 'nora@example.com', '', 'Password is required'],
    [
      'a password too long to hash',
      'nora@example.com',
      'x'.repeat(129),
      'Password must be at most 128 characters',
    ],
  ])('says what is wrong with %s', async (_what, email, password, message) => {
    expect(await logIn(api.origin, email, password)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('does not accept a password in the query string', async () => {
    const user = await api.signUp();
    const query = new URLSearchParams({ username: user.email, password: user.password });
    expect((await request(api.origin, 'POST', `/api/auth/login?${query}`, {})).status).toBe(400);
  });
});

describe('a session token', () => {
  it('is accepted by every operation that needs one, which is most of the contract', async () => {
    expect(guarded.length).toBeGreaterThan(12);
    const user = await api.signUp();
    const harmless = guarded.filter(({ method }) => method === 'GET');
    for (const operation of harmless)
      expect([operation, await statusOf(user.authorization, operation)]).not.toEqual([
        operation,
        401,
      ]);
  });

  it.each([
    ['none', ''],
    ['a made-up one', 'Bearer abc.def.ghi'],
    ['an unsigned one', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","version":0}')}.`],
    ['one of another scheme', `Basic ${btoa('nora@example.com:Weekend-Shift-15')}`],
  ])('is refused everywhere when it is %s', async (_what, authorization) => {
    for (const operation of guarded)
      expect([operation, await statusOf(authorization, operation)]).toEqual([operation, 401]);
    expect(
      await request(api.origin, 'GET', '/api/auth/me', undefined, { authorization }),
    ).toMatchObject(UNAUTHORIZED);
  });
});

describe('the sessions of an account', () => {
  const byReset = async (user: TestUser) => {
    await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
    const { token } = await emailedLink(api, user.id, 'reset_password');
    await request(api.origin, 'POST', '/api/auth/reset-password', {
      token,
      new_password: NEW_PASSWORD,
    });
  };
  const byChange = (user: TestUser) =>
    user.send('POST', '/api/auth/change-password', {
      current_password: user.password,
      new_password: NEW_PASSWORD,
    });
  const byLogout = (user: TestUser) => user.send('POST', '/api/auth/logout-everywhere');
  const byDeletion = (user: TestUser) =>
    user.send('DELETE', '/api/auth/account', { password: user.password });

  it.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['the password is reset', byReset],
    ['the password is changed', byChange],
    ['the person logs out everywhere', byLogout],
    ['the account is deleted', byDeletion],
  ])('all end at once, on every operation, when %s', async (_what, end) => {
    const user = await api.signUp();
    const other = await logIn(api.origin, user.email, user.password);
    await end(user);
    for (const authorization of [user.authorization, `Bearer ${other.body.access_token}`])
      for (const operation of guarded)
        expect([operation, await statusOf(authorization, operation)]).toEqual([operation, 401]);
    const stream = { method: 'POST', path: '/api/prompts/generate' };
    expect(await statusOf(user.authorization, stream, 'text/event-stream')).toBe(401);
  });

  it('can start again after a logout everywhere, and end again', async () => {
    const user = await api.signUp();
    expect((await byLogout(user)).status).toBe(200);
    const { body } = await logIn(api.origin, user.email, user.password);
    const authorization = `Bearer ${body.access_token}`;
    const again = () =>
      request(api.origin, 'POST', '/api/auth/logout-everywhere', undefined, { authorization });
    expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject(UNAUTHORIZED);
  });

  it('stay valid when another account ends its own', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()];
    await byLogout(one);
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });
});

describe('a session that ends while a request is under way', () => {
  const OPERATIONS: [string, (user: TestUser) => ReturnType<TestUser['send']>][] = [
    [
      'change the password',
      (user) =>
        user.send('POST', '/api/auth/change-password', {
          current_password: user.password,
          new_password: NEW_PASSWORD,
        }),
    ],
    [
      'ask for another address',
      (user) =>
        user.send('POST', '/api/auth/change-email', {
          current_password: user.password,
          new_email: `new.${user.email}`,
        }),
    ],
    ['ask for another link', (user) => user.send('POST', '/api/auth/resend-verification')],
    [
      'delete the account',
      (user) => user.send('DELETE', '/api/auth/account', { password: user.password }),
    ],
  ];

  /** All that the database holds of a person, but for the end of the session. */
  const stored = async ({ id }: TestUser) => {
    const em = api.em();
    return [
      await em.execute('select *, null as token_version from users where id = ?', [id]),
      await em.execute('select * from email_tokens where user_id = ?', [id]),
      await em.execute("select key from outbox where queue = 'mail' order by key"),
    ];
  };

  it.each(OPERATIONS)('does not %s any more', async (_what, send) => {
    const user = await api.signUp();
    const before = await stored(user);
    const answer = await overtaken(api, user.id, () => send(user), { tokenVersion: 1 });
    expect(answer).toMatchObject(UNAUTHORIZED);
    expect(await stored(user)).toEqual(before);
  });
});
