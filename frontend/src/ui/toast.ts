import { notifications } from '@mantine/notifications';
import styles from './toast.module.css';

/** The toast that last showed a sentence, by sentence. */
const latest = new Map<string, string>();

function show(message: string, kind: 'plain' | 'error'): void {
  // The same sentence is said anew, not stacked upon itself.
  const before = latest.get(message);
  if (before) notifications.hide(before);
  const id = notifications.show({
    message,
    autoClose: kind === 'error' ? 8_000 : 5_000,
    classNames: { root: kind === 'error' ? styles.error : styles.plain, description: styles.words },
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
  latest.set(message, id);
}

/** A sentence that appears for a few seconds and is read out. */
export const toast = {
  plain: (message: string): void => show(message, 'plain'),
  error: (message: string): void => show(message, 'error'),
};
