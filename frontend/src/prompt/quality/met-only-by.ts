import { CRITERIA, CRITERION_KEYS } from '../../api/catalogue';
import type { QualityScore } from '../../api/generated';

type Scored = { quality_score: QualityScore | number | null };

/** The names of the criteria that one version meets and the other does not, if both are known. */
export function metOnlyBy(one: Scored, other: Scored): string[] {
  const [score, otherScore] = [one.quality_score, other.quality_score];
  if (typeof score !== 'object' || typeof otherScore !== 'object') return [];
  if (score === null || otherScore === null) return [];
  return CRITERION_KEYS.filter((criterion) => score[criterion] && !otherScore[criterion]).map(
    (criterion) => CRITERIA[criterion],
  );
}
