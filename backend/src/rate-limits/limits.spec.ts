import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { holderOf, type KeyHolder, makeKey, signUpOn } from '../../testing/api-keys.ts';
import { GENEROUS_RATE_LIMITS } from '../../testing/generous-rate-limits.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { duration } from './too-many-requests.js';

/** An empty setting is one that is not given. */
const DEFAULTS = Object.fromEntries(Object.keys(GENEROUS_RATE_LIMITS).map((name) => [name, '']));

/** Every case comes from an address of its own, behind a proxy. */
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ ...DEFAULTS, TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => api.close());

/** A client at an address. */
interface Client {
  send(method: string, path: string, body?: object | URLSearchParams): Promise<Response>;
}

function clientAt(address: string, user?: TestUser): Client {
  return {
    send: (method, path, body) => {
      const form = body instanceof URLSearchParams;
      return fetch(`${api.origin}${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(user && { authorization: user.authorization }),
          ...(body && !form && { 'content-type': 'application/json' }),
        },
        ...(body && { body: form ? body : JSON.stringify(body) }),
      });
    },
  };
}

const newAddress = () =>
  `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;
const newEmail = () => `${randomUUID()}@example.com`;
const form = (username: string, password = 'Wrong-Password-1') =>
  new URLSearchParams({ username, password });
const contact = {
  name: 'Nora',
  email: 'nora@example.com',
  subject: 'A question',
  message: 'How many credits does a refinement cost?',
};

type Try = (client: Client, email: string, index: number) => Promise<Response>;

/**
 * The product's limits: how many tries each allows, in how many seconds, and the status afterwards.
 */
const BY_ADDRESS: [what: string, allowed: number, seconds: number, status: number, go: Try][] = [
  ['registrations', 30, 3_600, 400, ({ send }) => send('POST', '/api/auth/register', {})],
  ['logins', 60, 60, 400, ({ send }) => send('POST', '/api/auth/login', form('', ''))],
  ['restored accounts', 60, 60, 400, ({ send }) => send('POST', '/api/auth/restore', form('', ''))],
  ['verifications', 60, 60, 400, ({ send }) => send('GET', '/api/auth/verify-email?token=none')],
  [
    'new passwords by link',
    60,
    60,
    400,
    ({ send }) => send('POST', '/api/auth/reset-password', {}),
  ],
  ['links asked for', 60, 60, 400, ({ send }) => send('POST', '/api/auth/forgot-password')],
  ['messages', 10, 3_600, 200, ({ send }) => send('POST', '/api/contact/submit', contact)],
];
const BY_TYPED_EMAIL: typeof BY_ADDRESS = [
  ['logins', 10, 60, 401, ({ send }, email) => send('POST', '/api/auth/login', form(email))],
  [
    'restored accounts',
    10,
    60,
    401,
    ({ send }, email) => send('POST', '/api/auth/restore', form(email)),
  ],
  [
    'reset links (with every plus-tag)',
    5,
    3_600,
    200,
    ({ send }, email, index) =>
      send('POST', `/api/auth/forgot-password?email=${email.replace('@', `%2B${index}@`)}`),
  ],
];
const BY_USER: typeof BY_ADDRESS = [
  ['changed addresses', 5, 3_600, 400, ({ send }) => send('POST', '/api/auth/change-email', {})],
  // The first of the five came with the registration.
  [
    'verification links',
    4,
    3_600,
    200,
    ({ send }) => send('POST', '/api/auth/resend-verification'),
  ],
  ['exports', 10, 3_600, 400, ({ send }) => send('GET', '/api/auth/export?format=pdf')],
  [
    'generations and refinements',
    60,
    60,
    400,
    ({ send }, _email, index) =>
      send('POST', `/api/prompts/${index % 2 ? 'generate' : `${randomUUID()}/refine`}`, {}),
  ],
  ['analyses', 120, 60, 400, ({ send }) => send('POST', '/api/prompts/analyze', {})],
  [
    'looks at what refinements would do',
    60,
    60,
    404,
    ({ send }) => send('GET', `/api/prompts/${randomUUID()}/refinements`),
  ],
  [
    'checkout pages and looks at a payment',
    60,
    60,
    400,
    ({ send }, _email, index) =>
      index % 2
        ? send('POST', '/api/payments/create-checkout-session')
        : send('GET', '/api/payments/checkout/none-of-these!'),
  ],
];

/** The operations that check the password of a signed-in person. */
const BY_PASSWORD: [what: string, go: Try][] = [
  [
    'a new password',
    ({ send }) =>
      send('POST', '/api/auth/change-password', {
        current_password: 'Wrong-Password-1',
        new_password: 'Weekend-Shift-16',
      }),
  ],
  [
    'the end of the account',
    ({ send }) => send('DELETE', '/api/auth/account', { password: 'Wrong-Password-1' }),
  ],
];

/** Uses all allowed tries, and one more. */
async function expectLimit(
  allowed: number,
  seconds: number,
  status: number,
  go: (index: number) => Promise<Response>,
): Promise<void> {
  for (let index = 0; index < allowed; index += 1) expect((await go(index)).status).toBe(status);
  const refused = await go(allowed);
  expect(refused.status).toBe(429);
  const body = (await refused.json()) as { retry_after: number };
  const wait = body.retry_after;
  const message = `Too many attempts. Please try again in ${duration(wait)}.`;
  expect(body).toEqual({
    statusCode: 429,
    code: 'too_many_requests',
    message,
    detail: message,
    retry_after: wait,
  });
  expect(refused.headers.get('retry-after')).toBe(String(wait));
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
}

describe('by default, an address', () => {
  it.each(BY_ADDRESS)(
    'is limited in %s to %i in %i seconds',
    async (_what, allowed, seconds, status, go) => {
      const client = clientAt(newAddress());
      await expectLimit(allowed, seconds, status, (index) => go(client, newEmail(), index));
      expect((await go(clientAt(newAddress()), newEmail(), 0)).status).toBe(status);
    },
  );
});

describe('by default, an email that was typed', () => {
  it.each(BY_TYPED_EMAIL)(
    'is limited in %s to %i in %i seconds, wherever they come from',
    async (_what, allowed, seconds, status, go) => {
      const email = newEmail();
      await expectLimit(allowed, seconds, status, (index) =>
        go(clientAt(newAddress()), index % 2 ? email : email.toUpperCase(), index),
      );
      expect((await go(clientAt(newAddress()), newEmail(), 0)).status).toBe(status);
    },
  );
});

describe('by default, a person who is signed in', () => {
  it.each(BY_USER)(
    'is limited in %s to %i in %i seconds',
    async (_what, allowed, seconds, status, go) => {
      const user = await api.signUp();
      const client = clientAt(newAddress(), user);
      await expectLimit(allowed, seconds, status, (index) => go(client, user.email, index));
      const other = await api.signUp();
      expect((await go(clientAt(newAddress(), other), other.email, 0)).status).toBe(status);
    },
  );

  it.each(BY_PASSWORD)(
    'may try 10 wrong passwords for %s per minute, however many logins fail',
    async (_what, go) => {
      const user = await api.signUp();
      const client = clientAt(newAddress(), user);
      await expectLimit(10, 60, 403, (index) => go(client, user.email, index));
    },
  );
});

describe('by default, a mailbox', () => {
  const queued = (template: string) => api.em().count(OutboxMessage, { payload: { template } });
  /** Addresses that differ and lead to the same mailbox. */
  const addressesOf = (mailbox: string) => (index: number) => mailbox.replace('@', `+${index}@`);

  it('is sent 5 links for changed addresses in an hour, whichever accounts ask for them and however many wrong passwords were tried', async () => {
    const address = addressesOf(newEmail());
    const guesser = clientAt(newAddress(), await api.signUp());
    for (let index = 0; index < 5; index += 1) {
      const body = { current_password: 'Wrong-Password-1', new_email: address(index) };
      expect((await guesser.send('POST', '/api/auth/change-email', body)).status).toBe(403);
    }
    await expectLimit(5, 3_600, 200, async (index) => {
      const user = await api.signUp();
      const body = { current_password: user.password, new_email: address(index) };
      return clientAt(newAddress(), user).send('POST', '/api/auth/change-email', body);
    });
  });

  it('is sent 5 verification links in an hour for new accounts, of which more can be registered', async () => {
    const mailbox = newEmail();
    const address = addressesOf(mailbox);
    const register = (email: string) => {
      const body = { email, password: 'Weekend-Shift-15', full_name: 'Nora' };
      return clientAt(newAddress()).send('POST', '/api/auth/register', body);
    };
    const links = () =>
      api.em().count(EmailToken, {
        purpose: 'verify_email',
        user: { email: { $like: mailbox.replace('@', '%@') } },
      });
    expect((await register(address(0))).status).toBe(201);
    // They send no email, so they do not count.
    for (let index = 0; index < 6; index += 1)
      expect((await register(address(0))).status).toBe(409);
    expect(await links()).toBe(1);
    for (let index = 1; index < 7; index += 1)
      expect((await register(address(index))).status).toBe(201);
    expect(await links()).toBe(5);
  });

  it('is acknowledged 5 messages to support in an hour, which all reach support', async () => {
    const address = addressesOf(newEmail());
    const names = ['contact-acknowledged', 'contact-forwarded'];
    const before = await Promise.all(names.map((name) => queued(name)));
    for (let index = 0; index < 7; index += 1) {
      const body = { ...contact, email: address(index) };
      const { status } = await clientAt(newAddress()).send('POST', '/api/contact/submit', body);
      expect(status).toBe(200);
    }
    const after = await Promise.all(names.map((name) => queued(name)));
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([5, 7]);
  });

  it('is sent 5 links in an hour of an account that is deleted and restored, which works more often', async () => {
    const user = await api.signUp();
    const links = () => api.em().count(EmailToken, { user: user.id, purpose: 'verify_email' });
    let { authorization } = user;
    for (let round = 0; round < 7; round += 1) {
      const { password } = user;
      await clientAt(newAddress(), { ...user, authorization }).send('DELETE', '/api/auth/account', {
        password,
      });
      const restored = await clientAt(newAddress()).send(
        'POST',
        '/api/auth/restore',
        form(user.email, password),
      );
      expect(restored.status).toBe(200);
      const { access_token } = (await restored.json()) as { access_token: string };
      authorization = `Bearer ${access_token}`;
    }
    expect(await links()).toBe(5);
  });
});

describe('an API key', () => {
  it('has a limit of its own, which it shares with the key that takes its place', async () => {
    const rate = {
      RATE_LIMIT_REQUESTS_PER_KEY: '3/minute',
      DATABASE_URL: api.settings.DATABASE_URL,
    };
    const limited = await openTestApi({ ...GENEROUS_RATE_LIMITS, ...rate });
    try {
      const user = await signUpOn(limited);
      const [key, other] = [await makeKey(limited, user), await makeKey(limited, user)];
      const statusOf = async (holder: KeyHolder) => (await holder.get('/api/auth/credits')).status;
      const { body } = await user.send('POST', `/api/auth/api-keys/${key.id}/rotate`);
      const renewed = holderOf(limited, body);
      const statuses = [];
      for (const each of [key, renewed, key, renewed, key, other])
        statuses.push(await statusOf(each));
      expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
      expect((await user.get('/api/auth/credits')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
