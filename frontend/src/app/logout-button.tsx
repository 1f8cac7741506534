import { useDispatch } from 'react-redux';
import { endSession, loggedOut, type SessionDispatch } from '../api/session';
import styles from './nav-entry.module.css';

/** Ends the session. */
export function LogoutButton() {
  const dispatch = useDispatch<SessionDispatch>();
  return (
    <button
      type="button"
      data-app="logout"
      className={styles.entry}
      onClick={() => dispatch(endSession(loggedOut()))}
    >
      Logout
    </button>
  );
}
