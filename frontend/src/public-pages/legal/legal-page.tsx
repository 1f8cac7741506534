import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title';
import styles from './legal-page.module.css';

/** One point of a legal text; `id` is its anchor. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal text: when it was last changed, an index, and its sections. */
export function LegalPage({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.date}>
          Last updated <time dateTime="2025-10-08">October 8, 2025</time>
        </p>
      </header>
      <div className={styles.columns}>
        <nav className={styles.index} aria-label="On this page">
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
