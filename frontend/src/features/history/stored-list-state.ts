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

/** Whether the row of a prompt is open: as it was left at this history entry, else `initially`. */
export function useStoredOpenState(id: string, initially: boolean) {
  const { key } = useLocation();
  const keyFor = (prompt: string): string => `open:${key}:${prompt}`;
  const [open, setOpen] = useState(initially || tabStorage.read(keyFor(id)) !== null);
  return {
    open,
    setOpen: (next: boolean): void => {
      setOpen(next);
      if (next) tabStorage.write(keyFor(id), 'yes');
      else tabStorage.remove(keyFor(id));
    },
    /** Opens the row, which from now on shows another prompt. */
    openAs: (newId: string): void => {
      setOpen(true);
      tabStorage.remove(keyFor(id));
      tabStorage.write(keyFor(newId), 'yes');
    },
  };
}
