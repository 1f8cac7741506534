import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCatalogueQuery } from '../../api/client';
import { Icon } from '../../ui/icon';
import { lazyDialog } from '../../ui/lazy-dialog';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog')).ShareDialog);

/** Shares a version of a prompt with a link, where the operator allows it. */
export function ShareButton({ promptId }: { promptId: string }) {
  const { data: catalogue } = useCatalogueQuery();
  const [open, setOpen] = useState(false);
  if (!catalogue?.shared_links) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Icon name="link" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {open && <ShareDialog promptId={promptId} onClose={() => setOpen(false)} />}
    </>
  );
}
