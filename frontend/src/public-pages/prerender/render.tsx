import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/source-code-pro/wght.css';
import '../../app/fallback-fonts.css';
import '../../app/tokens.css';
import '../../app/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../../app/frame';
import { HtmlDocument, type SiteFiles } from './html-document';
import { APP_PATHS, PUBLIC_PAGES, SHARED_PAGE, type PublicPage } from './pages';
import { StaticBar } from './static-bar';

export { SOCIAL_CONTENT } from './social-content';

const TITLE = /<title>(.*?)<\/title>/;

/** The HTML of a public page; `origin` is the site's origin. */
export function renderPage(page: PublicPage, origin: string, files: SiteFiles): string {
  const content = renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <Frame bar={<StaticBar />}>{page.content}</Frame>
    </StaticRouter>,
  );
  const [element = '', title = ''] = TITLE.exec(content) ?? [];
  const html = renderToStaticMarkup(
    <HtmlDocument
      address={page.unlisted ? undefined : new URL(page.path, origin).href}
      origin={origin}
      title={unescaped(title)}
      description={page.description}
      data={page.data?.(origin, `${origin}${files.socialImage}`)}
      code={page.code ?? false}
      body={content.replace(element, '')}
      files={files}
    />,
  );
  return `<!doctype html>${html}\n`;
}

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Every public page by its file name, and the one of all shared links. */
export function renderPublicPages(origin: string, files: SiteFiles): Map<string, string> {
  const pages = [...PUBLIC_PAGES, SHARED_PAGE];
  return new Map(pages.map((page) => [fileOf(page.path), renderPage(page, origin, files)]));
}

/** The file names under which servers find the application's page. */
export const appFiles = (): string[] => APP_PATHS.map(fileOf);

/** The file of a page: `/pricing` is `pricing.html`. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The sitemap for search engines. */
export function sitemap(origin: string): string {
  const places = PUBLIC_PAGES.map(
    ({ path }) => `  <url><loc>${new URL(path, origin).href}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: search engines may read everything except the API. */
export function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
