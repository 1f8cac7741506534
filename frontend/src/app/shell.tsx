import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConnectionNotice } from './connection-notice';
import { Frame } from './frame';
import { ToastPlace } from '../ui/toast-place';
import { NavBar } from './nav-bar';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** The frame around every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <Frame
      bar={
        <div className={styles.top}>
          <NavBar />
          <ConnectionNotice />
          <ToastPlace />
        </div>
      }
      main={main}
    >
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
