import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog';

const CompareDialog = lazyDialog(async () => (await import('./compare-dialog')).CompareDialog);

/** A button that opens the comparison of a prompt with its other versions. */
export function CompareButton({ id }: { id: string }) {
  const [comparing, setComparing] = useState(false);
  return (
    <>
      <Button variant="subtle" aria-haspopup="dialog" onClick={() => setComparing(true)}>
        Compare versions
      </Button>
      {comparing && <CompareDialog id={id} onClose={() => setComparing(false)} />}
    </>
  );
}
