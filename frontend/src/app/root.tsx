import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { toast } from '../ui/toast';

/** Renders the page, and hides the toast of the page before. */
export function Root() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // Before the effects of the new page, which may show a toast of its own.
  useLayoutEffect(() => {
    if (before.current !== pathname) toast.pageChanged();
    before.current = pathname;
  }, [pathname]);
  return <Outlet />;
}
