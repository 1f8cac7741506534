import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let root: string;
const SCRIPT = 'start();';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'promptmint-web-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, '.vite'));
  for (const page of ['index', 'pricing', 'dashboard', 'verify-email', 'shared', 'app']) {
    const html = `<title>${page}</title>`;
    await writeFile(join(root, `${page}.html`), html);
    await writeFile(join(root, `${page}.html.br`), brotliCompressSync(html));
  }
  await writeFile(join(root, 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, '.vite', 'manifest.json'), '{}');
  await writeFile(join(root, 'assets', 'app-3f9a.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'app-3f9a.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'assets', 'app-3f9a.js.gz'), gzipSync(SCRIPT));
  api = await openTestApi({ WEB_ROOT: root });
});
afterAll(async () => {
  await api.close();
  await rm(root, { recursive: true });
});

const get = (path: string, accept = 'text/html') =>
  fetch(`${api.origin}${path}`, { headers: { accept } });

/** The bytes of an answer as they are sent, which `fetch` would decompress. */
function sentTo(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      httpGet(`${api.origin}${path}`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    },
  );
}

describe('the site', () => {
  it.each([
    ['/', 'index'],
    ['/?utm_source=letter', 'index'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/dashboard', 'dashboard'],
    ['/verify-email?token=x', 'verify-email'],
    ['/s/4fTqYJmVw0aXo2RkZ8LbNc', 'shared'],
    ['/s/unknown/', 'shared'],
  ])('answers a browser at %s with the page %s', async (path, page) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<title>${page}</title>`);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('asks search engines to leave a shared prompt out', async () => {
    expect((await get('/s/4fTqYJmVw0aXo2RkZ8LbNc')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/pricing')).headers.get('x-robots-tag')).toBeNull();
  });

  it('answers a link preview with the page', async () => {
    const headers = { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' };
    const response = await fetch(`${api.origin}/`, { headers });
    expect(await response.text()).toBe('<title>index</title>');
  });

  it.each([
    '/nowhere',
    '/nowhere/else?a=b',
    '/pricing/else',
    '/app',
    '/index',
    '/shared',
    '/s',
    '/s/a/b',
    '/assets/gone.js',
    '/%2e%2e/app',
  ])('answers a browser at %s with 404 and the application', async (path) => {
    // A request of a browser that has opened the page before.
    const asked = { accept: 'text/html', 'accept-encoding': 'br' };
    const known = (await sentTo('/app.html', asked)).headers;
    const headers = {
      ...asked,
      'if-none-match': known.etag ?? '',
      'if-modified-since': known['last-modified'] ?? '',
    };
    const { status, headers: sent, body } = await sentTo(path, headers);
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe('<title>app</title>');
    expect(sent['content-type']).toMatch(/^text\/html/);
    expect(sent['cache-control']).toBe('no-cache');
    expect(sent['vary']).toMatch(/accept-encoding/i);
    expect(sent['content-security-policy']).toContain("default-src 'self'");
  });

  it('serves a page to every client, but the root only to browsers', async () => {
    expect(await (await get('/pricing', '*/*')).text()).toBe('<title>pricing</title>');
    expect((await get('/nowhere', '*/*')).status).toBe(404);
    expect(await (await get('/nowhere', '*/*')).json()).toHaveProperty('detail');
  });

  it('does not send a page again if the browser already has it', async () => {
    const tag = (await get('/pricing')).headers.get('etag') ?? '';
    const again = await sentTo('/pricing', { accept: 'text/html', 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  it('serves robots.txt as text', async () => {
    const response = await get('/robots.txt', '*/*');
    expect(await response.text()).toBe('User-agent: *');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['the list of built files', '/.vite/manifest.json'],
    ['a compressed file by its own name', '/assets/app-3f9a.js.br'],
  ])('does not serve %s', async (_, path) => {
    expect((await get(path, '*/*')).status).toBe(404);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'sends to a client that accepts %s a file compressed with %s',
    async (accepted, sent, decompress) => {
      const { headers, body } = await sentTo('/assets/app-3f9a.js', {
        'accept-encoding': accepted,
      });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['cache-control']).toContain('immutable');
      expect(decompress(body).toString()).toBe(SCRIPT);
    },
  );

  it('sends an uncompressed file to a client that accepts nothing else', async () => {
    const { headers, body } = await sentTo('/assets/app-3f9a.js', {});
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(body.toString()).toBe(SCRIPT);
  });

  it('answers other clients at the root with the status', async () => {
    expect(await (await get('/', 'application/json')).json()).toEqual({ status: 'ok' });
  });

  it('answers 404 to an unknown call of the API', async () => {
    expect((await get('/api/nothing')).status).toBe(404);
  });

  it('lets browsers cache hashed files for a year', async () => {
    const response = await get('/assets/app-3f9a.js', '*/*');
    expect(await response.text()).toBe(SCRIPT);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/gone.js', '*/*')).headers.get('cache-control')).toBeNull();
  });

  it('forbids scripts and styles that are not its own', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('has the same policy when the proxy serves it', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    const proxy = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
    expect(proxy).toContain(`"${policy}"`);
  });
});
