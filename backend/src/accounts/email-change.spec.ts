import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink, expire } from '../../testing/emailed-links.ts';
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

const LINK_INVALID = { status: 400, body: { code: 'link_invalid' } };
const EMAIL_TAKEN = {
  status: 409,
  body: {
    code: 'email_taken',
    message: 'Another account already uses this email. Please choose a different one.',
  },
};

let user: TestUser;
let newEmail: string;
beforeEach(async () => {
  user = await api.signUp();
  newEmail = `new.${user.email}`;
});

const ask = (person: TestUser, email: string, password = person.password) =>
  person.send('POST', '/api/auth/change-email', { current_password: password, new_email: email });
const linkOf = (person: TestUser) => emailedLink(api, person.id, 'change_email');
const open = ({ token }: { token: string }) =>
  request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`);
const forgot = (email: string) =>
  request(api.origin, 'POST', `/api/auth/forgot-password?email=${email}`);
const register = (email: string) =>
  request(api.origin, 'POST', '/api/auth/register', {
    email,
    password: 'Weekend-Shift-15',
    full_name: 'Ada',
  });
const addressOf = async ({ id }: TestUser) => (await api.em().findOneOrFail(User, id)).email;
const findEmail = (key: string) => api.em().findOne(OutboxMessage, { key });

describe('asking for another address', () => {
  it('queues a link to the new address, and changes nothing yet', async () => {
    const answer = await ask(user, ` ${newEmail.toUpperCase()} `);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining(newEmail) },
    });
    const { id } = await linkOf(user);
    const link = await api.em().findOneOrFail(EmailToken, id);
    expect(link).toMatchObject({ newEmail, previousEmail: null });
    expect((link.expiresAt.getTime() - link.createdAt.getTime()) / 3_600_000).toBeCloseTo(24, 2);
    expect((await findEmail(`change-email.${id}`))?.payload).toEqual({
      template: 'change-email',
      tokenId: id,
    });
    expect(await addressOf(user)).toBe(user.email);
  });

  it('needs the password, and without it does not show which addresses are taken', async () => {
    const other = await api.signUp();
    for (const email of [newEmail, other.email, user.email])
      expect(await ask(user, email, 'Wrong-Password-1')).toMatchObject({
        status: 403,
        body: { code: 'wrong_password' },
      });
    expect(await api.em().count(EmailToken, { user: user.id, purpose: 'change_email' })).toBe(0);
  });

  it('is refused for the address of another account, of a deleted one, and for the current address', async () => {
    const [other, deleted] = [await api.signUp(), await api.signUp()];
    await api.em().nativeUpdate(User, deleted.id, { deletedAt: new Date() });
    expect(await ask(user, other.email.toUpperCase())).toMatchObject(EMAIL_TAKEN);
    expect(await ask(user, deleted.email)).toMatchObject(EMAIL_TAKEN);
    expect(await ask(user, user.email)).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: 'This is already your email address.' },
    });
  });

  it.each(['nora', 'nora@example.com\r\nBcc: all@example.com', '\u212a\u0131m@example.com'])(
    'is refused for %j, which is no address',
    async (email) => {
      expect(await ask(user, email)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'new_email' }] },
      });
    },
  );

  it('leaves only the latest link valid, also after several requests at once', async () => {
    await ask(user, `first.${user.email}`);
    const first = await linkOf(user);
    await Promise.all([1, 2, 3].map((number) => ask(user, `${number}.${user.email}`)));
    expect(await open(first)).toMatchObject(LINK_INVALID);
    expect((await open(await linkOf(user))).status).toBe(200);
    expect(await addressOf(user)).toMatch(/^[123]\./);
  });
});

describe('opening the link to a new address', () => {
  it('replaces and verifies the address, and queues a notice to the old one', async () => {
    await ask(user, newEmail);
    const link = await linkOf(user);
    expect((await open(link)).status).toBe(200);
    expect((await user.get('/api/auth/me')).body.email).toBe(newEmail);
    expect((await user.get('/api/auth/subscription')).body.email_verified).toBe(true);
    expect((await logIn(api.origin, user.email, user.password)).status).toBe(401);
    expect((await logIn(api.origin, newEmail, user.password)).status).toBe(200);
    const { previousEmail } = await api.em().findOneOrFail(EmailToken, link.id);
    expect(previousEmail).toBe(user.email);
    expect((await findEmail(`email-changed.${link.id}`))?.payload).toEqual({
      template: 'email-changed',
      tokenId: link.id,
    });
  });

  it('answers the same the second time, and changes nothing', async () => {
    await ask(user, newEmail);
    const link = await linkOf(user);
    await open(link);
    await api.em().nativeDelete(OutboxMessage, { key: `email-changed.${link.id}` });
    expect((await open(link)).status).toBe(200);
    expect(await findEmail(`email-changed.${link.id}`)).toBeNull();
  });

  it('does not bring back an address that was replaced since', async () => {
    await ask(user, newEmail);
    const first = await linkOf(user);
    await open(first);
    await ask(user, user.email);
    await open(await linkOf(user));
    expect(await open(first)).toMatchObject(LINK_INVALID);
    expect(await addressOf(user)).toBe(user.email);
  });

  it('queues a welcome for an account that had verified no address, and never a second one', async () => {
    await ask(user, newEmail);
    await open(await linkOf(user));
    expect(await findEmail(`welcome.${user.id}`)).not.toBeNull();
    await api.em().nativeDelete(OutboxMessage, { key: `welcome.${user.id}` });
    await ask(user, user.email);
    await open(await linkOf(user));
    expect(await findEmail(`welcome.${user.id}`)).toBeNull();
  });

  it('is refused after 24 hours', async () => {
    await ask(user, newEmail);
    const link = await linkOf(user);
    await expire(api, link);
    expect(await open(link)).toMatchObject(LINK_INVALID);
    expect(await addressOf(user)).toBe(user.email);
  });

  it('is refused when another account has taken the address since', async () => {
    await ask(user, newEmail);
    await register(newEmail);
    const link = await linkOf(user);
    expect(await open(link)).toMatchObject(EMAIL_TAKEN);
    expect(await addressOf(user)).toBe(user.email);
    expect(await findEmail(`email-changed.${link.id}`)).toBeNull();
  });

  it('gives the address to one of several accounts that open their links at once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => api.signUp()));
    await Promise.all(people.map((person) => ask(person, newEmail)));
    const links = await Promise.all(people.map(linkOf));
    const answers = await Promise.all([...links.map(open), register(newEmail)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await api.em().count(User, { email: newEmail })).toBe(1);
  });
});

describe('after the address is replaced', () => {
  it('links to the old one are refused', async () => {
    await forgot(user.email);
    const verification = await emailedLink(api, user.id, 'verify_email');
    const { token } = await emailedLink(api, user.id, 'reset_password');
    await ask(user, newEmail);
    await open(await linkOf(user));
    expect(await open(verification)).toMatchObject(LINK_INVALID);
    const reset = { token, new_password: 'Rainy-Harbour-16' };
    expect(await request(api.origin, 'POST', '/api/auth/reset-password', reset)).toMatchObject({
      status: 400,
      body: { code: 'reset_link_invalid' },
    });
  });

  it('a password link requested at the same moment does not work for the old one', async () => {
    const answer = await overtaken(api, user.id, () => forgot(user.email), { email: newEmail });
    expect(answer.status).toBe(200);
    expect(await api.em().count(EmailToken, { user: user.id, purpose: 'reset_password' })).toBe(0);
  });

  it('neither address gets free credits again', async () => {
    await ask(user, newEmail);
    await open(await linkOf(user));
    for (const email of [user.email, newEmail.replace('@', '+again@')])
      expect(await register(email)).toMatchObject({ status: 201, body: { credits: 0 } });
    expect((await user.get('/api/auth/me')).body.credits).toBe(10);
  });
});
