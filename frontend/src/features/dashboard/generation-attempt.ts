import type { RefineRequest } from '../../api/generated';
import type { GenerationFailure } from '../../api/generation-failure';
import { newId } from '../../lib/new-id';
import { sameRequest, type PromptRequest } from './request';

/** What a press of Generate, Regenerate or Refine asks for. */
export interface GenerationTask {
  request: PromptRequest;
  /** The prompt that this one repeats. */
  regenerates?: string;
  /** The prompt that this one is made from, and what it shall become. */
  refines?: { id: string; version: number; refinement: RefineRequest };
}

/** One such press. */
export interface GenerationAttempt extends GenerationTask {
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** An attempt without a prompt. */
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

/** A new key for each press; the same one where the last press got no final answer. */
export function newAttempt(task: GenerationTask, last: FailedAttempt | null): GenerationAttempt {
  const again = last?.failure.reason === 'unfinished' && sameTask(last.attempt, task);
  return {
    ...task,
    idempotencyKey: again ? last.attempt.idempotencyKey : newId(),
    startedAt: Date.now(),
  };
}
