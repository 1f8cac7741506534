import { Button } from '@mantine/core';
import { Logo } from '../ui/logo';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import styles from './shell.module.css';

/** What a person sees when a page could not be loaded or broke. */
export function PageFailure() {
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Logo to="/" />
        </div>
      </header>
      <main className={styles.narrow}>
        <Notice
          kind="danger"
          level="h1"
          title="This page could not be shown"
          action={
            <Button variant="default" onClick={() => window.location.reload()}>
              Load it again
            </Button>
          }
        >
          <p>
            Either the connection dropped or a new version came out while this page was open.
            Loading it again helps in both cases; what you typed is kept in this browser.
          </p>
        </Notice>
      </main>
    </>
  );
}
