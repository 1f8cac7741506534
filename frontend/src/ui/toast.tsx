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
  /** It explains the change of page that follows, and stays through it. */
  explainsNextPage?: boolean;
}

/** The toast on screen, if there is one. */
let shown: { id: string; kind: Kind; explainsNextPage: boolean } | null = null;

function hide(): void {
  if (shown) notifications.hide(shown.id);
  shown = null;
}

/**
 * Milliseconds that a toast stays: longer for long texts, and for those with a link or an action.
 */
function durationOf(message: string, kind: Kind, { link, action }: ToastOptions): number {
  if (link || action) return 20_000;
  return Math.max(kind === 'error' ? 8_000 : 5_000, message.length * 120);
}

function ToastText({ message, options }: { message: string; options: ToastOptions }) {
  const { link, action } = options;
  return (
    <>
      {message}
      {link && (
        <Link className={styles.link} to={link.to} onClick={hide}>
          {link.label}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            hide();
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
  // What happened before is no longer what matters.
  hide();
  const id = notifications.show({
    title: options.title,
    message: <ToastText message={message} options={options} />,
    autoClose: durationOf(message, kind, options),
    classNames: {
      root: kind === 'error' ? styles.error : styles.plain,
      title: styles.title,
      description: styles.words,
    },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44, iconSize: 16 },
  });
  shown = { id, kind, explainsNextPage: options.explainsNextPage ?? false };
}

/** A message that appears for some seconds and is read by screen readers; one at a time. */
export const toast = {
  plain: (message: string, options?: ToastOptions): void => show(message, 'plain', options),
  error: (message: string, options?: ToastOptions): void => show(message, 'error', options),
  /** Something succeeded: an error from before is no longer true. */
  clearError: (): void => {
    if (shown?.kind === 'error') hide();
  },
  /** Another page opened: what the last one said is no longer about what is on screen. */
  pageChanged: (): void => {
    if (shown?.explainsNextPage) shown.explainsNextPage = false;
    else hide();
  },
};
