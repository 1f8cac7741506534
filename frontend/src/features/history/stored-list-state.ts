import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '../../lib/browser-storage';

/**
 * The height of the list in pixels when this history entry was left. The list is loaded again on
 * return, and without this height the scroll position would be lost.
 */
export function useStoredListHeight(): { list: RefObject<HTMLDivElement | null>; height: number } {
  const storageKey = `list-height:${useLocation().key}`;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const keep = (): void => {
      if (list.current) tabStorage.write(storageKey, String(list.current.offsetHeight));
    };
    // A reload does not unmount the page.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [storageKey]);
  return { list, height: Number(tabStorage.read(storageKey)) };
}

/** Whether a row is open: as it was left at this history entry, else `initially`. */
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
