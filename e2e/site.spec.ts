import { describe, expect, it } from '@jest/globals';
import { sharedProduct } from './started-product.ts';

const product = sharedProduct();
const get = (path: string) =>
  fetch(`${product.app}${path}`, {
    headers: { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip' },
  });
const attribute = (html: string, element: RegExp): string => element.exec(html)?.[1] ?? '';

function expectPage(headers: Headers): void {
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('vary')).toMatch(/accept-encoding/i);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
}

describe('the site as it was built', () => {
  it.each(['/', '/pricing', '/terms', '/privacy', '/contact'])(
    'has the picture that %s names, as large as it says',
    async (path) => {
      const html = await (await get(path)).text();
      const image = attribute(html, /<meta property="og:image" content="([^"]+)"/);
      const answer = await get(new URL(image).pathname);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await answer.arrayBuffer());
      const size = (side: string) =>
        Number(attribute(html, new RegExp(`<meta property="og:image:${side}" content="(\\d+)"`)));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size('width'), size('height')]);
    },
  );

  it.each(['/', '/pricing', '/dashboard', '/reset-password?token=any'])(
    'has a page at %s that browsers revalidate',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expectPage(headers);
      expect(headers.get('etag')).not.toBeNull();
    },
  );

  it('has the icon that browsers ask for by themselves', async () => {
    const { status, headers } = await get('/favicon.ico');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
  });

  it.each(['/nowhere', '/dashboard/else'])('answers %s with 404 and a page', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expectPage(headers);
  });

  it('lets browsers cache the files of a page for a year', async () => {
    const html = await (await get('/')).text();
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    expect(named.length).toBeGreaterThan(2);
    for (const [, path = ''] of named) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toMatch(/accept-encoding/i);
    }
  });
});
