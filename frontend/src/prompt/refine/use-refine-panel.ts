import { useId, useRef, useState } from 'react';
import { useCatalogueQuery } from '../../api/client';
import type { RefineRequest } from '../../api/generated';

/**
 * A button that opens the panel of wishes, and that panel; closing it gives the focus back. A wish that
 * was refused opens it again, with `refusal` in it.
 */
export function useRefinePanel(
  onRefine: (refinement: RefineRequest) => void,
  refusal: string | null,
) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [lastRefusal, setLastRefusal] = useState<string | null>(null);
  const { data: catalogue } = useCatalogueQuery();
  if (lastRefusal !== refusal) {
    setLastRefusal(refusal);
    if (refusal) setOpen(true);
  }

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
      refusal,
      onClose: close,
      onRefine: (refinement: RefineRequest) => {
        close();
        onRefine(refinement);
      },
    },
  };
}
