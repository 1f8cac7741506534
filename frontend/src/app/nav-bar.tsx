import { useSelector } from 'react-redux';
import { selectSignedIn } from '../api/session';
import { CreditsBadge } from './credits-badge';
import { LogoutButton } from './logout-button';
import { Shortcuts } from './palette/shortcuts';
import { NavFrame } from './nav-frame';
import { ThemeToggle } from './theme-toggle';

/** The application's bar at the top, signed in or signed out. */
export function NavBar() {
  const signedIn = useSelector(selectSignedIn);
  return (
    <NavFrame
      signedIn={signedIn}
      badge={signedIn && <CreditsBadge />}
      logout={signedIn && <LogoutButton />}
      commands={<Shortcuts button={signedIn} />}
      themeToggle={<ThemeToggle />}
    />
  );
}
