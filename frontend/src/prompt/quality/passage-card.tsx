import { CRITERIA } from '../../api/catalogue';
import type { Passages } from './passages';
import styles from './passage-card.module.css';
import type { Evidence } from './use-evidence';

/** The highlighted passage as a quotation, or a hint how to highlight one. */
export function PassageCard({ passages, shown }: { passages: Passages; shown: Evidence | null }) {
  const passage = shown && passages[shown.source][shown.criterion];
  if (!passage) {
    return (
      <div className={styles.card}>
        <p>Select a check to highlight the matching text.</p>
      </div>
    );
  }
  return (
    <figure className={styles.card}>
      <figcaption>
        {CRITERIA[shown.criterion]},{' '}
        {shown.source === 'prompt' ? 'in the prompt' : 'as you typed it'}
      </figcaption>
      <blockquote data-source={shown.source} dir="auto">
        {passage}
      </blockquote>
    </figure>
  );
}
