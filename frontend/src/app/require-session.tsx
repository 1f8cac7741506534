import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectReplaced, selectSignedIn } from '../api/session';
import styles from './shell.module.css';

/**
 * Renders nothing after the session has ended; `session-changes.ts` decides where to go. The page
 * starts over with a session from another tab, so that it shows nothing of another account.
 */
export function RequireSession() {
  const replaced = useSelector(selectReplaced);
  if (!useSelector(selectSignedIn)) return null;
  return (
    <div className={styles.members}>
      <Outlet key={replaced} />
    </div>
  );
}
