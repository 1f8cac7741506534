import { newId } from '../../lib/new-id';
import type { GenerateRequest, RefineRequest } from '../generated';

/** A call that charges a credit. The same call is always the same JSON. */
export interface AttemptCall {
  url: string;
  body: GenerateRequest | RefineRequest;
}

/** Whether the server has the call: `maybe` when it was sent and no answer came. */
export type Sent = 'no' | 'maybe' | 'yes';

/** The error code of an attempt that never left this browser. */
export const NOT_SENT = 'not_sent';

/** What an attempt is doing. */
export interface AttemptState {
  sent: Sent;
  /** Whether it waits for a connection. */
  waiting: boolean;
}

/**
 * One press of Generate, Regenerate or Refine. However often it is sent, the server charges it once,
 * because its key and its call never change.
 */
export interface Attempt {
  idempotencyKey: string;
  /** The account's email; empty when it could not be loaded. */
  owner: string;
  /** Where it began and where it is picked up: the dashboard, or a row of the history. */
  place: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  call: AttemptCall;
  sent: Sent;
  /** Known once the server has the call. */
  promptId: string | null;
  /** Whether it is sent again only when the person says so. */
  stopped: boolean;
  /** What the dashboard shows about it. */
  task: unknown;
}

export const generateCall = (body: GenerateRequest): AttemptCall => ({
  url: '/api/prompts/generate',
  body,
});

export const refineCall = (id: string, body: RefineRequest): AttemptCall => ({
  url: `/api/prompts/${id}/refine`,
  body,
});

export const isRefinement = ({ url }: AttemptCall): boolean => url.endsWith('/refine');

/** Whether two calls ask for the same. */
export const sameCall = (one: AttemptCall, other: AttemptCall): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An attempt with a new key. */
export const newAttempt = <Task>(start: {
  owner: string;
  place: string;
  call: AttemptCall;
  task: Task;
}): Attempt & { task: Task } => ({
  ...start,
  idempotencyKey: newId(),
  startedAt: Date.now(),
  sent: 'no',
  promptId: null,
  stopped: false,
});
