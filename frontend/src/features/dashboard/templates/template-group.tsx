import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './template-group.module.css';

/** A titled group of templates, with a note and an action. */
export function TemplateGroup({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        {action}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children && <ul>{children}</ul>}
    </section>
  );
}
