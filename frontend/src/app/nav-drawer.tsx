import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import styles from './nav-drawer.module.css';
import { NavLinks } from './nav-links';

/** The interactive parts of the bar, besides its links. */
export interface NavSlots {
  signedIn: boolean;
  badge: ReactNode;
  logout: ReactNode;
  themeToggle: ReactNode;
}

/** Whether the browser supports `command` on buttons. Calling `showModal` as well would throw. */
const hasCommands = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * The navigation on small screens: a modal panel at the side, closed by Escape or a click outside.
 * `command` opens it before any script has loaded.
 */
export function NavDrawer({ signedIn, badge, logout, themeToggle }: NavSlots) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.drawer}>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={() => hasCommands() || dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </IconButton>
      <dialog ref={dialog} id={id} className={styles.panel} aria-label="Menu" closedby="any">
        <div className={styles.inside}>
          <div className={styles.top}>
            {themeToggle}
            <IconButton
              label="Close menu"
              {...{ command: 'close', commandfor: id }}
              onClick={() => hasCommands() || dialog.current?.close()}
            >
              <Icon name="close" />
            </IconButton>
          </div>
          <nav className={styles.entries} aria-label="Main">
            <NavLinks signedIn={signedIn} />
            {badge && <div className={styles.badge}>{badge}</div>}
            {logout}
          </nav>
        </div>
      </dialog>
    </div>
  );
}
