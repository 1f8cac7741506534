import type { HistoryItem, QualityScore } from './generated';

/** A prompt of the history. Of older ones the score may be a plain number, in percent. */
export type HistoryPrompt = Omit<HistoryItem, 'quality_score'> & {
  quality_score: QualityScore | number | null;
};
