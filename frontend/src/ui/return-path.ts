const HOME = '/dashboard';

/** Pages around emailed links: of no use to somebody who has signed in. */
const LINK_PAGES = ['/forgot-password', '/reset-password', '/verify-email'];

/** Whether a page belongs to an emailed link and so has nothing to do with the session here. */
export function isLinkPage(pathname: string): boolean {
  return LINK_PAGES.includes(pathname);
}

/** The sign-in page, knowing where to lead afterwards. */
export function authPath({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/auth') return `${pathname}${search}`;
  if (pathname === HOME || pathname === '/' || isLinkPage(pathname)) return '/auth';
  return `/auth?${new URLSearchParams({ next: pathname + search })}`;
}

/** Where to go once signed in: the page asked for, on this site only, else the dashboard. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search : HOME;
}
