import {
  generateCall,
  newAttempt,
  refineCall,
  type Attempt,
  type AttemptCall,
} from '../../api/attempts/attempt';
import { openAttempts } from '../../api/attempts/open-attempts';
import type { RefineRequest } from '../../api/generated';
import type { GenerationFailure } from '../../api/generation-failure';
import { readRequest, requestBody, type PromptRequest } from './request';

/** The input of Generate, Regenerate or Refine. */
export interface GenerationTask {
  request: PromptRequest;
  /** The id of the prompt to regenerate. */
  regenerates?: string;
  /** The prompt to refine, and how. */
  refines?: { id: string; version: number; refinement: RefineRequest };
}

/** One press of such a button. */
export interface GenerationAttempt extends Attempt {
  task: GenerationTask;
}

/** An attempt that failed. */
export interface FailedAttempt {
  attempt: GenerationAttempt;
  failure: GenerationFailure;
}

/** Where the dashboard's attempts are picked up. */
const PLACE = 'dashboard';

function callOf({ request, regenerates, refines }: GenerationTask): AttemptCall {
  if (refines) return refineCall(refines.id, refines.refinement);
  return generateCall({ ...requestBody(request), ...(regenerates && { regenerates }) });
}

/**
 * Uses a new key for each press, but the same key again while an attempt with the same call has no
 * final answer, so that it is not charged twice.
 */
export function attemptOf(task: GenerationTask, owner: string): GenerationAttempt {
  const call = callOf(task);
  const stored = openAttempts.find(owner, call);
  return stored
    ? { ...stored, place: PLACE, task }
    : newAttempt({ owner, place: PLACE, call, task });
}

function readTask(value: unknown): GenerationTask | null {
  if (typeof value !== 'object' || value === null) return null;
  const { request: stored, regenerates, refines } = value as Partial<GenerationTask>;
  const request = readRequest(stored);
  if (!request) return null;
  return { request, ...(regenerates && { regenerates }), ...(refines && { refines }) };
}

/** The dashboard's stored attempts of an account: first those of this tab, then the newest. */
export function storedAttempts(owner: string): GenerationAttempt[] {
  const attempts = openAttempts.list(owner).flatMap((attempt) => {
    const task = attempt.place === PLACE ? readTask(attempt.task) : null;
    return task ? [{ ...attempt, task }] : [];
  });
  const own = attempts.filter(openAttempts.isOfThisTab);
  return [...own, ...attempts.filter((attempt) => !own.includes(attempt))];
}
