// https://docs.stripe.com/api/idempotent_requests
import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Answer, Asked } from './exchange.ts';
import type { StateFile } from './state-file.ts';

interface KeyedCall {
  asked: Asked;
  key: string;
  requestId: string;
}

/**
 * Makes the call, or repeats its first answer if the key was used for the same call. Refused calls
 * are not stored.
 * @throws {ApiError} when the key was used for something else
 */
export function answerOnce(
  file: StateFile,
  { asked, key, requestId }: KeyedCall,
  call: () => string,
): Answer {
  const { answers } = file.state;
  const fingerprint = createHash('sha256').update(JSON.stringify(asked.form)).digest('hex');
  const { path } = asked;
  const kept = answers[key];
  if (!kept) {
    const body = call();
    answers[key] = { fingerprint, path, requestId, body, at: Date.now() };
    file.save();
    return { status: 200, headers: { 'original-request': requestId }, body };
  }
  if (kept.path !== path || kept.fingerprint !== fingerprint) {
    const same = kept.path === path ? 'parameters' : 'endpoint';
    throw new ApiError(
      `Keys for idempotent requests can only be used with the same ${same} they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  return {
    status: 200,
    headers: { 'idempotent-replayed': 'true', 'original-request': kept.requestId },
    body: kept.body,
  };
}
