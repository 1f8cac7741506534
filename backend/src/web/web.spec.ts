import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'promptmint-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<title>The site</title>');
  await writeFile(join(root, 'assets', 'app-3f9a.js'), 'start();');
  api = await openTestApi({ WEB_ROOT: root });
});
afterAll(async () => {
  await api.close();
  await rm(root, { recursive: true });
});

const get = (path: string, accept = 'text/html') =>
  fetch(`${api.origin}${path}`, { headers: { accept } });

describe('the site', () => {
  it.each(['/', '/dashboard', '/verify-email?token=x'])(
    'is what a browser gets at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('The site');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('leaves the root to other clients', async () => {
    expect(await (await get('/', 'application/json')).json()).toEqual({ status: 'ok' });
  });

  it('does not stand in for the API', async () => {
    expect((await get('/api/nothing')).status).toBe(404);
  });

  it('lets hashed files be kept for a year', async () => {
    const response = await get('/assets/app-3f9a.js', '*/*');
    expect(await response.text()).toBe('start();');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('forbids scripts and styles that are not its own', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('has the same policy where the proxy serves it', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    const proxy = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
    expect(proxy).toContain(`"${policy}"`);
  });
});
