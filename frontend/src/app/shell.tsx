import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Frame } from './frame';
import { NavBar } from './nav-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** The frame around every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <Frame bar={<NavBar />} main={main}>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
