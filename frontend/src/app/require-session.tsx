import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSignedIn } from '../api/session';
import styles from './shell.module.css';

/** Renders nothing after the session has ended; `session-changes.ts` decides where to go. */
export function RequireSession() {
  if (!useSelector(selectSignedIn)) return null;
  return (
    <div className={styles.members}>
      <Outlet />
    </div>
  );
}
