import type { RefineRequest } from '../../api/generated';
import type { GenerationFailure } from '../../api/generation-failure';
import { newId } from '../../lib/new-id';
import { sameRequest, type PromptRequest } from './request';

/** The input of Generate, Regenerate or Refine. */
export interface GenerationTask {
  request: PromptRequest;
  /** The id of the prompt to regenerate. */
  regenerates?: string;
  /** The prompt to refine, and how. */
  refines?: { id: string; version: number; refinement: RefineRequest };
}

/** One press of such a button. */
export interface GenerationAttempt extends GenerationTask {
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** An attempt that failed. */
export interface FailedAttempt {
  attempt: GenerationAttempt;
  failure: GenerationFailure;
}

const sameTask = (one: GenerationTask, other: GenerationTask): boolean =>
  sameRequest(one.request, other.request) &&
  one.regenerates === other.regenerates &&
  one.refines?.id === other.refines?.id &&
  one.refines?.refinement.wish === other.refines?.refinement.wish &&
  one.refines?.refinement.note === other.refines?.refinement.note;

/**
 * Uses a new key for each press, but the same key again if the last press got no final answer, so
 * that it is not charged twice.
 */
export function newAttempt(task: GenerationTask, last: FailedAttempt | null): GenerationAttempt {
  const again = last?.failure.reason === 'unfinished' && sameTask(last.attempt, task);
  return {
    ...task,
    idempotencyKey: again ? last.attempt.idempotencyKey : newId(),
    startedAt: Date.now(),
  };
}
