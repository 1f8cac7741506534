import { useId } from 'react';
import { CRITERIA, CRITERION_KEYS, scorePercent } from '../api/catalogue';
import type { QualityScore } from '../api/generated';
import styles from './quality.module.css';

function Mark({ inPlace }: { inPlace: boolean }) {
  return (
    <td>
      <span className={inPlace ? styles.inPlace : styles.missing} aria-hidden="true" />
      <span className="sr-only">{inPlace ? 'in place' : 'missing'}</span>
    </td>
  );
}

function addedSentence(before: QualityScore, after: QualityScore): string | null {
  const added = CRITERION_KEYS.filter((criterion) => after[criterion] && !before[criterion]);
  if (added.length === 0) return null;
  const names = added.map((criterion) => CRITERIA[criterion].toLowerCase());
  return `Added: ${new Intl.ListFormat('en').format(names)}.`;
}

/** The quality of a prompt: percentage, the seven checks before and after, the token estimate. */
export function Quality({
  score,
  requestScore,
  tokens,
}: {
  score: QualityScore;
  requestScore: QualityScore | null;
  tokens: number;
}) {
  const heading = useId();
  const added = requestScore && addedSentence(requestScore, score);
  return (
    <aside className={styles.rail} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Quality
      </h3>
      <p className={styles.score}>
        <b>{scorePercent(score)}%</b>
        {requestScore && <span>was {scorePercent(requestScore)}%</span>}
      </p>
      <table className={styles.checks}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Criterion</span>
            </th>
            {requestScore && <th scope="col">Typed</th>}
            <th scope="col">Set</th>
          </tr>
        </thead>
        <tbody>
          {CRITERION_KEYS.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{CRITERIA[criterion]}</th>
              {requestScore && <Mark inPlace={requestScore[criterion]} />}
              <Mark inPlace={score[criterion]} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.notes}>
        {added && <p>{added}</p>}
        <p className={styles.tokens}>
          <span>Tokens, estimated</span>
          <b>{tokens.toLocaleString('en')}</b>
        </p>
      </div>
    </aside>
  );
}
