import type { ReactNode } from 'react';
import styles from './document-section.module.css';

/**
 * A section of a document: its name in the margin, a line, its text. State `next` is for a section
 * still to come.
 */
export function DocumentSection({
  label,
  state = 'set',
  children,
}: {
  label: string;
  state?: 'set' | 'next';
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-state={state}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
