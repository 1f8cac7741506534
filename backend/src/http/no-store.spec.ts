import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  user = await api.signUp();
});
afterAll(() => api.close());

/** Every operation of the contract below /api, with some id where one is needed. */
const operations = Object.entries(
  JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'))
    .paths as Record<string, object>,
).flatMap(([path, methods]) =>
  Object.keys(methods)
    .map((method): [string, string] => [
      method.toUpperCase(),
      path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
    ])
    .filter(([, address]) => address.startsWith('/api/') && address !== '/api/catalogue'),
);

const cacheOf = async (method: string, path: string, init: RequestInit = {}) =>
  (await fetch(`${api.origin}${path}`, { method, ...init })).headers.get('cache-control');

describe('is not stored by any cache: %s %s', () => {
  it.each(operations)('is not stored by any cache: %s %s', async (method, path) => {
    expect(await cacheOf(method, path)).toBe('no-store');
    if (method !== 'GET') return;
    const headers = { authorization: user.authorization };
    expect(await cacheOf(method, path, { headers })).toBe('no-store');
  });

  it('is not stored by any cache when it is a session token', async () => {
    const body = new URLSearchParams({ username: user.email, password: user.password });
    expect(await cacheOf('POST', '/api/auth/login', { body })).toBe('no-store');
  });

  it.each(['/api/nowhere', '/api/auth/%', '/api', '/api/catalogue/more'])(
    'is not stored by any cache at an unknown address: %s',
    async (path) => expect(await cacheOf('GET', path)).toBe('no-store'),
  );

  it('may be stored if it is the catalogue, which is public', async () => {
    expect(await cacheOf('GET', '/api/catalogue')).toBeNull();
    expect(await cacheOf('GET', '/api/catalogue?from=the-site')).toBeNull();
  });
});
