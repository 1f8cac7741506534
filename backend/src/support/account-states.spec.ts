import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { until } from '../../../core/testing/until.ts';
import { emailedLink } from '../../testing/emailed-links.ts';
import { addPrompt } from '../../testing/many-prompts.ts';
import { overtaken } from '../../testing/overtaken.ts';
import { auditOf, purge, setRole, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const ADDRESS = 'help@promptmint.example';
const SENTENCE = `This account is locked. Please write to ${ADDRESS}.`;
const LOCKED = { status: 403, body: { code: 'account_locked', message: SENTENCE } };
const REQUEST = { use_case: 'content_creation', target_model: 'claude', language: 'en' };
const NEW_PASSWORD = 'Rainy-Harbour-16';

let api: TestApi;
let support: TestStaff;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi({ SUPPORT_EMAIL: ADDRESS });
  support = await signUpStaff(api);
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const act = (user: Pick<TestUser, 'id'>, action: string, staff = support) =>
  staff.call('POST', `accounts/${user.id}/${action}`);
const lock = (user: Pick<TestUser, 'id'>) => act(user, 'lock');
const rowOf = ({ id }: TestUser) => api.em().findOneOrFail(User, id);
const restore = ({ email, password }: TestUser) =>
  request(
    api.origin,
    'POST',
    '/api/auth/restore',
    new URLSearchParams({ username: email, password }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

describe('POST /api/support/accounts/{account_id}/lock', () => {
  it('refuses login and every session with the address of support, until a login after the unlock', async () => {
    const user = await api.signUp();
    expect(await lock(user)).toMatchObject({ status: 200, body: { state: 'locked' } });
    expect(await logIn(api.origin, user.email, user.password)).toMatchObject(LOCKED);
    for (const path of ['/api/auth/me', '/api/prompts/history', '/api/auth/credits'])
      expect(await user.get(path)).toMatchObject(LOCKED);
    const wrong = await logIn(api.origin, user.email, 'Wrong-Password-1');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });

    const unlocked = await act(user, 'unlock');
    expect(unlocked).toMatchObject({ status: 200, body: { state: 'active', locked_at: null } });
    expect(await user.get('/api/auth/me')).toMatchObject({ status: 401 });
    expect((await logIn(api.origin, user.email, user.password)).status).toBe(200);
  });

  it('leaves its owner nothing to change: no deletion, profile, address or password', async () => {
    const user = await api.signUp();
    await lock(user);
    const before = await rowOf(user);
    const password = { current_password: user.password };
    const calls: [string, string, object][] = [
      ['DELETE', '/api/auth/account', { password: user.password }],
      ['PUT', '/api/auth/profile', { full_name: 'Eve' }],
      ['POST', '/api/auth/change-email', { ...password, new_email: `${randomUUID()}@example.com` }],
      ['POST', '/api/auth/change-password', { ...password, new_password: NEW_PASSWORD }],
      ['POST', '/api/auth/resend-verification', {}],
      ['POST', '/api/prompts/generate', { user_input: 'job ad' }],
    ];
    for (const [method, path, body] of calls)
      expect([path, await user.send(method, path, body)]).toMatchObject([path, LOCKED]);
    expect(await rowOf(user)).toEqual(before);
  });

  it('lets nobody in by an emailed link, from before or after', async () => {
    const user = await api.signUp();
    const forgot = () =>
      request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
    await forgot();
    const [reset, verify] = [
      await emailedLink(api, user.id, 'reset_password'),
      await emailedLink(api, user.id, 'verify_email'),
    ];
    await lock(user);
    const body = { token: reset.token, new_password: NEW_PASSWORD };
    expect(await request(api.origin, 'POST', '/api/auth/reset-password', body)).toMatchObject({
      status: 400,
      body: { code: 'reset_link_invalid' },
    });
    const open = () => request(api.origin, 'GET', `/api/auth/verify-email?token=${verify.token}`);
    expect(await open()).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    expect((await forgot()).status).toBe(200);
    const links = { user: user.id, purpose: 'reset_password' } as const;
    expect(await api.em().count(EmailToken, links)).toBe(0);
    await act(user, 'unlock');
    expect((await open()).status).toBe(200);
  });

  it('keeps a deleted account from being restored', async () => {
    const user = await api.signUp();
    await user.send('DELETE', '/api/auth/account', { password: user.password });
    await lock(user);
    expect(await restore(user)).toMatchObject(LOCKED);
    expect(await logIn(api.origin, user.email, user.password)).toMatchObject(LOCKED);
    await act(user, 'unlock');
    expect((await restore(user)).status).toBe(200);
  });

  it('wins over a restore at the same moment', async () => {
    const user = await api.signUp();
    await user.send('DELETE', '/api/auth/account', { password: user.password });
    const answer = await overtaken(api, user.id, () => restore(user), { lockedAt: new Date() });
    expect(answer).toMatchObject(LOCKED);
    expect((await rowOf(user)).deletedAt).not.toBeNull();
  });

  it('hides shared prompts until the unlock', async () => {
    const user = await api.signUp();
    const { body } = await user.send(
      'POST',
      `/api/prompts/${await addPrompt(api, user)}/shares`,
      {},
    );
    const open = async () =>
      (await fetch(`${api.origin}/api/shared/${new URL(body.url).pathname.slice(3)}`)).status;
    expect(await open()).toBe(200);
    await lock(user);
    expect(await open()).toBe(404);
    await act(user, 'unlock');
    expect(await open()).toBe(200);
  });

  it('lets a generation in progress end in its result or its refund', async () => {
    const user = await api.signUp();
    const answers = ['hold one', 'hold two'].map((user_input) =>
      user.send('POST', '/api/prompts/generate', { ...REQUEST, user_input }),
    );
    const open = () => api.em().find(Prompt, { user: user.id, status: 'queued' });
    await until(async () => (await open()).length === 2);
    const [first, second] = await open();
    await lock(user);
    await worker.end(`${first?.id}`, 'succeeded');
    await worker.end(`${second?.id}`, 'failed');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 500]);
    expect((await rowOf(user)).credits).toBe(9);
  });

  it('lets its owner write to support', async () => {
    const user = await api.signUp();
    await lock(user);
    const message = { name: 'Nora', email: user.email, subject: 'Locked', message: 'Please help' };
    const answer = await user.send('POST', '/api/contact/submit', message);
    expect(answer.status).toBe(200);
  });

  it('refuses members of staff, and the database does too', async () => {
    const other = await signUpStaff(api, 'admin');
    expect(await lock(other)).toMatchObject({ status: 409, body: { code: 'role_held' } });
    const written = api.em().nativeUpdate(User, other.id, { lockedAt: new Date() });
    await expect(written).rejects.toThrow('users_staff_not_locked');
    await setRole(api, other, null);
    expect((await lock(other)).status).toBe(200);
    expect((await other.call('GET', 'audit')).status).toBe(404);
  });

  it('changes nothing a second time, and answers 404 for an unknown and a purged account', async () => {
    const user = await api.signUp();
    const { body } = await lock(user);
    expect((await lock(user)).body).toEqual(body);
    const unknown = { status: 404, body: { code: 'account_not_found' } };
    expect(await lock({ id: randomUUID() })).toMatchObject(unknown);
    await purge(api, user);
    for (const action of ['lock', 'unlock', 'end-sessions'])
      expect(await act(user, action)).toMatchObject(unknown);
  });

  it('is in the audit with what it found and left', async () => {
    const [staff, user] = [await signUpStaff(api), await api.signUp()];
    for (const action of ['lock', 'unlock', 'end-sessions']) await act(user, action, staff);
    const entries = await auditOf(api, staff);
    expect(entries).toMatchObject([
      {
        operation: 'lockAccount',
        accountId: user.id,
        outcome: 'done',
        before: { locked: false, sessions: 0 },
        after: { locked: true, sessions: 1 },
      },
      { operation: 'unlockAccount', after: { locked: false, sessions: 1 } },
      { operation: 'endSessions', after: { locked: false, sessions: 2 } },
    ]);
  });
});

describe('POST /api/support/accounts/{account_id}/end-sessions', () => {
  it('ends every session, and a new login works', async () => {
    const [user, other] = [await api.signUp(), await api.signUp()];
    expect((await act(user, 'end-sessions')).status).toBe(200);
    expect(await user.get('/api/auth/me')).toMatchObject({ status: 401 });
    expect((await other.get('/api/auth/me')).status).toBe(200);
    expect((await logIn(api.origin, user.email, user.password)).status).toBe(200);
  });

  it('is refused with 403 for the account of an admin unless an admin asks, and ends nothing', async () => {
    const [admin, other] = [await signUpStaff(api, 'admin'), await signUpStaff(api, 'admin')];
    const refused = { status: 403, body: { code: 'role_required' } };
    expect(await act(admin, 'end-sessions')).toMatchObject(refused);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    expect((await act(admin, 'end-sessions', other)).status).toBe(200);
    expect((await admin.get('/api/auth/me')).status).toBe(401);
    expect((await act(await signUpStaff(api), 'end-sessions')).status).toBe(200);
  });
});
