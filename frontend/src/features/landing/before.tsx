import { CRITERIA, CRITERION_KEYS } from '../../api/catalogue';
import { OwnText } from '../../ui/own-text';
import { EXAMPLE } from './example-prompt';
import { InPlace } from './in-place';
import styles from './before.module.css';

const MISSING = CRITERION_KEYS.filter((criterion) => !EXAMPLE.requestScore[criterion]).map(
  (criterion) => CRITERIA[criterion].toLowerCase(),
);
const PROMPT = EXAMPLE.prompt.sections.map(({ text }) => text).join('\n\n');

/** The request as it was typed, with what it lacks. */
export function Before() {
  return (
    <figure className={styles.note} aria-labelledby="typed">
      <p className={styles.strip}>
        <span id="typed">What you type</span>
        <InPlace score={EXAMPLE.requestScore} />
      </p>
      <blockquote className={styles.request}>
        <OwnText request={EXAMPLE.request} prompt={PROMPT} />
        <i className={styles.cursor} aria-hidden="true" />
      </blockquote>
      <figcaption className={styles.missing}>
        Missing: {new Intl.ListFormat('en').format(MISSING)}.
      </figcaption>
    </figure>
  );
}
