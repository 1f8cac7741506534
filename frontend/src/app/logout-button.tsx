import { useDispatch, useSelector } from 'react-redux';
import { endSession, loggedOut, selectSignedIn, type SessionDispatch } from '../api/session';
import styles from './nav-entry.module.css';

/** Ends the session; nothing for someone who has none. */
export function LogoutButton() {
  const signedIn = useSelector(selectSignedIn);
  const dispatch = useDispatch<SessionDispatch>();
  if (!signedIn) return null;
  return (
    <button
      type="button"
      className={styles.entry}
      onClick={() => dispatch(endSession(loggedOut()))}
    >
      Logout
    </button>
  );
}
