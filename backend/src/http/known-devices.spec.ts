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
import { emailedLink } from '../../testing/emailed-links.ts';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';

const NEW_PASSWORD = 'Rainy-Harbour-16';
const DAY_MS = 24 * 60 * 60 * 1_000;

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi({ RATE_LIMIT_LOGIN_PER_ACCOUNT: '3/hour' });
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.signUp();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A browser that keeps the cookie of the API. */
function device() {
  let cookie = '';
  const send = async (path: string, body: object | URLSearchParams, headers = {}) => {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(`${api.origin}${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const [set] = answer.headers.getSetCookie();
    cookie = set?.split(';')[0] ?? cookie;
    return { status: answer.status, set };
  };
  return {
    send,
    logIn: async (email: string, password: string, path = '/api/auth/login') =>
      (await send(path, new URLSearchParams({ username: email, password }))).status,
    cookie: () => cookie,
    use: (other: string) => (cookie = other),
  };
}

/** Uses up the tries of strangers by sending wrong passwords. */
async function guess(email: string): Promise<void> {
  const guesser = device();
  for (let tries = 0; tries < 4; tries += 1) await guesser.logIn(email, 'Wrong-Password-1');
  expect(await guesser.logIn(email, user.password)).toBe(429);
}

describe('a device that has signed in before', () => {
  it('can sign in while strangers guess the password', async () => {
    const known = device();
    expect(await known.logIn(user.email, user.password)).toBe(200);
    await guess(user.email);
    expect(await known.logIn(user.email, user.password)).toBe(200);
    expect(await device().logIn(user.email, user.password)).toBe(429);
  });

  it('may try as often as all strangers together, and no more', async () => {
    const [known, other] = [device(), device()];
    await known.logIn(user.email, user.password);
    await other.logIn(user.email, user.password);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await known.logIn(user.email, 'Wrong-Password-1')).toBe(401);
    expect(await known.logIn(user.email, user.password)).toBe(429);
    expect(await other.logIn(user.email, user.password)).toBe(200);
  });

  it('is known to each account that signed in there, and to no other', async () => {
    const second = await api.signUp();
    const known = device();
    for (const { email, password } of [user, second])
      expect(await known.logIn(email, password)).toBe(200);
    const stranger = await api.signUp();
    for (const { email } of [user, second, stranger]) await guess(email);
    expect(await known.logIn(user.email, user.password)).toBe(200);
    expect(await known.logIn(second.email, second.password)).toBe(200);
    expect(await known.logIn(stranger.email, stranger.password)).toBe(429);
  });

  it('is known by a cookie that scripts cannot read, and that goes to the login alone', async () => {
    const { set } = await device().send(
      '/api/auth/login',
      new URLSearchParams({ username: user.email, password: user.password }),
    );
    expect(set).toMatch(/^promptmint_device=[^;]{40,};/);
    expect(set?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${180 * 24 * 3_600}`,
      'Path=/api/auth',
      'SameSite=Strict',
    ]);
    expect(decodeURIComponent(set ?? '')).not.toContain(user.email);
  });

  it('is not known after a failed login', async () => {
    const { set } = await device().send(
      '/api/auth/login',
      new URLSearchParams({ username: user.email, password: 'Wrong-Password-1' }),
    );
    expect(set).toBeUndefined();
  });

  it('is not known with a cookie that was invented, changed, or is too old', async () => {
    const known = device();
    await known.logIn(user.email, user.password);
    await guess(user.email);
    const cookie = known.cookie();
    const [name, value = ''] = cookie.split('=');
    for (const forged of ['', 'x', value.slice(0, -2), `${value}x`, value.replace('.', '.0')]) {
      known.use(`${name}=${forged}`);
      expect(await known.logIn(user.email, user.password)).toBe(429);
    }
    known.use(cookie);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 181 * DAY_MS);
    await guess(user.email);
    expect(await known.logIn(user.email, user.password)).toBe(429);
  });

  it('is known after an account was restored there', async () => {
    const known = device();
    await user.send('DELETE', '/api/auth/account', { password: user.password });
    expect(await known.logIn(user.email, user.password, '/api/auth/restore')).toBe(200);
    await guess(user.email);
    expect(await known.logIn(user.email, user.password)).toBe(200);
  });

  it('is known after the password was reset there, so that guessing keeps no owner out', async () => {
    await guess(user.email);
    await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
    const { token } = await emailedLink(api, user.id, 'reset_password');
    const fresh = device();
    const reset = { token, new_password: NEW_PASSWORD };
    expect((await fresh.send('/api/auth/reset-password', reset)).status).toBe(200);
    expect(await fresh.logIn(user.email, NEW_PASSWORD)).toBe(200);
  });
});

describe('a person who is signed in', () => {
  it('can change the password while strangers guess it', async () => {
    await guess(user.email);
    const change = { current_password: user.password, new_password: NEW_PASSWORD };
    expect((await user.send('POST', '/api/auth/change-password', change)).status).toBe(200);
  });
});

it('the cookie of a known device is sent over https only if the site uses https', async () => {
  const secure = await openTestApi({ PUBLIC_URL: 'https://promptmint.example' });
  const person = await secure.signUp();
  const answer = await fetch(`${secure.origin}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: person.email, password: person.password }),
  });
  expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  await secure.close();
});
