import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { toast } from '../ui/toast';
import { Toasts } from '../ui/toasts';

/** Renders the page and the toasts, which are inside the router because they contain links. */
export function Root() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // Before the effects of the new page, which may show a toast of its own.
  useLayoutEffect(() => {
    if (before.current !== pathname) toast.pageChanged();
    before.current = pathname;
  }, [pathname]);
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
