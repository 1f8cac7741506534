import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_KEY_PATTERN, parseApiKey } from '@promptmint/core/accounts/api-key';
import { API_KEYS_MAX } from '@promptmint/core/catalogue/api-keys';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import { holderOf, makeKey, signUpOn } from '../../testing/api-keys.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const PATH = '/api/auth/api-keys';
const CREDITS = '/api/auth/credits';
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const DRAFT = { name: 'CI', scopes: ['credits:read', 'prompts:read'] };
const create = (user: TestUser, change: object = {}) =>
  user.send('POST', PATH, { ...DRAFT, ...change });
const rotate = (user: TestUser, id: string) => user.send('POST', `${PATH}/${id}/rotate`);
const revoke = (user: TestUser, id: string) => user.send('DELETE', `${PATH}/${id}`);
const listed = async (user: TestUser) => (await user.get(PATH)).body.api_keys;
const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / DAY_MS);
const set = (id: string, change: Partial<ApiKey>) => api.em().nativeUpdate(ApiKey, id, change);

describe('making an API key', () => {
  it('shows the key once, stores only a hash of its secret, and emails the owner', async () => {
    const user = await signUpOn(api);
    const { status, body } = await create(user, { name: ' CI ', monthly_cap: 50 });
    expect(status).toBe(201);
    expect(body.key).toMatch(new RegExp(`^${API_KEY_PATTERN}$`));
    const { publicId, secret } = parseApiKey(body.key) ?? { publicId: '', secret: '' };
    expect(body.api_key).toEqual({
      id: expect.any(String),
      shown: `pm_${publicId}_...`,
      name: 'CI',
      scopes: ['prompts:read', 'credits:read'],
      status: 'active',
      created_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
      monthly_cap: 50,
      used_this_month: 0,
    });
    expect(daysUntil(body.api_key.expires_at)).toBe(365);
    expect(await listed(user)).toEqual([body.api_key]);
    const stored = JSON.stringify(await api.em().findOneOrFail(ApiKey, body.api_key.id));
    expect(stored).not.toContain(secret);
    const payload = { template: 'api-key-made', userId: user.id, at: body.api_key.created_at };
    const mail = { queue: 'mail' as const, key: `api-key-made.${body.api_key.id}` };
    expect((await api.em().findOneOrFail(OutboxMessage, mail)).payload).toEqual(payload);
  });

  it('gives the lifetime that was chosen, also one without an end', async () => {
    const user = await signUpOn(api);
    const month = (await create(user, { expires_in_days: 30 })).body.api_key;
    expect(daysUntil(month.expires_at)).toBe(30);
    const forever = (await create(user, { expires_in_days: null })).body.api_key;
    expect(forever.expires_at).toBeNull();
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['account:write'] }, 'scopes.0'],
    ['a lifetime of nothing', { expires_in_days: 0 }, 'expires_in_days'],
    ['a lifetime in the past', { expires_in_days: -1 }, 'expires_in_days'],
    ['a broken cap', { monthly_cap: 1.5 }, 'monthly_cap'],
    ['an unknown field', { user: 'x' }, 'user'],
  ])('is refused with %s', async (_what, change, field) => {
    const { status, body } = await create(await signUpOn(api), change);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('is refused on a plan without API access, where keys can still be listed and revoked', async () => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    for (const answer of [await create(user), await rotate(user, id)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'api_access_required']);
    }
    expect(await listed(user)).toHaveLength(1);
    expect((await revoke(user, id)).status).toBe(200);
    expect(await listed(user)).toEqual([]);
  });

  it('stops at 20 keys that work, also when 10 are made at once', async () => {
    const user = await signUpOn(api);
    const answers = [];
    while (answers.length < API_KEYS_MAX - 5) answers.push(await create(user));
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => create(user)))));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(API_KEYS_MAX);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'too_many_api_keys' },
    });
    const [expired, revoked] = made.map(({ body }) => body.api_key.id);
    await set(expired, { expiresAt: new Date() });
    await revoke(user, revoked);
    expect((await create(user)).status).toBe(201);
    expect((await create(user)).status).toBe(201);
    expect((await create(user)).status).toBe(409);
  });
});

describe('rotating an API key', () => {
  it('makes a key with the same name, scopes, cap and lifetime, and ends the old one in 24 hours', async () => {
    const user = await signUpOn(api);
    const old = await makeKey(api, user, { ...DRAFT, monthly_cap: 7, expires_in_days: 30 });
    await set(old.id, { createdAt: new Date(Date.now() - 10 * DAY_MS) });
    await set(old.id, { expiresAt: new Date(Date.now() + 20 * DAY_MS) });
    const { status, body } = await rotate(user, old.id);
    expect(status).toBe(201);
    expect(body.api_key).toMatchObject({
      name: 'CI',
      scopes: ['prompts:read', 'credits:read'],
      status: 'active',
      monthly_cap: 7,
    });
    expect(daysUntil(body.api_key.expires_at)).toBe(30);
    const [renewed, before] = await listed(user);
    expect(renewed.id).toBe(body.api_key.id);
    expect(before).toMatchObject({ id: old.id, status: 'rotated' });
    expect(Math.round((Date.parse(before.expires_at) - Date.now()) / HOUR_MS)).toBe(24);
    for (const key of [old, holderOf(api, body)]) expect((await key.get(CREDITS)).status).toBe(200);
    await set(old.id, { expiresAt: new Date() });
    expect((await old.get(CREDITS)).status).toBe(401);
    expect(await listed(user)).toHaveLength(1);
  });

  it('never prolongs the old key', async () => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user, { expires_in_days: 1 });
    const soon = new Date(Date.now() + HOUR_MS);
    await set(id, { expiresAt: soon });
    await rotate(user, id);
    expect((await listed(user))[1].expires_at).toBe(soon.toISOString());
  });

  it('keeps a key without an end without one', async () => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user, { expires_in_days: null });
    expect((await rotate(user, id)).body.api_key.expires_at).toBeNull();
  });

  it.each([
    ['was rotated already', { rotatedAt: new Date() }, 'api_key_rotated'],
    ['was revoked', { revokedAt: new Date() }, 'api_key_ended'],
    ['has expired', { expiresAt: new Date() }, 'api_key_ended'],
  ])('is refused with 409 when the key %s', async (_what, change, code) => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user);
    await set(id, change);
    const { status, body } = await rotate(user, id);
    expect([status, body.code]).toEqual([409, code]);
    expect(await api.em().count(ApiKey, { user: user.id })).toBe(1);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user);
    const answers = await Promise.all([rotate(user, id), rotate(user, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is possible with 20 keys, and never leaves more than 40 that work', async () => {
    const user = await signUpOn(api);
    const { id } = await makeKey(api, user);
    const { user: owner, ...row } = await api.em().findOneOrFail(ApiKey, id);
    for (let each = 1; each < API_KEYS_MAX; each += 1) {
      const copy = { id: crypto.randomUUID(), publicId: crypto.randomUUID() };
      await api.em().insert(ApiKey, { ...row, ...copy, user: owner.id });
    }
    let newest = id;
    for (let each = 0; each < API_KEYS_MAX; each += 1) {
      newest = (await rotate(user, newest)).body.api_key.id;
    }
    expect(await listed(user)).toHaveLength(2 * API_KEYS_MAX);
    const { code, message } = (await rotate(user, newest)).body;
    expect([code, message]).toEqual(['too_many_api_keys', expect.not.stringMatching(/\d/)]);
    expect((await create(user)).body.code).toBe('too_many_api_keys');
  });

  it('leaves room for another new key: those that were rotated come on top of the 20', async () => {
    const user = await signUpOn(api);
    for (let each = 1; each < API_KEYS_MAX; each += 1) await makeKey(api, user);
    const { id } = await makeKey(api, user, { name: 'Last' });
    const renewed = (await rotate(user, id)).body.api_key.id;
    expect((await create(user)).body.code).toBe('too_many_api_keys');
    await revoke(user, renewed);
    expect((await create(user)).status).toBe(201);
  });
});

describe('revoking an API key', () => {
  it('refuses it at once, leaves the key that took its place, and can be repeated', async () => {
    const user = await signUpOn(api);
    const old = await makeKey(api, user);
    const renewed = holderOf(api, (await rotate(user, old.id)).body);
    expect((await revoke(user, old.id)).status).toBe(200);
    expect((await old.get(CREDITS)).status).toBe(401);
    expect((await renewed.get(CREDITS)).status).toBe(200);
    const { revokedAt } = await api.em().findOneOrFail(ApiKey, old.id);
    expect((await revoke(user, old.id)).status).toBe(200);
    expect((await api.em().findOneOrFail(ApiKey, old.id)).revokedAt).toEqual(revokedAt);
    expect((await listed(user)).map((key: { id: string }) => key.id)).toEqual([renewed.id]);
  });

  it("answers 404 for another person's key, and changes nothing", async () => {
    const [user, stranger] = [await signUpOn(api), await signUpOn(api)];
    const key = await makeKey(api, user);
    for (const answer of [await revoke(stranger, key.id), await rotate(stranger, key.id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'api_key_not_found']);
    }
    expect(await listed(stranger)).toEqual([]);
    expect((await key.get(CREDITS)).status).toBe(200);
  });
});
