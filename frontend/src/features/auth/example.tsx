import { CRITERIA } from '../../api/catalogue';
import { DocumentSection } from '../../prompt/document/document-section';
import { Sheet } from '../../ui/sheet';
import styles from './example.module.css';

/** Shows an example: a rough request and the prompt it becomes. */
export function Example() {
  return (
    <aside className={styles.example} aria-label="An example">
      <h2 className={styles.caption}>From a rough idea</h2>
      <p className={styles.request}>
        job ad for our bakery, <mark>weekend shifts</mark>, <mark>15 euros an hour</mark>, should
        sound friendly
        <i className={styles.cursor} aria-hidden="true" />
      </p>
      <h2 className={styles.caption}>to a complete prompt</h2>
      <Sheet float className={styles.sheet}>
        <DocumentSection label={CRITERIA.has_role}>
          You write hiring ads for small local businesses.
        </DocumentSection>
        <DocumentSection label={CRITERIA.has_context}>
          A bakery is hiring for <mark>weekend shifts</mark> at <mark>15 euros an hour</mark>.
        </DocumentSection>
        <DocumentSection label={CRITERIA.has_objective}>
          Write one job ad that makes a friendly person want to apply.
        </DocumentSection>
        <DocumentSection label={CRITERIA.has_format}>
          A headline of at most 8 words, two short paragraphs, then a list: hours, pay, how to
          apply.
        </DocumentSection>
        <DocumentSection label={CRITERIA.has_constraints}>
          Friendly and plain. State only the facts above; leave a blank where one is missing.
        </DocumentSection>
      </Sheet>
    </aside>
  );
}
