import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { JWT_SECRET, logIn, openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const valid = { email: 'ada@example.com', password: 'Weekend-Shift-15', full_name: 'Ada' };
const register = (body: object) => request(api.origin, 'POST', '/api/auth/register', body);
const verify = (token: string) =>
  request(api.origin, 'GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`);

describe('registration', () => {
  it('makes an account with 10 credits, whose email is trimmed and in lower case', async () => {
    const answer = await register({
      ...valid,
      email: '  Ada.L@Example.COM ',
      full_name: ' Ada L ',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email: 'ada.l@example.com',
        full_name: 'Ada L',
        credits: 10,
        preferred_language: 'en',
        preferred_model: 'claude',
      },
    });
  });

  it('refuses an email that is taken, whatever its case, also at the same time', async () => {
    const twice = { ...valid, email: 'twice@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => register(twice)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await register({ ...twice, email: 'TWICE@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it.each([
    ['a short password', { password: 'Ab1' }, 'password'],
    ['a password without a digit', { password: 'Weekend-Shift' }, 'password'],
    ['a password without an upper-case letter', { password: 'weekend-shift-15' }, 'password'],
    ['a password of 129 characters', { password: `Aa1${'x'.repeat(126)}` }, 'password'],
    ['what is no email', { email: 'ada' }, 'email'],
    ['a blank name', { full_name: '   ' }, 'full_name'],
    ['a name that is a link', { full_name: 'Win at https://example.com' }, 'full_name'],
    ['a name of two lines', { full_name: 'Nora\r\nBcc: all@example.com' }, 'full_name'],
    ['a name of 101 characters', { full_name: 'x'.repeat(101) }, 'full_name'],
    ['an unknown field', { credits: 1_000 }, 'credits'],
  ])('refuses %s', async (_what, change, field) => {
    const answer = await register({ ...valid, email: 'refused@example.com', ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await api.em().count(User, { email: 'refused@example.com' })).toBe(0);
  });

  it('stores the password only as an argon2id hash', async () => {
    await register({ ...valid, email: 'hash@example.com' });
    const user = await api.em().findOneOrFail(User, { email: 'hash@example.com' });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

describe('login', () => {
  it('answers a bearer token for email and password, whatever the case of the email', async () => {
    await register({ ...valid, email: 'login@example.com' });
    expect(await logIn(api.origin, ' LOGIN@example.com', valid.password)).toEqual({
      status: 200,
      body: { access_token: expect.any(String), token_type: 'bearer' },
    });
  });

  it('answers an unknown email and a wrong password alike', async () => {
    await register({ ...valid, email: 'known@example.com' });
    const wrong = await logIn(api.origin, 'known@example.com', 'Wrong-Password-1');
    const unknown = await logIn(api.origin, 'unknown@example.com', 'Wrong-Password-1');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it('says which field is missing', async () => {
    expect(await logIn(api.origin, '', '')).toMatchObject({
      status: 400,
      body: { message: 'Email is required' },
    });
  });
});

describe('session', () => {
  it.each([
    ['no token', {}],
    ['a made-up token', { authorization: 'Bearer abc.def.ghi' }],
    [
      'an unsigned token',
      { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","version":0}')}.` },
    ],
  ])('refuses %s', async (_what, headers: Record<string, string>) => {
    const answer = await request(api.origin, 'GET', '/api/auth/me', undefined, headers);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('refuses a token at once when the tokens of its person were revoked', async () => {
    const user = await api.signUp();
    await api.em().nativeUpdate(User, user.id, { tokenVersion: 1 });
    expect((await user.get('/api/auth/me')).status).toBe(401);
  });
});

describe('profile', () => {
  it('changes only what is sent', async () => {
    const user = await api.signUp();
    const answer = await user.send('PUT', '/api/auth/profile', { preferred_language: 'pt' });
    expect(answer).toMatchObject({
      status: 200,
      body: { preferred_language: 'pt', preferred_model: 'claude', full_name: 'Nora Lindqvist' },
    });
    expect((await user.get('/api/auth/me')).body).toEqual(answer.body);
  });

  it.each([
    [{ full_name: ' ' }, 'Full name cannot be empty'],
    [{}, 'No changes to save'],
  ])('refuses %j', async (changes, message) => {
    const user = await api.signUp();
    expect(await user.send('PUT', '/api/auth/profile', changes)).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('subscription', () => {
  it('is free, active and without features at first', async () => {
    const user = await api.signUp();
    const { body } = await user.get('/api/auth/subscription');
    expect(body).toMatchObject({
      plan: 'free',
      status: 'active',
      credits: 10,
      email_verified: false,
    });
    expect(Object.values(body.features)).toEqual(Array(7).fill(false));
  });

  it('shows the features of the plan', async () => {
    const user = await api.signUp();
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect((await user.get('/api/auth/subscription')).body.features).toMatchObject({
      quality_scoring: true,
      priority_generation: true,
      advanced_templates: true,
      api_access: false,
    });
  });
});

describe('email verification', () => {
  const linkOf = async (userId: string) => {
    const link = await api.em().findOneOrFail(EmailToken, { user: userId, usedAt: null });
    return { id: link.id, token: emailLinkToken(JWT_SECRET, link.id) };
  };
  const isVerified = async (user: Awaited<ReturnType<TestApi['signUp']>>) =>
    (await user.get('/api/auth/subscription')).body.email_verified;

  it('verifies by the emailed link, and says so again when the link is opened twice', async () => {
    const user = await api.signUp();
    const { token } = await linkOf(user.id);
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified(user)).toBe(true);
  });

  it('refuses a link that has expired', async () => {
    const user = await api.signUp();
    const { id, token } = await linkOf(user.id);
    await api.em().nativeUpdate(EmailToken, id, { expiresAt: new Date(Date.now() - 1) });
    expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    expect(await isVerified(user)).toBe(false);
  });

  it('refuses a made-up token', async () => {
    expect(await verify('made-up')).toMatchObject({
      status: 400,
      body: { detail: 'Verification failed. The link may be expired or invalid.' },
    });
  });

  it('sends a new link on request, which ends the earlier one', async () => {
    const user = await api.signUp();
    const earlier = await linkOf(user.id);
    expect((await user.send('POST', '/api/auth/resend-verification')).status).toBe(200);
    expect((await verify(earlier.token)).status).toBe(400);
    expect((await verify((await linkOf(user.id)).token)).status).toBe(200);
  });

  it('leaves one link alive when several are asked for at once', async () => {
    const user = await api.signUp();
    const resend = () => user.send('POST', '/api/auth/resend-verification');
    await Promise.all([resend(), resend(), resend(), resend()]);
    expect(await api.em().count(EmailToken, { user: user.id, usedAt: null })).toBe(1);
  });

  it('takes a call without a body that has a JSON content type', async () => {
    const user = await api.signUp();
    const headers = { 'content-type': 'application/json' };
    expect((await user.send('POST', '/api/auth/resend-verification', '', headers)).status).toBe(
      200,
    );
  });

  it('says so when there is nothing to verify any more', async () => {
    const user = await api.signUp();
    await verify((await linkOf(user.id)).token);
    expect(await user.send('POST', '/api/auth/resend-verification')).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
  });

  it('hands the email to the worker without its token', async () => {
    const user = await api.signUp();
    const { id, token } = await linkOf(user.id);
    const message = await api.em().findOneOrFail(OutboxMessage, { key: `verify-email.${id}` });
    expect(message.payload).toEqual({ template: 'verify-email', userId: user.id, tokenId: id });
    expect(JSON.stringify(message)).not.toContain(token);
  });
});
