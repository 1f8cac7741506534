import { useId, useRef, useState } from 'react';
import { useCatalogueQuery, useRefinementsQuery } from '../../api/client';
import type { RefineRequest } from '../../api/generated';

/**
 * The refine button and its panel. Closing the panel returns the focus to the button. A refused
 * refinement opens it again, with the reason in `refusal`.
 */
export function useRefinePanel(
  promptId: string,
  onRefine: (refinement: RefineRequest) => void,
  refusal: string | null,
) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [lastRefusal, setLastRefusal] = useState<string | null>(null);
  const { data: catalogue } = useCatalogueQuery();
  const { currentData } = useRefinementsQuery({ id: promptId }, { skip: !open });
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
      effects: currentData?.refinements ?? [],
      refusal,
      onClose: close,
      onRefine: (refinement: RefineRequest) => {
        close();
        onRefine(refinement);
      },
    },
  };
}
