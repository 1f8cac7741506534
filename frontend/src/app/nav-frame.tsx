import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Logo } from '../ui/logo';
import styles from './nav-bar.module.css';
import { NavDrawer, type NavSlots } from './nav-drawer';
import { NavLinks } from './nav-links';

/** The bar at the top; on small screens its entries are in a drawer at the side. */
export function NavFrame({ commands, ...parts }: NavSlots & { commands?: ReactNode }) {
  const { signedIn, badge, logout, themeToggle } = parts;
  const { key } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.logo}>
          <Logo to={signedIn ? '/dashboard' : '/'} />
        </span>
        <nav className={styles.wide} aria-label="Main">
          <NavLinks signedIn={signedIn} />
        </nav>
        {badge}
        {commands}
        <span className={styles.wide}>{logout}</span>
        <span className={styles.wide}>{themeToggle}</span>
        <NavDrawer key={key} {...parts} />
      </div>
    </header>
  );
}
