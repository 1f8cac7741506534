import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const PAGES = ['/docs', '/docs/', '/docs/index.html'];
const FILES = ['/docs/swagger-ui-init.js', '/openapi.json'];

let api: TestApi;
const get = (path: string) => fetch(`${api.origin}${path}`);
const stylesOf = async (path: string) =>
  /style-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];

describe('the documentation of the API', () => {
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it.each([...PAGES, ...FILES])('is served at %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([...PAGES, '/docs?deepLinking=true'])('may use inline styles at %s', async (path) => {
    expect(await stylesOf(path)).toBe("'self' 'unsafe-inline'");
  });

  it.each([...FILES, '/docs/nothing', '/docsomething', '/docs.html', '/', '/api/docs', '/?/docs'])(
    'keeps the strict policy at %s',
    async (path) => {
      expect(await stylesOf(path)).toBe("'self'");
    },
  );

  it('does not keep the token that a visitor enters', async () => {
    expect(await (await get('/docs/swagger-ui-init.js')).text()).not.toContain(
      'persistAuthorization',
    );
  });

  it('is served as JSON only', async () => {
    expect((await get('/docs-yaml')).status).toBe(404);
  });
});

describe('the documentation of the API with API_DOCS=off', () => {
  beforeAll(async () => {
    api = await openTestApi({ API_DOCS: 'off' });
  });
  afterAll(() => api.close());

  it.each([...PAGES, ...FILES, '/docs-yaml', '/docs/swagger-ui.css'])(
    'is not served at %s, where the strict policy applies',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
      expect(await stylesOf(path)).toBe("'self'");
    },
  );
});
