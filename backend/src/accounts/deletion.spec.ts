import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink } from '../../testing/emailed-links.ts';
import { overtaken } from '../../testing/overtaken.ts';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NEW_PASSWORD = 'Rainy-Harbour-16';
const REFUSED = { status: 401, body: { code: 'invalid_credentials' } };

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.signUp();
});

const remove = (person = user, password = person.password) =>
  person.send('DELETE', '/api/auth/account', { password });
const restore = (password = user.password, email = user.email) =>
  request(
    api.origin,
    'POST',
    '/api/auth/restore',
    new URLSearchParams({ username: email, password }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );
const enter = (password = user.password) => logIn(api.origin, user.email, password);
const stored = () => api.em().findOneOrFail(User, user.id);
const asOf =
  ({ body }: { body: { access_token: string } }) =>
  (path: string) =>
    request(api.origin, 'GET', path, undefined, { authorization: `Bearer ${body.access_token}` });
/** Moves the deletion of the account days into the past. */
const pass = async (days: number) => {
  const { deletedAt } = await stored();
  const earlier = new Date((deletedAt?.getTime() ?? 0) - days * DAY_MS);
  await api.em().nativeUpdate(User, user.id, { deletedAt: earlier });
};
const forgotten = async () => {
  await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
  return emailedLink(api, user.id, 'reset_password');
};
const reset = ({ token }: { token: string }) =>
  request(api.origin, 'POST', '/api/auth/reset-password', { token, new_password: NEW_PASSWORD });
const open = (token: string) => request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`);
const LINK_INVALID = { status: 400, body: { code: 'link_invalid' } };
const noticesOwed = (template: string) =>
  api.em().count(OutboxMessage, { key: { $like: `${template}.${user.id}.%` } });

describe('deleting an account', () => {
  it('needs the password', async () => {
    expect(await remove(user, 'Wrong-Password-1')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect(await user.send('DELETE', '/api/auth/account', {})).toMatchObject({
      status: 400,
      body: { message: 'Password is required' },
    });
    expect((await user.get('/api/auth/me')).status).toBe(200);
    expect(await noticesOwed('account-deleted')).toBe(0);
  });

  it('answers until when the account can be restored, and queues a notice', async () => {
    const { status, body } = await remove();
    expect(status).toBe(200);
    const { deletedAt } = await stored();
    expect(body).toEqual({
      message: 'Your account is deleted. You can restore it for 30 days.',
      restore_until: new Date((deletedAt?.getTime() ?? 0) + 30 * DAY_MS).toISOString(),
    });
    expect(await noticesOwed('account-deleted')).toBe(1);
  });

  it('lets the login answer until when it can be restored, but only with the right password', async () => {
    const { body } = await remove();
    expect(await enter()).toMatchObject({
      status: 403,
      body: { code: 'account_deleted', restore_until: body.restore_until },
    });
    const wrong = await enter('Wrong-Password-1');
    expect(wrong).toMatchObject(REFUSED);
    expect(await logIn(api.origin, 'nobody@example.com', 'Wrong-Password-1')).toEqual(wrong);
  });

  it('ends links to reset the password or change the address, and a restore does not bring them back', async () => {
    const resetting = await forgotten();
    await user.send('POST', '/api/auth/change-email', {
      current_password: user.password,
      new_email: `new.${user.email}`,
    });
    const changing = await emailedLink(api, user.id, 'change_email');
    await remove();
    await restore();
    expect(await open(changing.token)).toMatchObject(LINK_INVALID);
    expect(await reset(resetting)).toMatchObject({ status: 400 });
  });

  it('ends used links too, which otherwise answer again', async () => {
    const { token } = await emailedLink(api, user.id, 'verify_email');
    expect((await open(token)).status).toBe(200);
    await remove();
    expect(await open(token)).toMatchObject(LINK_INVALID);
  });

  it('keeps the address taken until the purge', async () => {
    await remove();
    expect(
      await request(api.origin, 'POST', '/api/auth/register', {
        email: user.email,
        password: NEW_PASSWORD,
        full_name: 'Somebody else',
      }),
    ).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('happens once for two requests at the same time', async () => {
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await noticesOwed('account-deleted')).toBe(1);
  });
});

describe('restoring an account', () => {
  it('signs in and brings everything back: prompts, balance, ledger, plan, preferences', async () => {
    await user.send('PUT', '/api/auth/profile', { preferred_language: 'pt' });
    const em = api.em();
    await em.nativeUpdate(User, user.id, { plan: 'pro' });
    await em.insert(Prompt, {
      ...FINISHED,
      id: crypto.randomUUID(),
      user: user.id,
      status: 'succeeded',
      createdAt: new Date(),
      deadlineAt: new Date(),
      originalInput: 'a job ad',
      requestedUseCase: 'auto_detect',
      targetModel: 'claude',
      language: 'en',
    });
    const paths = [
      '/api/auth/me',
      '/api/auth/subscription',
      '/api/prompts/history',
      '/api/credits/ledger',
    ];
    const before = await Promise.all(paths.map(user.get));
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await remove();
    const restored = await restore();
    expect(restored).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    expect(await Promise.all(paths.map(asOf(restored)))).toEqual(before);
    expect(await noticesOwed('account-restored')).toBe(1);
  });

  it('does not bring back the sessions that the deletion ended', async () => {
    await remove();
    await restore();
    expect((await user.get('/api/auth/me')).status).toBe(401);
    expect((await enter()).status).toBe(200);
  });

  it('signs in to an account that is not deleted, and queues no notice', async () => {
    const answer = await restore();
    expect((await asOf(answer)('/api/auth/me')).status).toBe(200);
    expect((await user.get('/api/auth/me')).status).toBe(200);
    expect(await noticesOwed('account-restored')).toBe(0);
  });

  it('gives the same answer to a wrong password and an unknown address', async () => {
    await remove();
    const wrong = await restore('Wrong-Password-1');
    expect(wrong).toMatchObject(REFUSED);
    expect(await restore('Wrong-Password-1', 'nobody@example.com')).toEqual(wrong);
    expect((await stored()).deletedAt).not.toBeNull();
  });

  it('is possible for 30 days, and so is the login that offers it', async () => {
    await remove();
    await pass(30 - 0.001);
    expect((await enter()).status).toBe(403);
    await pass(0.002);
    expect(await enter()).toMatchObject(REFUSED);
    expect(await restore()).toMatchObject(REFUSED);
    expect((await stored()).deletedAt).not.toBeNull();
  });

  it('is possible once more after another deletion', async () => {
    await remove();
    const restored = await restore();
    const authorization = `Bearer ${restored.body.access_token}`;
    const again = { password: user.password };
    expect(
      (await request(api.origin, 'DELETE', '/api/auth/account', again, { authorization })).status,
    ).toBe(200);
    expect((await restore()).status).toBe(200);
    expect(await noticesOwed('account-deleted')).toBe(2);
    expect(await noticesOwed('account-restored')).toBe(2);
  });

  it('is possible with a password that was reset after the deletion', async () => {
    await remove();
    expect((await reset(await forgotten())).status).toBe(200);
    expect((await enter(NEW_PASSWORD)).status).toBe(403);
    expect((await restore()).status).toBe(401);
    expect((await restore(NEW_PASSWORD)).status).toBe(200);
  });

  it('is not possible with a password that is replaced while it is checked', async () => {
    await remove();
    const { passwordHash } = await api.em().findOneOrFail(User, (await api.signUp()).id);
    const answer = await overtaken(api, user.id, () => restore(), { passwordHash });
    expect(answer).toMatchObject(REFUSED);
    expect((await stored()).deletedAt).not.toBeNull();
  });
});

describe('an account that can no longer be restored', () => {
  it('gets no link to reset its password, and an older one is refused', async () => {
    await remove();
    const link = await forgotten();
    await pass(31);
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } });
    const between = await api.em().count(EmailToken, { user: null });
    await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
    expect(await api.em().count(EmailToken, { user: null })).toBe(between + 1);
    expect(await api.em().count(EmailToken, { user: user.id, purpose: 'reset_password' })).toBe(1);
  });

  it('is unknown to every form under the address that the purge gave it', async () => {
    const email = `${user.id}@purged.invalid`;
    await api.em().execute(
      `update users set email = ?, full_name = '', password_hash = '', purged_at = now(),
         deleted_at = now() - interval '31 days' where id = ?`,
      [email, user.id],
    );
    expect(await logIn(api.origin, email, NEW_PASSWORD)).toMatchObject(REFUSED);
    expect(await restore(NEW_PASSWORD, email)).toMatchObject(REFUSED);
    expect((await user.get('/api/auth/me')).status).toBe(401);
  });
});

it('leaves an account either deleted or active when deletion, restore and login come at once', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await api.signUp();
    const { token } = await emailedLink(api, person.id, 'verify_email');
    const [removed, restored, entered, verified] = await Promise.all([
      remove(person),
      restore(person.password, person.email),
      logIn(api.origin, person.email, person.password),
      request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`),
    ]);
    expect(removed.status).toBe(200);
    expect(restored.status).toBe(200);
    expect([200, 403]).toContain(entered.status);
    expect([200, 400]).toContain(verified.status);
    const { deletedAt } = await api.em().findOneOrFail(User, person.id);
    const works = (await asOf(restored)('/api/auth/me')).status === 200;
    expect(works).toBe(deletedAt === null);
    expect((await person.get('/api/auth/me')).status).toBe(401);
  }
});
