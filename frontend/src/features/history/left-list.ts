import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '../../lib/browser-storage';

/**
 * How tall the list was when this entry of the browser's history was left, in pixels. The list is
 * asked for anew by who comes back, and without that room the place on the page would be lost.
 */
export function useLeftHeight(): { list: RefObject<HTMLDivElement | null>; height: number } {
  const place = `list-height:${useLocation().key}`;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const keep = (): void => {
      if (list.current) tabStorage.write(place, String(list.current.offsetHeight));
    };
    // A reload takes nothing off the page.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [place]);
  return { list, height: Number(tabStorage.read(place)) };
}

/** Whether a prompt of the list is open: as it was left at this entry, or else as `initially` says. */
export function useLeftOpen(id: string, initially: boolean): [boolean, (open: boolean) => void] {
  const place = `open:${useLocation().key}:${id}`;
  const [open, setOpen] = useState(initially || tabStorage.read(place) !== null);
  return [
    open,
    (next) => {
      setOpen(next);
      if (next) tabStorage.write(place, 'yes');
      else tabStorage.remove(place);
    },
  ];
}
