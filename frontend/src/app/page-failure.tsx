import { Button } from '@mantine/core';
import { Logo } from '../ui/logo';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import styles from './shell.module.css';

/** Shown when a page could not be loaded or threw an error. */
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
          title="We couldn't show this page"
          action={
            <Button variant="default" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          <p>
            You may be offline, or we released a new version while this page was open. Check your
            connection, then reload. What you typed is saved in this browser.
          </p>
        </Notice>
      </main>
    </>
  );
}
