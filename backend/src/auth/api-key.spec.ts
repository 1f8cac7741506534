import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '@promptmint/core/accounts/api-key';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { until } from '../../../core/testing/until.ts';
import { type KeyHolder, makeKey, signUpOn } from '../../testing/api-keys.ts';
import { emailedLink } from '../../testing/emailed-links.ts';
import { addPrompt } from '../../testing/many-prompts.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { spawnApi } from '../../testing/spawned-api.ts';
import { type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const REQUEST = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const CREDITS = '/api/auth/credits';

let api: TestApi;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi();
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const holder = async (change: object = {}) => makeKey(api, await signUpOn(api), change);
const codeOf = async (key: KeyHolder, path = CREDITS) => (await key.get(path)).body.code;
const set = (key: KeyHolder, change: Partial<ApiKey>) =>
  api.em().nativeUpdate(ApiKey, key.id, change);

describe('a request with an API key', () => {
  it('reads and writes prompts, templates and credits of its owner', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    const generated = await key.send('POST', '/api/prompts/generate', REQUEST);
    expect(generated.status).toBe(200);
    const { id } = generated.body;
    expect((await user.get(`/api/prompts/${id}`)).body.id).toBe(id);
    expect((await key.get('/api/prompts/history')).body.total).toBe(1);
    expect((await key.get('/api/templates')).status).toBe(200);
    expect((await key.get('/api/catalogue')).status).toBe(200);
    expect((await key.get(CREDITS)).body).toEqual({ credits: 9 });
    expect((await key.get('/api/credits/ledger')).body.total).toBe(2);
    expect((await key.send('DELETE', `/api/prompts/${id}`)).status).toBe(200);
    expect((await api.em().findOneOrFail(Prompt, id)).apiKeyId).toBe(key.id);
  });

  it('finds nothing at addresses that are not for keys, whether the key is right or wrong', async () => {
    const key = await holder();
    const { body } = await request(api.origin, 'GET', '/openapi.json');
    const forbidden = Object.entries<Record<string, { security?: object[] }>>(body.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, { security = [] }]) => !security.some((scheme) => 'apiKey' in scheme))
          .map(([method]) => [method.toUpperCase(), path.replace(/\{.*\}/, key.id)] as const),
    );
    const open = ['/', '/health/live', '/health/ready', '/api/catalogue'];
    const closed = forbidden.filter(([, path]) => !open.includes(path));
    expect(closed.length).toBeGreaterThan(20);
    for (const [method, path] of closed) {
      const answers = [
        await key.send(method, path),
        await request(api.origin, method, path, undefined, { authorization: 'Bearer pm_typo' }),
      ];
      expect([method, path, ...answers.map(({ status }) => status)]).toEqual([
        method,
        path,
        404,
        404,
      ]);
      expect(answers[0]?.body).toEqual((await key.get('/api/nowhere')).body);
    }
    expect(await api.em().count(User, { deletedAt: null })).toBeGreaterThan(0);
  });

  it('does not reach what belongs to another person', async () => {
    const [key, stranger] = [await holder(), await signUpOn(api)];
    const id = await addPrompt(api, stranger);
    expect(await codeOf(key, `/api/prompts/${id}`)).toBe('prompt_not_found');
    const { body } = await key.send('DELETE', `/api/prompts/${id}`);
    expect(body.code).toBe('prompt_not_found');
    expect((await key.get('/api/prompts/history')).body.total).toBe(0);
  });

  it('is refused with 403 and the missing scope', async () => {
    const key = await holder({ scopes: ['prompts:read'] });
    const response = await fetch(`${api.origin}/api/prompts/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    expect(await response.json()).toMatchObject({
      code: 'scope_missing',
      message: 'This API key does not have the scope prompts:write.',
    });
    expect(await codeOf(key)).toBe('scope_missing');
    expect(await codeOf(key, '/api/prompts/stats/summary')).toBe('scope_missing');
    expect((await key.get('/api/prompts/history')).status).toBe(200);
  });

  it.each([
    ['PUT', '/api/prompts/:id/favourite'],
    ['DELETE', '/api/prompts/:id/favourite'],
    ['POST', '/api/prompts/:id/refine'],
    ['DELETE', '/api/templates/:id'],
  ])(
    'that may only write is refused with 403 where the answer would show an earlier text, at %s %s',
    async (method, path) => {
      const key = await holder({ scopes: ['prompts:write'] });
      const { status, body } = await key.send(method, path.replace(':id', key.id));
      expect([status, body.message]).toEqual([
        403,
        'This API key does not have the scope prompts:read.',
      ]);
    },
  );

  it('is refused with every scope that is missing', async () => {
    const key = await holder({ scopes: ['prompts:write'] });
    expect((await key.get('/api/credits/ledger')).body.message).toBe(
      'This API key does not have the scopes credits:read and prompts:read.',
    );
  });

  it.each([
    ['revoked', { revokedAt: new Date() }, /was revoked/],
    ['expired', { expiresAt: new Date() }, /has expired/],
  ])('is refused once the key is %s', async (_what, change, words) => {
    const key = await holder();
    expect((await key.get(CREDITS)).status).toBe(200);
    await set(key, change);
    const { status, body } = await key.get(CREDITS);
    expect([status, body.code, body.message]).toEqual([
      401,
      'api_key_invalid',
      expect.stringMatching(words),
    ]);
  });

  it('is refused while the account is deleted, and served again after a restore', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    const { email: username, password } = user;
    await user.send('DELETE', '/api/auth/account', { password });
    expect(await codeOf(key)).toBe('api_key_invalid');
    const form = new URLSearchParams({ username, password }).toString();
    await request(api.origin, 'POST', '/api/auth/restore', form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect((await key.get(CREDITS)).status).toBe(200);
  });

  it('is refused while the account is locked', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    await api.em().nativeUpdate(User, user.id, { lockedAt: new Date() });
    expect(await codeOf(key)).toBe('account_locked');
    await api.em().nativeUpdate(User, user.id, { lockedAt: null });
    expect((await key.get(CREDITS)).status).toBe(200);
  });

  it('is refused with 403 on a plan without API access, and served again after an upgrade', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect(await key.get(CREDITS)).toMatchObject({
      status: 403,
      body: { code: 'api_access_required' },
    });
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect((await key.get(CREDITS)).status).toBe(200);
  });

  it('costs no statement when its checksum is wrong, and one to find key and owner', async () => {
    const key = await holder();
    await key.get(CREDITS);
    await until(async () => (await api.em().findOneOrFail(ApiKey, key.id)).lastUsedAt);
    const statements = await recordStatements(api.em());
    const typo = `${key.key.slice(0, -1)}${key.key.endsWith('0') ? '1' : '0'}`;
    const wrong = { authorization: `Bearer ${typo}` };
    const { status, body } = await request(api.origin, 'GET', CREDITS, undefined, wrong);
    expect([status, body.code, statements]).toEqual([401, 'api_key_invalid', []]);
    expect((await key.get(CREDITS)).status).toBe(200);
    expect(statements).toEqual([expect.stringContaining('from api_keys join users')]);
  });

  it('is refused with a right checksum and a wrong secret, or an unknown id', async () => {
    const { key } = await holder();
    const other = newApiKey();
    const { publicId } = other;
    const statements = await recordStatements(api.em());
    const authorization = `Bearer ${other.key}`;
    const unknown = await request(api.origin, 'GET', CREDITS, undefined, { authorization });
    expect([unknown.status, statements.length]).toEqual([401, 1]);
    await api.em().nativeUpdate(ApiKey, { publicId: key.slice(3, 11) }, { publicId });
    const wrong = await request(api.origin, 'GET', CREDITS, undefined, { authorization });
    expect(wrong).toEqual(unknown);
  });

  it('notes its use at most once a minute', async () => {
    const key = await holder();
    const usedAt = async () => (await api.em().findOneOrFail(ApiKey, key.id)).lastUsedAt;
    expect(await usedAt()).toBeNull();
    await key.get(CREDITS);
    const first = await until(usedAt);
    const statements = await recordStatements(api.em());
    for (let each = 0; each < 3; each += 1) await key.get(CREDITS);
    expect(statements.filter((sent) => sent.includes('last_used_at = now()'))).toEqual([]);
    await set(key, { lastUsedAt: new Date(Date.now() - 61_000) });
    await key.get(CREDITS);
    await until(async () => ((await usedAt()) ?? 0) >= (first ?? 0));
  });

  it('writes the key to no log line, not even when it is in the address', async () => {
    const logging = await spawnApi(api);
    const { key } = await holder();
    const authorization = `Bearer ${key}`;
    for (const path of [CREDITS, `/api/prompts/${key}`, `/api/templates?key=${key}`, `/${key}`]) {
      await request(logging.origin, 'GET', path, undefined, { authorization });
    }
    await request(logging.origin, 'POST', '/api/prompts/generate', { key }, { authorization });
    const log = await logging.end();
    expect(log).toContain('"path":"/api/prompts/generate"');
    expect(log).not.toContain('"path":"/health');
    expect(log).not.toContain(key.slice(12));
    expect(log).not.toContain(key.slice(12, 24));
  });
});

describe('the passwords of an account with API keys', () => {
  it('leave the keys as they are when one is changed', async () => {
    const user = await signUpOn(api);
    const key = await makeKey(api, user);
    const change = { current_password: user.password, new_password: 'Another-Shift-16' };
    expect((await user.send('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect((await key.get(CREDITS)).status).toBe(200);
  });

  it('revoke all keys of the account, and no others, when one is reset', async () => {
    const [user, stranger] = [await signUpOn(api), await signUpOn(api)];
    const keys = [await makeKey(api, user), await makeKey(api, user)];
    const other = await makeKey(api, stranger);
    const { email } = user;
    await request(api.origin, 'POST', `/api/auth/forgot-password?email=${email}`);
    const { token } = await emailedLink(api, user.id, 'reset_password');
    const reset = { token, new_password: 'Another-Shift-16' };
    expect((await request(api.origin, 'POST', '/api/auth/reset-password', reset)).status).toBe(200);
    for (const key of keys) expect(await codeOf(key)).toBe('api_key_invalid');
    expect((await other.get(CREDITS)).status).toBe(200);
  });
});

describe('an answer with 401', () => {
  it.each([
    ['without a token', undefined, 'Bearer realm="api"'],
    ['with a malformed token', 'Bearer none', 'Bearer realm="api", error="invalid_token"'],
    ['with a malformed key', 'Bearer pm_none', 'Bearer realm="api", error="invalid_token"'],
  ])('names the scheme, to a request %s', async (_what, authorization, expected) => {
    const headers = authorization ? { authorization } : {};
    const response = await fetch(`${api.origin}${CREDITS}`, { headers });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, expected]);
  });
});
