import { CRITERION_KEYS } from '../../api/catalogue';
import type { QualityScore } from '../../api/generated';
import styles from './criteria-marks.module.css';

/** Seven marks in the order of the criteria: a stroke for found, a dot for not found. */
export function CriteriaMarks({ score }: { score: QualityScore }) {
  return (
    <span className={styles.tally} aria-hidden="true">
      {CRITERION_KEYS.map((criterion) => (
        <i key={criterion} className={score[criterion] ? styles.on : undefined} />
      ))}
    </span>
  );
}
