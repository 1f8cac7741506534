import { useId } from 'react';
import {
  CRITERIA,
  CRITERION_KEYS,
  CRITERION_MEANINGS,
  scorePercent,
  type Criterion,
} from '../../api/catalogue';
import type { QualityScore } from '../../api/generated';
import { EvidenceButton } from './evidence-button';
import { PassageCard } from './passage-card';
import type { Passages } from './passages';
import styles from './quality.module.css';
import type { Evidence, useEvidence } from './use-evidence';

function Mark({ found }: { found: boolean }) {
  return (
    <>
      <span className={found ? styles.found : styles.notFound} aria-hidden="true" />
      <span className="sr-only">{found ? 'found' : 'not found'}</span>
    </>
  );
}

function addedSentence(before: QualityScore, after: QualityScore): string | null {
  const added = CRITERION_KEYS.filter((criterion) => after[criterion] && !before[criterion]);
  if (added.length === 0) return null;
  const names = added.map((criterion) => CRITERIA[criterion]);
  return `Added: ${new Intl.ListFormat('en-GB').format(names)}.`;
}

interface QualityProps {
  score: QualityScore;
  requestScore: QualityScore | null;
  tokens: number;
  passages: Passages;
  pointer: ReturnType<typeof useEvidence>;
}

/** One criterion with its marks; a found one has a button that shows its passage. */
function Check({
  criterion,
  score,
  requestScore,
  passages,
  pointer,
}: Omit<QualityProps, 'tokens'> & { criterion: Criterion }) {
  const name = CRITERIA[criterion];
  const promptEvidence: Evidence = { criterion, source: 'prompt' };
  const requestEvidence: Evidence = { criterion, source: 'request' };
  const promptPassage = passages.prompt[criterion];
  const requestPassage = passages.request[criterion];
  const promptHover = pointer.hoverTarget(promptPassage === null ? null : promptEvidence);
  return (
    <tr data-shown={pointer.shown?.criterion === criterion ? pointer.shown.source : undefined}>
      <th scope="row" {...promptHover}>
        {promptPassage === null ? (
          name
        ) : (
          <EvidenceButton evidence={promptEvidence} passage={promptPassage} pointer={pointer}>
            {name}
          </EvidenceButton>
        )}
        {!score[criterion] && (
          <small className={styles.meaning}>Looked for {CRITERION_MEANINGS[criterion]}</small>
        )}
      </th>
      {requestScore && (
        <td {...pointer.hoverTarget(requestPassage === null ? null : requestEvidence)}>
          {requestPassage === null ? (
            <Mark found={requestScore[criterion]} />
          ) : (
            <EvidenceButton
              evidence={requestEvidence}
              passage={requestPassage}
              pointer={pointer}
              label={`${name} before, found`}
            >
              <Mark found />
            </EvidenceButton>
          )}
        </td>
      )}
      <td {...promptHover}>
        <Mark found={score[criterion]} />
      </td>
    </tr>
  );
}

/** The quality of a prompt: percentage, seven criteria before and after, estimated tokens. */
export function Quality({ tokens, ...checks }: QualityProps) {
  const { score, requestScore, passages, pointer } = checks;
  const heading = useId();
  const added = requestScore && addedSentence(requestScore, score);
  const before = requestScore ? scorePercent(requestScore) : 0;
  const hasPassages = CRITERION_KEYS.some((criterion) => passages.prompt[criterion] !== null);
  return (
    <aside className={styles.rail} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Quality
      </h3>
      <p className={styles.score}>
        <b>{scorePercent(score)}%</b>
        {before > 0 && <span>was {before}%</span>}
      </p>
      <table className={styles.checks}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Criterion</span>
            </th>
            {requestScore && <th scope="col">Before</th>}
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody {...pointer.area}>
          {CRITERION_KEYS.map((criterion) => (
            <Check key={criterion} criterion={criterion} {...checks} />
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.found} /> found <span className={styles.notFound} /> not found
      </p>
      <div className={styles.notes}>
        {added && <p>{added}</p>}
        <p className={styles.tokens}>
          <span>Estimated tokens</span>
          <b>{tokens.toLocaleString('en')}</b>
        </p>
      </div>
      {hasPassages && <PassageCard passages={passages} shown={pointer.shown} />}
    </aside>
  );
}
