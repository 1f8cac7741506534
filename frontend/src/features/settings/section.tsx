import type { ReactNode } from 'react';
import styles from './section.module.css';
import { SECTIONS, type SectionId } from './sections';

/** A section of the settings with its title and description. */
export function Section({
  id,
  about,
  mark,
  children,
}: {
  id: SectionId;
  about?: ReactNode;
  /** A badge beside the title. */
  mark?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2 id={`${id}-title`}>{SECTIONS[id]}</h2>
          {mark && <span className={styles.mark}>{mark}</span>}
        </div>
        {about && <p>{about}</p>}
      </header>
      {children}
    </section>
  );
}
