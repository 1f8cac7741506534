import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { connection } from '../api/connection';
import { useConnectionLost } from '../api/use-connection-lost';
import { Logo } from '../ui/logo';
import { Notice } from '../ui/notice';
import { PageTitle } from '../ui/page-title';
import styles from './shell.module.css';

const reload = (): void => window.location.reload();

/** Reloads the page once a lost connection is back. Returns whether it is lost. */
function useReloadWhenBack(): boolean {
  const lost = useConnectionLost();
  const wasLost = useRef(false);
  useEffect(() => void connection.check(), []);
  useEffect(() => {
    if (!lost && wasLost.current) reload();
    wasLost.current = lost;
  }, [lost]);
  return lost;
}

/** Shown in place of a page that could not be loaded or threw an error. */
export function PageFailure() {
  const lost = useReloadWhenBack();
  return (
    <div className={styles.narrow}>
      <PageTitle>{lost ? 'No connection' : 'Something went wrong'}</PageTitle>
      <Notice
        kind="danger"
        level="h1"
        title={lost ? 'There is no connection' : "We couldn't show this page"}
        action={
          // Without a connection, a reload would lead to the browser's own error page.
          <Button variant="default" onClick={lost ? () => void connection.check() : reload}>
            {lost ? 'Try again' : 'Reload'}
          </Button>
        }
      >
        {lost ? (
          <p>This page opens by itself when you are back online.</p>
        ) : (
          <p>
            You may be offline, or we released a new version while this page was open. Check your
            connection, then reload.
          </p>
        )}
        <p>What you typed on the dashboard is saved in this browser.</p>
      </Notice>
    </div>
  );
}

/** The same where the bar itself could not be shown. */
export function FramelessFailure() {
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Logo to="/" />
        </div>
      </header>
      <main>
        <PageFailure />
      </main>
    </>
  );
}
