import { QUALITY_CRITERIA, type QualityScore } from '@promptmint/core/catalogue/prompt-parts';
import { findSpans } from './scorer/find-spans.js';

/** Scores a text by what it says: a criterion is met only when a passage can be shown for it. */
export function scorePrompt(text: string): QualityScore {
  const spans = findSpans(text);
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, spans[criterion] !== null]),
  ) as QualityScore;
}
