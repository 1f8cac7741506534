import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const register = (body: string, contentType = 'application/json') =>
  request(api.origin, 'POST', '/api/auth/register', body, { 'content-type': contentType });

describe('every error of the API', () => {
  it.each([
    ['an unknown address', 404, 'not_found', () => request(api.origin, 'GET', '/api/nothing')],
    ['an invalid address', 400, 'bad_request', () => request(api.origin, 'GET', '/api/%zz')],
    ['an unknown method', 404, 'not_found', () => request(api.origin, 'DELETE', '/api/auth/me')],
    ['a body that is no JSON', 400, 'bad_request', () => register('{"email":')],
    ['a body that is no object', 400, 'validation_failed', () => register('[]')],
    ['no body', 400, 'validation_failed', () => request(api.origin, 'POST', '/api/auth/register')],
    ['another content type', 415, 'unsupported_media_type', () => register('<a/>', 'text/xml')],
    ['a body over 256 KiB', 413, 'body_too_large', () => register(`"${'x'.repeat(262_144)}"`)],
  ])('has the same body: %s', async (_what, statusCode, code, send) => {
    const { status, body } = await send();
    expect(status).toBe(statusCode);
    expect(body).toMatchObject({ statusCode, code, message: expect.any(String) });
    expect(body.detail).toBe(body.message);
  });

  it('never contains a stack', async () => {
    const user = await api.signUp();
    await api.em().execute('alter table prompts rename to prompts_away');
    const answer = await user.get('/api/prompts/history');
    await api.em().execute('alter table prompts_away rename to prompts');
    expect(answer).toEqual({
      status: 500,
      body: {
        statusCode: 500,
        code: 'internal_error',
        message: 'Something went wrong on our side. Please try again.',
        detail: 'Something went wrong on our side. Please try again.',
      },
    });
  });
});
