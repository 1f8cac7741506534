import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { emailedLink, expire } from '../../testing/emailed-links.ts';
import { overtaken } from '../../testing/overtaken.ts';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const LINK_INVALID = { status: 400, body: { code: 'link_invalid' } };

const verify = (token: string) =>
  request(api.origin, 'GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`);
const resend = (user: TestUser) => user.send('POST', '/api/auth/resend-verification');
const linkOf = (user: TestUser) => emailedLink(api, user.id, 'verify_email');
const isVerified = async (user: TestUser) =>
  (await user.get('/api/auth/subscription')).body.email_verified;
const welcomesOwed = (user: TestUser) =>
  api.em().count(OutboxMessage, { key: `welcome.${user.id}` });

describe('the link to verify an email', () => {
  it('verifies the email, answers the same when opened twice, and queues one welcome', async () => {
    const user = await api.signUp();
    const { token } = await linkOf(user);
    expect(await welcomesOwed(user)).toBe(0);
    expect((await verify(token)).status).toBe(200);
    expect(await welcomesOwed(user)).toBe(1);
    await api.em().nativeDelete(OutboxMessage, { key: `welcome.${user.id}` });
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified(user)).toBe(true);
    expect(await welcomesOwed(user)).toBe(0);
  });

  it('verifies once when it is opened several times at the same moment', async () => {
    const user = await api.signUp();
    const { id, token } = await linkOf(user);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await welcomesOwed(user)).toBe(1);
    expect((await api.em().findOneOrFail(EmailToken, id)).usedAt).not.toBeNull();
  });

  it('is valid for 24 hours', async () => {
    const user = await api.signUp();
    const link = await linkOf(user);
    const { createdAt, expiresAt } = await api.em().findOneOrFail(EmailToken, link.id);
    expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBeCloseTo(24, 2);
    await expire(api, link);
    expect(await verify(link.token)).toMatchObject(LINK_INVALID);
    expect(await isVerified(user)).toBe(false);
  });

  it.each([
    ['that is made up', 'abc', 'Verification failed. The link may be expired or invalid.'],
    ['that is empty', '', 'No verification token provided'],
    ['that is too long', 'x'.repeat(201), 'Token must be at most 200 characters'],
  ])('is refused with a token %s', async (_what, token, detail) => {
    expect(await verify(token)).toMatchObject({ status: 400, body: { detail } });
  });

  it('does not reset a password', async () => {
    const user = await api.signUp();
    await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
    const { token } = await emailedLink(api, user.id, 'reset_password');
    expect(await verify(token)).toMatchObject(LINK_INVALID);
  });
});

describe('a second verification link', () => {
  it('ends the first one', async () => {
    const user = await api.signUp();
    const earlier = await linkOf(user);
    expect((await resend(user)).status).toBe(200);
    expect(await verify(earlier.token)).toMatchObject(LINK_INVALID);
    expect((await verify((await linkOf(user)).token)).status).toBe(200);
  });

  it('is the only one left after several requests at once', async () => {
    const user = await api.signUp();
    await Promise.all([resend(user), resend(user), resend(user), resend(user)]);
    expect((await verify((await linkOf(user)).token)).status).toBe(200);
  });

  it('is refused or ends the first one, but never both, while the first is opened', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await api.signUp();
      const { token } = await linkOf(user);
      const [opened, sent] = await Promise.all([verify(token), resend(user)]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([opened.status, sent.status]);
      expect(await isVerified(user)).toBe(opened.status === 200);
      expect(await welcomesOwed(user)).toBe(opened.status === 200 ? 1 : 0);
    }
  });

  it('is refused when the address is verified at the same moment', async () => {
    const user = await api.signUp();
    const verified = { emailVerifiedAt: new Date() };
    expect(await overtaken(api, user.id, () => resend(user), verified)).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
  });

  it('can be requested without a body, whatever the content type', async () => {
    const user = await api.signUp();
    const headers = { 'content-type': 'application/json' };
    expect((await user.send('POST', '/api/auth/resend-verification', '', headers)).status).toBe(
      200,
    );
  });

  it('is refused when the email is already verified', async () => {
    const user = await api.signUp();
    await verify((await linkOf(user)).token);
    expect(await resend(user)).toMatchObject({
      status: 409,
      body: { code: 'already_verified', message: 'Your email is already verified.' },
    });
    expect(await api.em().count(EmailToken, { user: user.id, usedAt: null })).toBe(0);
  });
});

describe('the link to verify an email, after the account was deleted and restored', () => {
  const remove = (user: TestUser) =>
    user.send('DELETE', '/api/auth/account', { password: user.password });
  const restore = async ({ email, password }: TestUser) => {
    const form = new URLSearchParams({ username: email, password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { body } = await request(api.origin, 'POST', '/api/auth/restore', form, headers);
    const authorization = `Bearer ${body.access_token}`;
    return async () =>
      (await request(api.origin, 'GET', '/api/auth/subscription', undefined, { authorization }))
        .body.email_verified;
  };
  /** The tokens of the unused links, oldest first. */
  const tokensOf = async ({ id: user }: TestUser) => {
    const unused = { user, purpose: 'verify_email' as const, usedAt: null };
    const links = await api.em().find(EmailToken, unused, { orderBy: { createdAt: 'asc' } });
    return links.map(({ id }) => emailLinkToken(api.settings.SECRET_KEY, id));
  };

  it('works if it was that of the sign-up mail, and does nothing before the restore', async () => {
    const user = await api.signUp();
    const { token } = await linkOf(user);
    await remove(user);
    expect(await verify(token)).toMatchObject(LINK_INVALID);
    const verified = await restore(user);
    expect(await verified()).toBe(false);
    expect((await verify(token)).status).toBe(200);
    expect(await verified()).toBe(true);
  });

  it('is sent once more, because the first may have expired', async () => {
    const user = await api.signUp();
    const first = await linkOf(user);
    await remove(user);
    await expire(api, first);
    const verified = await restore(user);
    const [, second = ''] = await tokensOf(user);
    expect(await verify(first.token)).toMatchObject(LINK_INVALID);
    expect((await verify(second)).status).toBe(200);
    expect(await verified()).toBe(true);
    const mails = { key: { $like: 'verify-email.%' } };
    const queued = await api.em().find(OutboxMessage, mails);
    const ids = queued.map(({ payload }) => (payload as { tokenId: string }).tokenId);
    expect(ids.map((id) => emailLinkToken(api.settings.SECRET_KEY, id))).toContain(second);
  });

  it('works in both mails, and the person is welcomed once', async () => {
    const user = await api.signUp();
    const { token } = await linkOf(user);
    await remove(user);
    await restore(user);
    const tokens = await tokensOf(user);
    expect(tokens).toEqual([token, expect.any(String)]);
    for (const each of [...tokens, ...tokens]) expect((await verify(each)).status).toBe(200);
    expect(await welcomesOwed(user)).toBe(1);
  });

  it('is not sent to an address that is verified', async () => {
    const user = await api.signUp();
    await verify((await linkOf(user)).token);
    await remove(user);
    await restore(user);
    expect(await tokensOf(user)).toEqual([]);
  });
});
