import { isApiError, SESSION_EXPIRED } from './api-error';

/** Why a generation failed, and the sentence to show. */
export interface GenerationFailure {
  reason: 'no_credits' | 'session' | 'refunded' | 'unfinished' | 'unchanged' | 'other';
  message: string;
}

const NO_CREDITS = 'Out of credits! Buy more credits';
const REFUNDED = 'Generation failed, credit refunded. Please try again.';

/** Statuses after which the same request can be sent again without a second charge. */
const UNFINISHED_STATUSES: readonly unknown[] = ['unreachable', 503, 504];

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
  if (status === 402) return { reason: 'no_credits', message: NO_CREDITS };
  if (status === 401) return { reason: 'session', message: SESSION_EXPIRED };
  if (status === 500) return { reason: 'refunded', message: REFUNDED };
  if (isApiError(error) && error.code === 'nothing_to_change') {
    return { reason: 'unchanged', message: error.message };
  }
  const message = isApiError(error) || error instanceof Error ? error.message : fallback;
  return { reason: UNFINISHED_STATUSES.includes(status) ? 'unfinished' : 'other', message };
}
