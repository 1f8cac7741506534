import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { PageTitle } from '../../ui/page-title';
import styles from './not-found-page.module.css';

/** The page for unknown addresses. The path is logged, so that broken links can be found. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <div className={styles.page}>
      <PageTitle>Page not found</PageTitle>
      <header className={styles.bar}>
        <nav className={styles.inner} aria-label="Main">
          <Logo to="/" />
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className={styles.code}>404</h1>
        <p className={styles.words}>Oops! Page not found</p>
        <Button component={Link} to="/">
          Return to Home
        </Button>
      </main>
    </div>
  );
}
