import { LANDING_EXAMPLE } from './examples';
import styles from './example-request.module.css';

/** The request of the example. */
export function ExampleRequest() {
  return (
    <figure className={styles.note} aria-labelledby="typed">
      <figcaption id="typed" className={styles.strip}>
        What you type
      </figcaption>
      <blockquote className={styles.request}>
        {LANDING_EXAMPLE.request}
        <i className={styles.cursor} aria-hidden="true" />
      </blockquote>
    </figure>
  );
}
