import { notifications } from '@mantine/notifications';
import { Link } from 'react-router-dom';
import styles from './toast.module.css';

type Kind = 'plain' | 'error';

interface ToastOptions {
  title?: string;
  /** A link to a page that helps. */
  link?: { label: string; to: string };
  /** An action that helps, such as Undo. */
  action?: { label: string; onPress: () => void };
}

/** The last shown toast of each kind. */
const latest = new Map<Kind, string>();

function hide(kind: Kind): void {
  const shown = latest.get(kind);
  if (shown) notifications.hide(shown);
}

/**
 * Milliseconds that a toast stays: longer for long texts, and for those with a link or an action.
 */
function durationOf(message: string, kind: Kind, { link, action }: ToastOptions): number {
  if (link || action) return 20_000;
  return Math.max(kind === 'error' ? 8_000 : 5_000, message.length * 120);
}

function ToastText({
  message,
  kind,
  options,
}: {
  message: string;
  kind: Kind;
  options: ToastOptions;
}) {
  const { link, action } = options;
  return (
    <>
      {message}
      {link && (
        <Link className={styles.link} to={link.to} onClick={() => hide(kind)}>
          {link.label}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            hide(kind);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
}

function show(message: string, kind: Kind, options: ToastOptions = {}): void {
  // A new toast replaces the last one of its kind, so that old messages do not pile up.
  hide(kind);
  const id = notifications.show({
    title: options.title,
    message: <ToastText message={message} kind={kind} options={options} />,
    autoClose: durationOf(message, kind, options),
    classNames: {
      root: kind === 'error' ? styles.error : styles.plain,
      title: styles.title,
      description: styles.words,
    },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44, iconSize: 16 },
  });
  latest.set(kind, id);
}

/** A message that appears for some seconds and is read by screen readers. */
export const toast = {
  plain: (message: string, options?: ToastOptions): void => show(message, 'plain', options),
  error: (message: string, options?: ToastOptions): void => show(message, 'error', options),
};
