import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-site-'));
  // PostgreSQL's own user must enter it when root runs the tests.
  await chmod(dataFolder, 0o711);
  product = await startProduct(dataFolder);
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const get = (path: string) =>
  fetch(`${product.app}${path}`, { headers: { accept: 'text/html,*/*' } });
const attribute = (html: string, element: RegExp): string => element.exec(html)?.[1] ?? '';

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
});
