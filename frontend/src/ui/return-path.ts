const HOME = '/dashboard';

/** Pages for emailed links; not useful to return to after login. */
const LINK_PAGES = ['/forgot-password', '/reset-password', '/verify-email'];

/** Whether a page belongs to an emailed link and works without a session. */
export function isLinkPage(pathname: string): boolean {
  return LINK_PAGES.includes(pathname);
}

/** The address of the sign-in page, with the page to return to. */
export function authPath({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/auth') return `${pathname}${search}`;
  if (pathname === HOME || pathname === '/' || isLinkPage(pathname)) return '/auth';
  return `/auth?${new URLSearchParams({ next: pathname + search })}`;
}

/** The page to open after login: `next`, but only on this site, else the dashboard. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return HOME;
  const { origin, pathname, search: query } = new URL(next, window.location.origin);
  // A path that begins with two slashes, as `/.//` does, would be the address of another site.
  const isOurs = origin === window.location.origin && !pathname.startsWith('//');
  return isOurs ? pathname + query : HOME;
}
