import { Link, NavLink, useLocation } from 'react-router-dom';
import { authPath } from '../ui/return-path';
import styles from './nav-entry.module.css';

/** The address of the sign-in page with one of its tabs open. */
function withTab(path: string, tab: 'login' | 'sign-up'): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  if (tab === 'login') searchParams.delete('tab');
  else searchParams.set('tab', tab);
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}

/** Links to every page, used by the bar and by the drawer. */
export function NavLinks({ signedIn }: { signedIn: boolean }) {
  const auth = authPath(useLocation());
  if (!signedIn) {
    return (
      <>
        <Link className={styles.entry} to="/#features">
          Features
        </Link>
        <Link className={styles.entry} to="/#pricing">
          Pricing
        </Link>
        <Link className={styles.entry} to={withTab(auth, 'login')}>
          Login
        </Link>
        <Link className={styles.signUp} to={withTab(auth, 'sign-up')}>
          Sign Up
        </Link>
      </>
    );
  }
  return (
    <>
      <NavLink className={styles.entry} to="/dashboard">
        Dashboard
      </NavLink>
      <NavLink className={styles.entry} to="/history">
        History
      </NavLink>
      <NavLink className={styles.entry} to="/pricing">
        Buy Credits
      </NavLink>
      <NavLink className={styles.entry} to="/settings">
        Settings
      </NavLink>
    </>
  );
}
