import { useId, useRef, useState } from 'react';
import { useCatalogueQuery } from '../api/client';
import type { RefineRequest } from '../api/generated';

/** A button that opens the panel of wishes, and that panel; closing it gives the focus back. */
export function useRefinePanel(onRefine: (wanted: RefineRequest) => void) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { data: catalogue } = useCatalogueQuery();

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return {
    open,
    button: {
      ref: opener,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panel: {
      id,
      notes: catalogue?.notes ?? false,
      onClose: close,
      onRefine: (wanted: RefineRequest) => {
        close();
        onRefine(wanted);
      },
    },
  };
}
