import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import styles from './shortcuts.module.css';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette')).CommandPalette,
}));
const ShortcutList = lazy(async () => ({
  default: (await import('./shortcut-list')).ShortcutList,
}));

/** Only one dialog at a time: a shortcut must not open a second one over it. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The button of the command palette, and what the keyboard opens on every page: the palette with
 * Ctrl+K or Cmd+K, the list of shortcuts with `?`. Both load on first use.
 */
export function Shortcuts({ button }: { button: boolean }) {
  const [open, setOpen] = useState<'palette' | 'list' | null>(null);
  const show = (dialog: 'palette' | 'list'): void => {
    if (!isDialogOpen()) setOpen(dialog);
  };
  useHotkeys([['mod+K', () => show('palette')]], []);
  // On some keyboards `?` needs no Shift.
  useHotkeys([
    ['shift+?', () => show('list')],
    ['?', () => show('list')],
  ]);
  // The palette's event may come after a command of it has opened the list.
  const close = (dialog: 'palette' | 'list') => (): void =>
    setOpen((now) => (now === dialog ? null : now));
  return (
    <>
      {button && (
        <IconButton
          className={styles.button}
          label="Commands"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen('palette')}
        >
          <Icon name="search" />
        </IconButton>
      )}
      <Suspense>
        {open === 'palette' && (
          <CommandPalette onList={() => setOpen('list')} onClose={close('palette')} />
        )}
        {open === 'list' && <ShortcutList onClose={close('list')} />}
      </Suspense>
    </>
  );
}
