import { useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { LogoutButton } from './logout-button';
import styles from './nav-drawer.module.css';
import { NavLinks } from './nav-links';
import { ThemeToggle } from './theme-toggle';

/** The navigation on small screens: a modal panel at the side, closed by Escape or a click beside it. */
export function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.drawer}>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </IconButton>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        closedby="any"
      >
        <div className={styles.inside}>
          <div className={styles.top}>
            <ThemeToggle />
            <IconButton label="Close menu" onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </IconButton>
          </div>
          <nav className={styles.entries} aria-label="Main">
            <NavLinks />
            <LogoutButton />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
