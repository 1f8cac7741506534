import { isApiError, SESSION_EXPIRED } from './api-error';
import { NOT_SENT } from './attempts/attempt';

/** Why a generation failed, and the sentence to show. */
export interface GenerationFailure {
  reason:
    | 'no_credits'
    | 'session'
    | 'unverified'
    | 'refunded'
    | 'unsent'
    | 'unavailable'
    | 'pending'
    | 'unfinished'
    | 'unchanged'
    | 'other';
  message: string;
}

const NO_CREDITS = 'Out of credits! Buy more credits';
const REFUNDED = 'Generation failed, credit refunded. Please try again.';

/** Statuses that leave open whether the server has the request. */
const UNFINISHED_STATUSES: readonly unknown[] = ['unreachable', 502, 503, 504];

/** Reasons with a code of their own, and the sentence of the server. */
const REASONS: Readonly<Record<string, GenerationFailure['reason']>> = {
  email_unverified: 'unverified',
  generation_pending: 'pending',
  generation_unavailable: 'unavailable',
  nothing_to_change: 'unchanged',
};

/** An attempt for which there was no connection until it was given up. */
export const UNSENT: GenerationFailure = {
  reason: 'unsent',
  message: 'There was no connection. Nothing was sent, and no credit was used.',
};

/** An attempt from before a reload that may or may not have reached the server. */
export const UNANSWERED: GenerationFailure = {
  reason: 'unfinished',
  message: "We didn't get an answer to your request.",
};

function statusOf(error: unknown): unknown {
  if (isApiError(error)) return error.status;
  if (!(error instanceof Error)) return undefined;
  if (/402|Payment required/.test(error.message)) return 402;
  if (/401|Unauthorized/.test(error.message)) return 401;
  return error.message.includes('500') ? 500 : undefined;
}

/** The reason and the sentence for a failed generation (specification, section 8). */
export function generationFailure(error: unknown, fallback: string): GenerationFailure {
  const status = statusOf(error);
  if (isApiError(error) && error.code === NOT_SENT) return UNSENT;
  if (status === 402) return { reason: 'no_credits', message: NO_CREDITS };
  if (status === 401) return { reason: 'session', message: SESSION_EXPIRED };
  if (status === 500) return { reason: 'refunded', message: REFUNDED };
  const reason = isApiError(error) ? REASONS[error.code ?? ''] : undefined;
  if (isApiError(error) && reason) return { reason, message: error.message };
  const message = isApiError(error) || error instanceof Error ? error.message : fallback;
  return { reason: UNFINISHED_STATUSES.includes(status) ? 'unfinished' : 'other', message };
}
