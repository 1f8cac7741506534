import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The element that the address's hash names. */
function hashTarget(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  // Only an element with a tabindex can take the focus; -1 keeps it out of the tab order.
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

/**
 * Moves the focus to a new page, so that screen readers announce it, or to the element that the
 * hash names, so that Tab continues from there. The first page and Back are left to the browser.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const opened = useNavigationType() === 'POP';
  const shown = useRef(opened ? { key, pathname } : { key: '', pathname: '' });

  useEffect(() => {
    const { current: before } = shown;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const page = before.pathname === pathname ? null : main.current;
    (hashTarget(hash) ?? page)?.focus({ preventScroll: true });
  }, [key, pathname, hash, main]);
}
