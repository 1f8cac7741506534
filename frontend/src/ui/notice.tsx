import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { Sheet } from './sheet';

/** A card with a message and one next step, for errors and empty lists. */
export function Notice({
  title,
  kind = 'plain',
  level = 'h2',
  children,
  action,
}: {
  title: string;
  kind?: 'plain' | 'danger';
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Heading = level;
  return (
    <Sheet className={kind === 'danger' ? styles.danger : styles.plain}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </Sheet>
  );
}
