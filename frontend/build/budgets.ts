// `npm run budgets -w frontend`: how much JavaScript each page loads; too much is an error.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { filesOf, readManifest, PUBLIC_PAGES_ENTRY } from './manifest.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const KB = 1_000;

/** Most JavaScript that a page may load, in kB after gzip. */
const PUBLIC_MAX = 40;
const DASHBOARD_MAX = 225;

/** Public pages load the scripts named in their HTML. */
const PUBLIC_PAGES = ['index', 'pricing', 'terms', 'privacy', 'contact', 'shared'];
/** The script that only the page of shared links loads. */
const SHARED = 'src/public-pages/shared/show-shared-prompt.ts';
const APP_ENTRY = 'index.html';
const ROUTE = /^src\/(features|public-pages)\/.*-(page|route)\.tsx$/;

interface Row {
  name: string;
  size: number;
  max?: number;
}

const manifest = await readManifest(DIST);
const rows = [...(await publicRows()), ...(await appRows(manifest))];
for (const { name, size, max } of rows) {
  const bound = max ? `  of ${max} kB` : '';
  process.stdout.write(`${name.padEnd(44)}${(size / KB).toFixed(1).padStart(7)} kB${bound}\n`);
}
const over = rows.filter(({ size, max }) => max && size > max * KB);
for (const { name } of over) process.stderr.write(`${name} loads too much JavaScript.\n`);
process.exitCode = over.length > 0 ? 1 : 0;

async function publicRows(): Promise<Row[]> {
  return Promise.all(
    PUBLIC_PAGES.map(async (page) => {
      const html = await readFile(join(DIST, `${page}.html`), 'utf8');
      const named = [
        ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g),
      ];
      const sources = page === 'shared' ? [PUBLIC_PAGES_ENTRY, SHARED] : [PUBLIC_PAGES_ENTRY];
      const files = new Set([
        ...filesOf(manifest, ...sources),
        ...named.map(([, file = '']) => file),
      ]);
      return { name: `${page}.html`, size: await sizeOf([...files]), max: PUBLIC_MAX };
    }),
  );
}

/** The size of everything loaded once a page of the application is open. */
async function appRows(built: Manifest): Promise<Row[]> {
  const routes = Object.keys(built).filter((source) => ROUTE.test(source));
  return Promise.all(
    routes.sort().map(async (source) => ({
      name: source.replace(/^src\/(features|public-pages)\//, ''),
      size: await sizeOf(['first-theme.js', ...filesOf(built, APP_ENTRY, source)]),
      ...(source.endsWith('/dashboard-page.tsx') && { max: DASHBOARD_MAX }),
    })),
  );
}

async function sizeOf(files: string[]): Promise<number> {
  const sizes = files.map(
    async (file) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
