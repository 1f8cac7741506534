import badge from '../../app/credits-badge.module.css';
import entry from '../../app/nav-entry.module.css';
import { NavFrame } from '../../app/nav-frame';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './static-bar.module.css';

function StaticThemeToggle() {
  return (
    <span className={styles.needsScript}>
      <IconButton label="Switch the theme" data-theme-toggle="">
        <span className={styles.moon}>
          <Icon name="moon" />
        </span>
        <span className={styles.sun}>
          <Icon name="sun" />
        </span>
      </IconButton>
    </span>
  );
}

/**
 * The bar of a prerendered page. It contains both versions, signed in and signed out; CSS shows
 * one.
 */
export function StaticBar() {
  return (
    <>
      <div className={styles.signedOut}>
        <NavFrame signedIn={false} badge={null} logout={null} themeToggle={<StaticThemeToggle />} />
      </div>
      <div className={styles.signedIn}>
        <NavFrame
          signedIn
          badge={<span className={badge.badge} />}
          logout={
            <button type="button" data-app="logout" className={entry.entry}>
              Logout
            </button>
          }
          themeToggle={<StaticThemeToggle />}
        />
      </div>
    </>
  );
}
