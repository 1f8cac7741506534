import { notifications } from '@mantine/notifications';
import { Link } from 'react-router-dom';
import styles from './toast.module.css';

type Kind = 'plain' | 'error';

interface More {
  title?: string;
  /** What can be done about it, and the page on which it is done. */
  link?: { label: string; to: string };
}

/** The toast of each kind that was shown last. */
const latest = new Map<Kind, string>();

function hide(kind: Kind): void {
  const shown = latest.get(kind);
  if (shown) notifications.hide(shown);
}

/** How long a toast stays, in milliseconds: longer where there is more to read, or to press. */
function lifetime(message: string, kind: Kind, link: More['link']): number {
  if (link) return 20_000;
  return Math.max(kind === 'error' ? 8_000 : 5_000, message.length * 120);
}

function show(message: string, kind: Kind, { title, link }: More = {}): void {
  // What is said now takes the place of what was said before: no pile of stale sentences.
  hide(kind);
  const id = notifications.show({
    title,
    message: link ? (
      <>
        {message}
        <Link className={styles.link} to={link.to} onClick={() => hide(kind)}>
          {link.label}
        </Link>
      </>
    ) : (
      message
    ),
    autoClose: lifetime(message, kind, link),
    classNames: {
      root: kind === 'error' ? styles.error : styles.plain,
      title: styles.title,
      description: styles.words,
    },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44, iconSize: 16 },
  });
  latest.set(kind, id);
}

/** A sentence that appears for a few seconds and is read out. */
export const toast = {
  plain: (message: string): void => show(message, 'plain'),
  error: (message: string, more?: More): void => show(message, 'error', more),
};
