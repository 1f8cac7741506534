import { notifications } from '@mantine/notifications';
import styles from './toast.module.css';

type Kind = 'plain' | 'error';

/** The toast of each kind that was shown last. */
const latest = new Map<Kind, string>();

function show(message: string, kind: Kind): void {
  // What is said now takes the place of what was said before: no pile of stale sentences.
  const before = latest.get(kind);
  if (before) notifications.hide(before);
  const id = notifications.show({
    message,
    autoClose: kind === 'error' ? 8_000 : 5_000,
    classNames: { root: kind === 'error' ? styles.error : styles.plain, description: styles.words },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44, iconSize: 16 },
  });
  latest.set(kind, id);
}

/** A sentence that appears for a few seconds and is read out. */
export const toast = {
  plain: (message: string): void => show(message, 'plain'),
  error: (message: string): void => show(message, 'error'),
};
