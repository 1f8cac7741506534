import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSignedIn } from '../api/session';
import styles from './shell.module.css';

/** Renders nothing once the session has ended; where to go then is the session's own affair. */
export function RequireSession() {
  if (!useSelector(selectSignedIn)) return null;
  return (
    <div className={styles.members}>
      <Outlet />
    </div>
  );
}
