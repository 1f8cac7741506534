// `npm run build`: builds the application, writes the public pages as HTML, and compresses every file.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Render from '../src/public-pages/prerender/render.tsx';
import type { SocialContent } from '../src/public-pages/prerender/social-content.ts';
import { filesOf, readManifest, PUBLIC_PAGES_ENTRY } from './manifest.ts';
import { precompress } from './precompress.ts';
import { socialImage } from './social-image.ts';

const FOLDER = join(import.meta.dirname, '..');
const DIST = join(FOLDER, 'dist');
const PRERENDER = join(DIST, '.prerender');

/** Fonts that are preloaded: for text on every page, and for prompts. */
const FIRST_FONTS = {
  text: /^hanken-grotesk-latin-wght-normal-.*\.woff2$/,
  code: /^source-code-pro-latin-wght-normal-.*\.woff2$/,
};
/** For letters in the product's name that the first font file lacks. */
const MORE_LETTERS = /^hanken-grotesk-latin-ext-wght-normal-.*\.woff2$/;

/** The site's origin, from the same setting as the API's. */
const origin = new URL(process.env.PUBLIC_URL || 'http://localhost:3000').origin;

await build({ root: FOLDER });
await prerender();
await precompress(DIST);

async function prerender(): Promise<void> {
  await build({
    root: FOLDER,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/public-pages/prerender/render.tsx',
      outDir: PRERENDER,
      emptyOutDir: true,
      manifest: false,
      // One style sheet for all public pages.
      ssrEmitAssets: true,
      cssCodeSplit: false,
    },
  });
  const renderer = pathToFileURL(join(PRERENDER, 'render.js')).href;
  const { appFiles, renderPublicPages, robots, sitemap, SOCIAL_CONTENT } = (await import(
    renderer
  )) as typeof Render;
  const files = {
    styles: await copyStyles(),
    scripts: await publicPageScripts(),
    textFont: await font(FIRST_FONTS.text),
    codeFont: await font(FIRST_FONTS.code),
    socialImage: await writeSocialImage(SOCIAL_CONTENT),
  };
  await writeAppPage(files.textFont, appFiles());
  for (const [name, html] of renderPublicPages(origin, files))
    await writeFile(join(DIST, name), html);
  await writeFile(join(DIST, 'sitemap.xml'), sitemap(origin));
  await writeFile(join(DIST, 'robots.txt'), robots(origin));
  await rm(PRERENDER, { recursive: true });
}

/**
 * The client build writes `index.html`, which is the application's page. It is copied to the
 * address of each application page, and to `app.html` for every other address.
 */
async function writeAppPage(textFont: string, names: readonly string[]): Promise<void> {
  const built = join(DIST, 'index.html');
  const preload = `<link rel="preload" href="${textFont}" as="font" type="font/woff2" crossorigin />`;
  const html = await readFile(built, 'utf8');
  await rm(built);
  const page = html.replace('</head>', `  ${preload}\n  </head>`);
  for (const name of ['app.html', ...names]) await writeFile(join(DIST, name), page);
}

function assets(folder: string): Promise<string[]> {
  return readdir(join(folder, 'assets'));
}

async function copyStyles(): Promise<string> {
  const found = (await assets(PRERENDER)).filter((name) => name.endsWith('.css'));
  const [name] = found;
  if (!name || found.length > 1) throw new Error(`One style sheet expected: ${found.join(', ')}`);
  await mkdir(join(DIST, 'assets'), { recursive: true });
  const text = await readFile(join(PRERENDER, 'assets', name), 'utf8');
  const existing = new Set(await assets(DIST));
  for (const [, file = ''] of text.matchAll(/url\(\/assets\/([^)]+)\)/g)) {
    if (!existing.has(file))
      await copyFile(join(PRERENDER, 'assets', file), join(DIST, 'assets', file));
  }
  await writeFile(join(DIST, 'assets', name), text);
  return `/assets/${name}`;
}

/** The script of the public pages and everything it imports. */
async function publicPageScripts(): Promise<string[]> {
  return filesOf(await readManifest(DIST), PUBLIC_PAGES_ENTRY).map((file) => `/${file}`);
}

/** The file name contains a hash of the picture, so that social networks fetch a changed one again. */
async function writeSocialImage(content: SocialContent): Promise<string> {
  const inDist = async (name: RegExp) => join(DIST, await font(name));
  const image = await socialImage(content, {
    text: [await inDist(FIRST_FONTS.text), await inDist(MORE_LETTERS)],
    code: [await inDist(FIRST_FONTS.code)],
  });
  const hash = createHash('sha256').update(image).digest('base64url').slice(0, 8);
  const address = `/assets/social-${hash}.png`;
  await writeFile(join(DIST, address), image);
  return address;
}

async function font(name: RegExp): Promise<string> {
  const file = (await assets(DIST)).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`No font like ${name}`);
  return `/assets/${file}`;
}
