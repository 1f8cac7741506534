import { describe, expect, it } from '@jest/globals';
import { toApiError, type ApiError } from './api-error';
import { generationFailure } from './generation-failure';

const answered = (status: ApiError['status'], message: string): ApiError => ({
  ...toApiError({ status: 400, data: {} }),
  status,
  message,
});
const FALLBACK = 'Failed to generate prompt';

const coded = (status: ApiError['status'], code: string): ApiError => ({
  ...answered(status, 'It says why'),
  code,
});

describe('a generation failure', () => {
  it.each([
    [answered(402, 'Payment required'), 'no_credits', 'Out of credits! Buy more credits'],
    [answered(401, 'x'), 'session', 'Session expired. Please login again.'],
    [answered(500, 'x'), 'refunded', 'Generation failed, credit refunded. Please try again.'],
    [answered(504, 'It goes on'), 'unfinished', 'It goes on'],
    [coded(504, 'generation_pending'), 'pending', 'It says why'],
    [coded(503, 'generation_unavailable'), 'unavailable', 'It says why'],
    [coded(503, 'service_unavailable'), 'unfinished', 'It says why'],
    [coded(403, 'email_unverified'), 'unverified', 'It says why'],
    [coded(422, 'nothing_to_change'), 'unchanged', 'It says why'],
    [answered('unreachable', 'No connection'), 'unfinished', 'No connection'],
    [answered(400, 'At most 500 characters'), 'other', 'At most 500 characters'],
    [new Error('Payment required'), 'no_credits', 'Out of credits! Buy more credits'],
    [new Error('Unauthorized'), 'session', 'Session expired. Please login again.'],
    [new Error('HTTP 500'), 'refunded', 'Generation failed, credit refunded. Please try again.'],
    [new Error('Something else'), 'other', 'Something else'],
    ['no error at all', 'other', FALLBACK],
  ])('%#: shows %j as %s', (error, reason, message) => {
    expect(generationFailure(error, FALLBACK)).toEqual({ reason, message });
  });
});
