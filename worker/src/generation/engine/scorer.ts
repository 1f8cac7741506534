import {
  QUALITY_CRITERIA,
  type QualityCriterion,
  type QualityScore,
} from '@promptmint/core/catalogue/prompt-parts';
import { findSpans } from './scorer/find-spans.js';

/** A passage of a text: `text.slice(start, end)`, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/**
 * For each criterion the passage it rests on, or null when it is not met. A passage is a sentence or
 * the start of a section, verbatim, trimmed, not empty and at most 400 characters.
 */
export function explainScore(text: string): Record<QualityCriterion, Span | null> {
  return findSpans(text);
}

/** Scores a text by what it says: a criterion is met only when a passage can be shown for it. */
export function scorePrompt(text: string): QualityScore {
  const spans = explainScore(text);
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, spans[criterion] !== null]),
  ) as QualityScore;
}
