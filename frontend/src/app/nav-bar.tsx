import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSignedIn } from '../api/session';
import { Logo } from '../ui/logo';
import { CreditsBadge } from './credits-badge';
import { LogoutButton } from './logout-button';
import { NavDrawer } from './nav-drawer';
import { NavLinks } from './nav-links';
import styles from './nav-bar.module.css';
import { ThemeToggle } from './theme-toggle';

/** The bar at the top; on small screens its entries are in a drawer at the side. */
export function NavBar() {
  const signedIn = useSelector(selectSignedIn);
  const { key } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.logo}>
          <Logo to={signedIn ? '/dashboard' : '/'} />
        </span>
        <nav className={styles.wide} aria-label="Main">
          <NavLinks />
        </nav>
        {signedIn && <CreditsBadge />}
        <span className={styles.wide}>
          <LogoutButton />
        </span>
        <span className={styles.wide}>
          <ThemeToggle />
        </span>
        <NavDrawer key={key} />
      </div>
    </header>
  );
}
