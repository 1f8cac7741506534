import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from '@jest/globals';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';
import { routes } from '../../app/routes';
import { FAQ_ENTRIES } from '../landing/faq-entries';
import { appFiles, renderPublicPages, robots, sitemap } from './render';

const ORIGIN = 'https://mint.example';
const FILES = {
  styles: '/assets/style.css',
  scripts: ['/assets/main.js', '/assets/shared.js'],
  textFont: '/assets/sans.woff2',
  codeFont: '/assets/mono.woff2',
  socialImage: '/assets/social.png',
};
const PAGES = [...renderPublicPages(ORIGIN, FILES)];
const ADDRESSES: Readonly<Record<string, string>> = {
  'index.html': `${ORIGIN}/`,
  'pricing.html': `${ORIGIN}/pricing`,
  'terms.html': `${ORIGIN}/terms`,
  'privacy.html': `${ORIGIN}/privacy`,
  'contact.html': `${ORIGIN}/contact`,
};
/** The page of all shared links, which has no address of its own. */
const SHARED = 'shared.html';

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const page = (name: string): Document => parsed(new Map(PAGES).get(name) ?? '');
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const data = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

it('the build writes every public page', () => {
  expect(PAGES.map(([name]) => name)).toEqual([...Object.keys(ADDRESSES), SHARED]);
});

const pathsOf = (branch: readonly RouteObject[]): string[] =>
  branch.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

it('the build writes a file for every address of the site', () => {
  const addresses = pathsOf(routes).filter((path) => path !== '*');
  const shared = '/s/:token';
  const fileOf = (path: string) => {
    if (path === shared) return SHARED;
    return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  };
  const files = [...PAGES.map(([name]) => name), ...appFiles()];
  expect(files.toSorted()).toEqual(addresses.map(fileOf).toSorted());
});

describe.each(PAGES)('%s', (name, html) => {
  const document = parsed(html);

  it('has a title, a description and an address', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(document.title).toMatch(/\w+: Promptmint$/);
    expect(meta(document, 'description')?.length).toBeGreaterThan(80);
    expect(meta(document, 'description')?.length).toBeLessThan(170);
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe(ADDRESSES[name]);
    expect(meta(document, 'robots')).toBe(name === SHARED ? 'noindex' : undefined);
    expect(meta(document, 'referrer')).toBe(name === SHARED ? 'no-referrer' : 'same-origin');
  });

  it('has the tags for shared links', () => {
    for (const prefix of ['og', 'twitter']) {
      expect(meta(document, `${prefix}:title`)).toBe(document.title);
      expect(meta(document, `${prefix}:description`)).toBe(meta(document, 'description'));
      expect(meta(document, `${prefix}:image`)).toBe(`${ORIGIN}/assets/social.png`);
    }
    expect(meta(document, 'og:image:alt')).toContain('Promptmint');
    expect(meta(document, 'og:url')).toBe(ADDRESSES[name]);
  });

  it('is readable without scripts: one first-level heading inside main', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main h1')?.textContent).toBeTruthy();
  });

  it('has no inline script and no inline style', () => {
    expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
    for (const script of document.scripts) {
      if (script.type !== 'application/ld+json') expect(script.src).not.toBe('');
    }
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('loads one style sheet, its fonts and its scripts', () => {
    const hrefs = (rel: string) =>
      [...document.querySelectorAll(`link[rel="${rel}"]`)].map((l) => l.getAttribute('href'));
    expect(hrefs('stylesheet')).toEqual(['/assets/style.css']);
    const code = name === 'index.html' || name === SHARED ? ['/assets/mono.woff2'] : [];
    expect(hrefs('preload')).toEqual(['/assets/sans.woff2', ...code]);
    expect(hrefs('modulepreload')).toEqual(['/assets/shared.js']);
    const modules = [...document.querySelectorAll('script[type="module"]')];
    expect(modules.map((script) => script.getAttribute('src'))).toEqual(['/assets/main.js']);
  });

  it('links to existing pages and anchors', () => {
    const links = [...document.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links.filter((href) => !href.startsWith('mailto:'))) {
      const { origin, pathname, hash } = new URL(link, ADDRESSES[name] ?? `${ORIGIN}/`);
      expect(origin).toBe(ORIGIN);
      const found = matchRoutes(routes, pathname)?.at(-1)?.route.path;
      expect([link, found]).toEqual([link, pathname]);
      const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
      if (hash && file in ADDRESSES) {
        expect([link, page(file).getElementById(hash.slice(1))?.tagName]).toEqual([
          link,
          expect.any(String),
        ]);
      }
    }
  });

  it('has no id twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the structured data', () => {
  it('has the prices of the catalogue, on the pages and as offers', () => {
    const prices = BUILT_CATALOGUE.packs.map(({ price_cents: cents }) => (cents / 100).toFixed(2));
    const shown = (name: string) =>
      [...page(name).querySelectorAll('main strong')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text.startsWith('$'));
    expect(shown('pricing.html')).toEqual(prices.map((price) => `$${price}`));
    expect(shown('index.html')).toEqual(prices.map((price) => `$${price}`));
    const { offers, image } = data(page('pricing.html'));
    expect(image).toBe(`${ORIGIN}/assets/social.png`);
    expect(offers.map(({ price }: { price: string }) => price)).toEqual(prices);
    expect(offers.map((o: { priceCurrency: string }) => o.priceCurrency)).toEqual(
      prices.map(() => 'USD'),
    );
  });

  it('has the questions of the landing page with their answers', () => {
    const questions = data(page('index.html')).mainEntity;
    expect(questions).toHaveLength(FAQ_ENTRIES.length);
    const landing = page('index.html').querySelector('main')?.textContent;
    for (const { name, acceptedAnswer } of questions) {
      expect(landing).toContain(name);
      expect(landing).toContain(acceptedAnswer.text);
    }
  });

  it('lists every page, and leaves the API out', () => {
    const places = [...sitemap(ORIGIN).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(Object.values(ADDRESSES));
    expect(robots(ORIGIN)).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: https://mint.example/sitemap.xml\n',
    );
  });
});

describe('a public page without the application', () => {
  it('links a pack to sign-in and back to the prices', () => {
    const targets = [...page('pricing.html').querySelectorAll('a[data-app]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(targets).toEqual(
      BUILT_CATALOGUE.packs.map(({ credits }) => [
        `Buy ${credits} credits`,
        '/auth?next=%2Fpricing',
      ]),
    );
  });

  it('shows in the contact form which address to write to', () => {
    const words = page('contact.html').querySelector('form noscript')?.innerHTML;
    expect(words).toContain('mailto:support@promptmint.example');
  });
});
