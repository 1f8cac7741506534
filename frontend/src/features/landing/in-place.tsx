import { CRITERION_KEYS } from '../../api/catalogue';
import type { QualityScore } from '../../api/generated';
import { Tally } from '../../ui/tally';
import styles from './in-place.module.css';

/** How many of the seven checks are in place, in words and as strokes. */
export function InPlace({ score }: { score: QualityScore }) {
  const inPlace = CRITERION_KEYS.filter((criterion) => score[criterion]).length;
  return (
    <span className={styles.inPlace}>
      {inPlace} of {CRITERION_KEYS.length} checks
      <Tally score={score} />
    </span>
  );
}
