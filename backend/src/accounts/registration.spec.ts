import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink } from '../../testing/emailed-links.ts';
import { logIn, openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const valid = { email: 'ada@example.com', password: 'Weekend-Shift-15', full_name: 'Ada' };
const register = (body: object) => request(api.origin, 'POST', '/api/auth/register', body);
const registerAs = (email: string) => register({ ...valid, email });

describe('registration', () => {
  it('creates an account with 10 credits, and stores the email trimmed and in lower case', async () => {
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
    // The Kelvin sign is a k in lower case: still one address, and one account.
    expect((await registerAs('kate@example.com')).status).toBe(201);
    for (const same of ['TWICE@example.com', '\u212aate@example.com'])
      expect(await register({ ...twice, email: same })).toMatchObject({
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
    ['an email with letters beyond ASCII', { email: '\u0130da@example.com' }, 'email'],
    ['an email of full-width letters', { email: '\uff41da@example.com' }, 'email'],
    ['an email with a line break', { email: 'ada@example.com\r\nBcc: all@example.com' }, 'email'],
    [
      'the address of a purged account',
      { email: `${crypto.randomUUID()}@purged.invalid` },
      'email',
    ],
    ['an email of 256 characters', { email: `${'a'.repeat(244)}@example.com` }, 'email'],
    ['a blank name', { full_name: '   ' }, 'full_name'],
    ['a name of which nothing can be seen', { full_name: '\u200b\u2060' }, 'full_name'],
    ['a name that is a link in capitals', { full_name: 'WWW.example.com' }, 'full_name'],
    ['a name with a line separator', { full_name: 'Nora\u2028Lindqvist' }, 'full_name'],
    ['a name that is a link', { full_name: 'Win at https://example.com' }, 'full_name'],
    ['a name of two lines', { full_name: 'Nora\r\nBcc: all@example.com' }, 'full_name'],
    ['a name of 101 characters', { full_name: 'x'.repeat(101) }, 'full_name'],
    ['an unknown field', { credits: 1_000 }, 'credits'],
  ])('refuses %s', async (_what, change, field) => {
    const before = await api.em().count(User);
    const answer = await register({ ...valid, email: 'refused@example.com', ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field);
    expect(await api.em().count(User)).toBe(before);
  });

  it('stores the password only as an argon2id hash', async () => {
    await registerAs('hash@example.com');
    const user = await api.em().findOneOrFail(User, { email: 'hash@example.com' });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('accepts a password of 128 characters, and compares all of them', async () => {
    const password = `Aa1${'x'.repeat(125)}`;
    expect((await register({ ...valid, email: 'long@example.com', password })).status).toBe(201);
    expect((await logIn(api.origin, 'long@example.com', password)).status).toBe(200);
    expect((await logIn(api.origin, 'long@example.com', `${password.slice(0, -1)}y`)).status).toBe(
      401,
    );
  });

  it.each([
    ['composed or not', 'Caf\u00e9-Nordlys-7', 'Cafe\u0301-Nordlys-7'],
    ['full-width or not', 'Kaffe-Nordlys-7', '\uff2baffe-Nordlys-\uff17'],
  ])(
    'accepts the same password when a keyboard sends its letters %s',
    async (_what, one, other) => {
      for (const [index, [chosen, typed]] of [
        [one, other],
        [other, one],
      ].entries()) {
        const email = `form${index}.${one.length}.${other.length}@example.com`;
        expect((await register({ ...valid, email, password: chosen })).status).toBe(201);
        expect((await logIn(api.origin, email, typed ?? '')).status).toBe(200);
      }
    },
  );

  it('does not confuse small letters with their look-alikes in a password', async () => {
    const email = 'strasse@example.com';
    await register({ ...valid, email, password: 'Stra\u00dfe-Nord-7' });
    expect((await logIn(api.origin, email, 'Strasse-Nord-7')).status).toBe(401);
    expect((await logIn(api.origin, email, 'Stra\u00dfe-Nord-7')).status).toBe(200);
  });
});

/** What the worker leaves of an account deleted more than 30 days ago. */
async function purge(email: string): Promise<void> {
  await api.em().execute(
    `update users set email = id::text || '@purged.invalid', full_name = '', password_hash = '',
       email_verified_at = null, deleted_at = now() - interval '31 days', purged_at = now()
     where email = ?`,
    [email],
  );
}

async function creditsOf(email: string): Promise<number> {
  const em = api.em();
  const { id, credits } = await em.findOneOrFail(User, { email });
  const entries = await em.find(CreditEntry, { user: id });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
  return credits;
}

describe('the free credits of a registration', () => {
  it('go to one account of a person, whose address has plus-tags; the others exist without', async () => {
    for (const email of ['Nora+1@example.com', 'nora@example.com', 'nora+2+3@example.com'])
      expect((await registerAs(email)).status).toBe(201);
    expect(await creditsOf('nora+1@example.com')).toBe(10);
    expect(await creditsOf('nora@example.com')).toBe(0);
    expect(await creditsOf('nora+2+3@example.com')).toBe(0);
  });

  it('go to one of several accounts that are made at the same time', async () => {
    const emails = [1, 2, 3, 4, 5].map((tag) => `omar+${tag}@example.com`);
    const answers = await Promise.all(emails.map(registerAs));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(answers.map(({ body }) => body.credits).toSorted()).toEqual([0, 0, 0, 0, 10]);
    for (const email of emails) await creditsOf(email);
  });

  it('are still available when the registration fails', async () => {
    await registerAs('taken+tag@example.org');
    await api.em().execute('delete from signup_grants');
    expect((await registerAs('taken+tag@example.org')).status).toBe(409);
    expect(await api.em().execute('select from signup_grants')).toEqual([]);
  });

  it('are granted again to another name, and to the same name at another domain', async () => {
    for (const email of ['pia@example.com', 'pia@example.org', 'pia.b@example.com']) {
      await registerAs(email);
      expect(await creditsOf(email)).toBe(10);
    }
  });

  it('are not granted again after the account is purged', async () => {
    await registerAs('gone+first@example.com');
    await purge('gone+first@example.com');
    for (const email of ['gone+first@example.com', 'gone@example.com']) {
      expect((await registerAs(email)).status).toBe(201);
      expect(await creditsOf(email)).toBe(0);
    }
  });

  it('are recorded without the address', async () => {
    await registerAs('secretive@example.com');
    const rows = await api.em().execute('select t::text as row from signup_grants t');
    expect(JSON.stringify(rows)).not.toContain('secretive');
  });
});

it('queues the verification email, and returns its token in no answer', async () => {
  const user = await api.signUp();
  const { id, token } = await emailedLink(api, user.id, 'verify_email');
  const message = await api.em().findOneOrFail(OutboxMessage, { key: `verify-email.${id}` });
  expect(message.payload).toEqual({ template: 'verify-email', tokenId: id });
  expect(JSON.stringify(message)).not.toContain(token);
});
