import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { isDialogOpen } from '../../ui/is-dialog-open';
import { lazyDialog } from '../../ui/lazy-dialog';
import styles from './shortcuts.module.css';

const CommandPalette = lazyDialog(async () => (await import('./command-palette')).CommandPalette);
const ShortcutList = lazyDialog(async () => (await import('./shortcut-list')).ShortcutList);

/**
 * The button of the command palette, and what the keyboard opens on every page: the palette with
 * Ctrl+K or Cmd+K, the list of shortcuts with `?`. Both load on first use.
 */
export function Shortcuts({ button }: { button: boolean }) {
  const [open, setOpen] = useState<'palette' | 'list' | null>(null);
  const show = (dialog: 'palette' | 'list'): void => {
    // A second dialog must not open over the first.
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
      {open === 'palette' && (
        <CommandPalette onList={() => setOpen('list')} onClose={close('palette')} />
      )}
      {open === 'list' && <ShortcutList onClose={close('list')} />}
    </>
  );
}
