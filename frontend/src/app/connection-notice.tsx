import { useConnectionLost } from '../api/use-connection-lost';
import styles from './connection-notice.module.css';

/** Below the bar of every page while the server cannot be reached. */
export function ConnectionNotice() {
  const lost = useConnectionLost();
  return (
    <div aria-live="polite">
      {lost && (
        <p className={styles.notice}>
          There is no connection. This page updates by itself when it is back.
        </p>
      )}
    </div>
  );
}
