import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Frame } from './frame';
import { NavBar } from './nav-bar';

/** The frame around every page; a new page takes the focus, so that it is read out. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Frame bar={<NavBar />} main={main}>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
