import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '../../lib/browser-storage';

/**
 * How tall the list was when this entry of the browser's history was left, in pixels. The list is
 * asked for anew by who comes back, and without that room the place on the page would be lost.
 */
export function useStoredListHeight(): { list: RefObject<HTMLDivElement | null>; height: number } {
  const storageKey = `list-height:${useLocation().key}`;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const keep = (): void => {
      if (list.current) tabStorage.write(storageKey, String(list.current.offsetHeight));
    };
    // A reload takes nothing off the page.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [storageKey]);
  return { list, height: Number(tabStorage.read(storageKey)) };
}

/** Whether a prompt of the list is open: as it was left at this entry, or else as `initially` says. */
export function useStoredOpenState(
  id: string,
  initially: boolean,
): [boolean, (open: boolean) => void] {
  const storageKey = `open:${useLocation().key}:${id}`;
  const [open, setOpen] = useState(initially || tabStorage.read(storageKey) !== null);
  return [
    open,
    (next) => {
      setOpen(next);
      if (next) tabStorage.write(storageKey, 'yes');
      else tabStorage.remove(storageKey);
    },
  ];
}
