import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink } from '../../testing/emailed-links.ts';
import { auditOf, REASON, setRole, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { AUDIENCE, ISSUER } from '../auth/session-claims.js';

const MINUTE_S = 60;

let api: TestApi;
let person: TestUser;
beforeAll(async () => {
  api = await openTestApi({ RATE_LIMIT_SUPPORT_PER_USER: '30/hour' });
  person = await api.signUp();
});
afterAll(() => api.close());

/** The authorization of a token that was issued so many seconds ago. */
async function issuedAgo({ id }: TestUser, seconds: number): Promise<string> {
  const { tokenVersion } = await api.em().findOneOrFail(User, id);
  const jwt = new JwtService({ secret: api.settings.JWT_SECRET });
  const iat = Math.floor(Date.now() / 1_000) - seconds;
  const claims = { sub: id, version: tokenVersion, iss: ISSUER, aud: AUDIENCE, iat };
  return `Bearer ${jwt.sign(claims, { expiresIn: '7d' })}`;
}

/** Status, body and names of headers: all by which a client could tell two addresses apart. */
async function seen(method: string, path: string, headers: Record<string, string>, body?: string) {
  const answer = await fetch(`${api.origin}${path}`, { method, headers, ...(body && { body }) });
  const names = [...answer.headers.keys()].filter((name) => name !== 'date');
  return { status: answer.status, names, body: await answer.text() };
}

const outcomesOf = async (staff: TestStaff) =>
  (await auditOf(api, staff)).map(({ operation, outcome }) => [operation, outcome]);

describe('an operation of support', () => {
  it.each([
    ['GET', `accounts/${randomUUID()}`, undefined],
    ['GET', 'audit', undefined],
    ['POST', 'accounts/find', JSON.stringify({ by: 'email', value: 'nora@example.com' })],
    ['POST', 'accounts/find', '{'],
  ])('looks like an unknown address to everybody but staff: %s %s', async (method, path, body) => {
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const reason = { 'x-reason': REASON, ...json };
    const callers = [
      reason,
      { ...reason, authorization: 'Bearer nonsense' },
      { ...reason, authorization: person.authorization },
      { ...json, authorization: person.authorization },
    ];
    for (const headers of callers) {
      const answer = await seen(method, `/api/support/${path}`, headers, body);
      expect(answer).toEqual(await seen(method, '/api/nothing-here', headers, body));
      if (body !== '{') expect(answer.status).toBe(404);
    }
    expect(await api.em().count(AuditEntry, { staffId: person.id })).toBe(0);
  });

  it('opens and closes with the role, from the next request on', async () => {
    const staff = await signUpStaff(api);
    const show = async () => (await staff.call('GET', `accounts/${person.id}`)).status;
    expect(await show()).toBe(200);
    await setRole(api, staff, null);
    expect(await show()).toBe(404);
    await setRole(api, staff, 'admin');
    expect(await show()).toBe(200);
    expect((await auditOf(api, staff)).map(({ role }) => role)).toEqual(['support', 'admin']);
  });

  it('is refused 30 minutes after signing in, and the same token still opens everything else', async () => {
    const staff = await signUpStaff(api);
    const path = `accounts/${person.id}`;
    const young = { authorization: await issuedAgo(staff, 29 * MINUTE_S) };
    expect((await staff.call('GET', path, undefined, young)).status).toBe(200);
    const old = { authorization: await issuedAgo(staff, 30 * MINUTE_S + 1) };
    expect(await staff.call('GET', path, undefined, old)).toMatchObject({
      status: 403,
      body: { code: 'session_too_old' },
    });
    expect((await staff.send('GET', '/api/auth/me', undefined, old)).status).toBe(200);
    expect(await outcomesOf(staff)).toEqual([
      ['showAccount', 'done'],
      ['showAccount', 'session_too_old'],
    ]);
  });

  it('of admins is refused to support', async () => {
    const staff = await signUpStaff(api);
    expect(await staff.call('GET', 'audit')).toMatchObject({
      status: 403,
      body: { code: 'role_required' },
    });
    expect(await outcomesOf(staff)).toEqual([['readAudit', 'role_required']]);
  });

  it.each([
    ['no reason', undefined],
    ['a reason of 9 characters', '  Ticket 47  '],
    ['a reason of 501 characters', 'x'.repeat(501)],
  ])('is refused with %s, in a sentence that says so', async (_what, reason) => {
    const staff = await signUpStaff(api);
    const headers = { authorization: staff.authorization, ...(reason && { 'x-reason': reason }) };
    const path = `/api/support/accounts/${person.id}`;
    expect(await request(api.origin, 'GET', path, undefined, headers)).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: expect.stringContaining('10 to 500 characters in the header X-Reason'),
        errors: [{ field: 'X-Reason' }],
      },
    });
    const [entry] = await auditOf(api, staff);
    expect(entry).toMatchObject({ reason: '', outcome: 'validation_failed' });
  });

  it('keeps a reason as it was typed, whether the client writes Latin-1 or UTF-8', async () => {
    const staff = await signUpStaff(api);
    const path = `accounts/${person.id}`;
    for (const written of ['Überweisung', Buffer.from('Überweisung').toString('latin1')]) {
      await staff.call('GET', path, undefined, { 'x-reason': written });
    }
    const reasons = (await auditOf(api, staff)).map(({ reason }) => reason);
    expect(reasons).toEqual(['Überweisung', 'Überweisung']);
  });

  it('has a limit of its own, and each refused call is in the audit', async () => {
    const staff = await signUpStaff(api);
    for (let call = 0; call < 30; call += 1) await staff.call('GET', `accounts/${person.id}`);
    const refused = await staff.call('GET', `accounts/${person.id}`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const outcomes = await outcomesOf(staff);
    expect(outcomes).toHaveLength(31);
    expect(outcomes.at(-1)).toEqual(['showAccount', 'too_many_requests']);
  });
});

describe('an account with a role', () => {
  it('cannot be deleted and cannot change its email before it loses the role', async () => {
    const staff = await signUpStaff(api);
    const remove = () => staff.send('DELETE', '/api/auth/account', { password: staff.password });
    const change = () =>
      staff.send('POST', '/api/auth/change-email', {
        current_password: staff.password,
        new_email: `${randomUUID()}@example.com`,
      });
    const refused = { status: 409, body: { code: 'role_held' } };
    expect(await remove()).toMatchObject(refused);
    expect(await change()).toMatchObject(refused);
    await setRole(api, staff, null);
    expect((await change()).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('is not deleted by the database either', async () => {
    const staff = await signUpStaff(api);
    const deleted = api.em().nativeUpdate(User, staff.id, { deletedAt: new Date() });
    await expect(deleted).rejects.toThrow('users_staff_not_deleted');
  });

  it('keeps its email when the link to change it is older than the role', async () => {
    const user = await api.signUp();
    const newEmail = `${randomUUID()}@example.com`;
    const password = { current_password: user.password };
    await user.send('POST', '/api/auth/change-email', { ...password, new_email: newEmail });
    const { token } = await emailedLink(api, user.id, 'change_email');
    await setRole(api, user, 'support');
    const path = `/api/auth/verify-email?token=${token}`;
    expect(await request(api.origin, 'GET', path)).toMatchObject({
      status: 409,
      body: { code: 'role_held' },
    });
    expect((await user.get('/api/auth/me')).body.email).toBe(user.email);
  });
});
