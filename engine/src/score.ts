import {
  QUALITY_CRITERIA,
  type QualityScore,
  type QualitySpans,
} from '@promptmint/core/catalogue/prompt-parts';
import { findSpans } from './scorer/find-spans.js';

/**
 * For each criterion, the passage that meets it, or null if it is not met. A passage is a sentence or
 * the start of a section: verbatim, trimmed, not empty and at most 400 characters long.
 */
export function explainScore(text: string): QualitySpans {
  return findSpans(text);
}

/** Scores a text by what it says: a criterion is met only when a passage can be shown for it. */
export function scorePrompt(text: string): QualityScore {
  return scoreOf(explainScore(text));
}

/** The score that these passages give. */
export function scoreOf(spans: QualitySpans): QualityScore {
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, spans[criterion] !== null]),
  ) as QualityScore;
}
