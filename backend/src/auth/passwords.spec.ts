import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink, expire } from '../../testing/emailed-links.ts';
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

const NEW_PASSWORD = 'Rainy-Harbour-16';
const INVALID = { status: 400, body: { code: 'reset_link_invalid' } };

const forgot = (email: string) =>
  request(api.origin, 'POST', `/api/auth/forgot-password?email=${encodeURIComponent(email)}`);
const reset = (token: string, password = NEW_PASSWORD) =>
  request(api.origin, 'POST', '/api/auth/reset-password', { token, new_password: password });
const change = (user: TestUser, current: string, password = NEW_PASSWORD) =>
  user.send('POST', '/api/auth/change-password', {
    current_password: current,
    new_password: password,
  });
const resetLink = async (user: TestUser) => {
  await forgot(user.email);
  return emailedLink(api, user.id, 'reset_password');
};
const canLogIn = async (user: TestUser, password: string) =>
  (await logIn(api.origin, user.email, password)).status === 200;
/** The notices that a new password has queued. */
const noticesTo = async (user: TestUser) => {
  const mails = await api.em().find(OutboxMessage, { key: { $like: `password-%.${user.id}.%` } });
  return mails.map(({ payload }) => payload);
};

describe('a forgotten password', () => {
  it('gets the same answer and the same writes for an unknown address as for a known one', async () => {
    const user = await api.signUp();
    const traces = async () => {
      const em = api.em();
      const mails = await em.find(OutboxMessage, { key: { $like: 'reset-password.%' } });
      return { links: await em.count(EmailToken, { purpose: 'reset_password' }), mails };
    };
    const before = await traces();
    const known = await forgot(user.email);
    const between = await traces();
    const unknown = await forgot('nobody@example.com');
    const after = await traces();
    expect(known).toMatchObject({ status: 200 });
    expect(known.body.message).toMatch(/^If that email exists in our system/);
    expect(unknown).toEqual(known);
    for (const [one, next] of [
      [before, between],
      [between, after],
    ] as const) {
      expect(next.links).toBe(one.links + 1);
      expect(next.mails).toHaveLength(one.mails.length + 1);
    }
    const nobodys = await api.em().findOneOrFail(EmailToken, { user: null });
    expect(after.mails.map(({ payload }) => payload)).toContainEqual({
      template: 'reset-password',
      tokenId: nobodys.id,
    });
  });

  it.each([
    ['in capitals and with spaces', (email: string) => `  ${email.toUpperCase()} `],
    // The Kelvin sign becomes a plain k in lower case: the mail goes to the address of the account.
    ['with a letter that only looks the same', (email: string) => email.replace('k', '\u212a')],
  ])('finds an address %s', async (_what, typed) => {
    const user = await api.signUp();
    const email = `k${user.email}`;
    await api.em().nativeUpdate(User, user.id, { email });
    expect((await forgot(typed(email))).status).toBe(200);
    expect(await emailedLink(api, user.id, 'reset_password')).toBeDefined();
  });

  it.each(['nora', 'n\u00f6ra@example.com', '\uff4eora@example.com', '\u0130da@example.com', ''])(
    'refuses %j, which is no address',
    async (email) => {
      expect(await forgot(email)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  it('gets a link that is valid for an hour', async () => {
    const user = await api.signUp();
    const from = Date.now();
    const { id } = await resetLink(user);
    const { expiresAt } = await api.em().findOneOrFail(EmailToken, id);
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(from + 3_600_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  it('has one valid link after any number of requests, also at once', async () => {
    const user = await api.signUp();
    const first = await resetLink(user);
    await Promise.all([forgot(user.email), forgot(user.email), forgot(user.email)]);
    expect(await reset(first.token)).toMatchObject(INVALID);
    const { token } = await emailedLink(api, user.id, 'reset_password');
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves no token in any column of the database', async () => {
    const user = await api.signUp();
    const { id, token } = await resetLink(user);
    const em = api.em();
    const tables = await em.execute<{ name: string }[]>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const holding = async (text: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await em.execute(`select from ${name} t where t::text like ?`, [`%${text}%`]);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    expect(await holding(token)).toEqual([]);
    expect(await holding(id)).toEqual(
      expect.arrayContaining(['public.email_tokens', 'public.outbox']),
    );
  });
});

describe('resetting the password', () => {
  it('sets the password, ends every session, and queues the notice of a reset', async () => {
    const user = await api.signUp();
    const { token } = await resetLink(user);
    expect((await reset(token)).status).toBe(200);
    expect((await user.get('/api/auth/me')).status).toBe(401);
    expect(await canLogIn(user, user.password)).toBe(false);
    expect(await canLogIn(user, NEW_PASSWORD)).toBe(true);
    expect(await noticesTo(user)).toMatchObject([{ template: 'password-was-reset' }]);
  });

  it('works once per link', async () => {
    const user = await api.signUp();
    const { token } = await resetLink(user);
    await reset(token);
    expect(await reset(token, 'Another-Harbour-17')).toMatchObject(INVALID);
    expect(await canLogIn(user, NEW_PASSWORD)).toBe(true);
  });

  it('works once for several requests at the same time', async () => {
    const user = await api.signUp();
    const { token } = await resetLink(user);
    const passwords = [1, 2, 3, 4].map((number) => `Rainy-Harbour-${number}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await canLogIn(user, set)).toBe(true);
    expect(await noticesTo(user)).toMatchObject([{ template: 'password-was-reset' }]);
  });

  it('refuses a link after an hour', async () => {
    const user = await api.signUp();
    const link = await resetLink(user);
    await expire(api, link);
    expect(await reset(link.token)).toMatchObject(INVALID);
    expect(await canLogIn(user, user.password)).toBe(true);
  });

  it('refuses an invented token, one without an account, and one of another purpose', async () => {
    const user = await api.signUp();
    await forgot('nobody.at.all@example.com');
    const nobodys = await api.em().findOneOrFail(EmailToken, { user: null });
    const { token } = await emailedLink(api, user.id, 'verify_email');
    for (const refused of ['made-up', nobodys.id, nobodys.tokenHash, token])
      expect(await reset(refused)).toMatchObject(INVALID);
  });

  it.each([
    [{ new_password: NEW_PASSWORD }, 'Token is required'],
    [{ token: '', new_password: NEW_PASSWORD }, 'Invalid or missing reset token'],
    [{ token: 'abc' }, 'Password is required'],
    [{ token: 'abc', new_password: 'Passw0rd' }, /among the most common/],
  ])('refuses %j', async (body, message) => {
    const answer = await request(api.origin, 'POST', '/api/auth/reset-password', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.message).toEqual(expect.stringMatching(message));
  });

  it('keeps the link valid when the new password is refused', async () => {
    const user = await api.signUp();
    const { token } = await resetLink(user);
    expect((await reset(token, 'too-simple')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('ends every session, starts a new one, and queues the notice of a change', async () => {
    const user = await api.signUp();
    const other = await logIn(api.origin, user.email, user.password);
    const answer = await change(user, user.password);
    expect(answer).toEqual({
      status: 200,
      body: { access_token: expect.any(String), token_type: 'bearer' },
    });
    const me = (token: string) =>
      request(api.origin, 'GET', '/api/auth/me', undefined, { authorization: `Bearer ${token}` });
    expect((await user.get('/api/auth/me')).status).toBe(401);
    expect((await me(other.body.access_token)).status).toBe(401);
    expect((await me(answer.body.access_token)).status).toBe(200);
    expect(await canLogIn(user, NEW_PASSWORD)).toBe(true);
    expect(await noticesTo(user)).toMatchObject([{ template: 'password-changed' }]);
  });

  it('refuses a wrong current password without ending the session', async () => {
    const user = await api.signUp();
    expect(await change(user, 'Wrong-Password-1')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect((await user.get('/api/auth/me')).status).toBe(200);
    expect(await canLogIn(user, user.password)).toBe(true);
    expect(await noticesTo(user)).toEqual([]);
  });

  it('lets one of several requests at the same time succeed', async () => {
    const user = await api.signUp();
    const passwords = [1, 2, 3].map((number) => `Rainy-Harbour-${number}`);
    const answers = await Promise.all(
      passwords.map((password) => change(user, user.password, password)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await canLogIn(user, set)).toBe(true);
  });

  it('never undoes a reset at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await api.signUp();
      const { token } = await resetLink(user);
      const [changed, wasReset] = await Promise.all([
        change(user, user.password, 'Changed-Harbour-1'),
        reset(token, 'Reset-Harbour-2'),
      ]);
      // The first one ends the session or the link that the other needs.
      expect([
        [200, 400],
        [401, 200],
      ]).toContainEqual([changed.status, wasReset.status]);
      const set = wasReset.status === 200 ? 'Reset-Harbour-2' : 'Changed-Harbour-1';
      expect(await canLogIn(user, set)).toBe(true);
    }
  });
});

describe('links that were sent before the password changed', () => {
  const byReset = async (user: TestUser) => {
    await reset((await resetLink(user)).token);
  };
  const byChange = async (user: TestUser) => {
    await change(user, user.password);
  };

  it.each([
    ['reset', byReset],
    ['changed', byChange],
  ])('neither reset it nor move the account once it is %s', async (_what, replace) => {
    const user = await api.signUp();
    const { token } = await resetLink(user);
    await user.send('POST', '/api/auth/change-email', {
      current_password: user.password,
      new_email: `${user.id}@thief.example`,
    });
    const thiefs = await emailedLink(api, user.id, 'change_email');
    await replace(user);
    expect(await reset(token, 'Another-Harbour-17')).toMatchObject(INVALID);
    const opened = await request(api.origin, 'GET', `/api/auth/verify-email?token=${thiefs.token}`);
    expect(opened).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    expect((await api.em().findOneOrFail(User, user.id)).email).toBe(user.email);
  });

  it('still verify the address', async () => {
    const user = await api.signUp();
    const { token } = await emailedLink(api, user.id, 'verify_email');
    await byChange(user);
    const opened = await request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`);
    expect(opened.status).toBe(200);
  });
});
