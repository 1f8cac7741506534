import { useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { APP_NAME } from '../ui/brand';
import { NavBar } from './nav-bar';
import styles from './shell.module.css';

const YEAR = new Date().getFullYear();

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
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerInner}>
          <span>
            © {YEAR} {APP_NAME}
          </span>
          <Link to="/contact">Contact</Link>
        </div>
      </footer>
      <ScrollRestoration />
    </div>
  );
}
