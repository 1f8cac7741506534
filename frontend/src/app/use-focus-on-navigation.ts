import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The place on the page that a hash names. */
function hashTarget(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  // Only what has an index can take the focus; it stays out of the order of the Tab key.
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

/**
 * A new page takes the focus, so that it is read out; the place that the address names takes it
 * first, also on the same page, so that the Tab key goes on from there. What a browser opens by
 * itself is left to the browser.
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
