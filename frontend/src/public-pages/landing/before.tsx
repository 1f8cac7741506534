import { EXAMPLE } from './example-prompt';
import styles from './before.module.css';

/** The request as it was typed. */
export function Before() {
  return (
    <figure className={styles.note} aria-labelledby="typed">
      <figcaption id="typed" className={styles.strip}>
        What you type
      </figcaption>
      <blockquote className={styles.request}>
        {EXAMPLE.request}
        <i className={styles.cursor} aria-hidden="true" />
      </blockquote>
    </figure>
  );
}
