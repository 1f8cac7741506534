import { retryWithExponentialBackoff } from '@ai-sdk/provider-utils';
import { APICallError, StreamProviderError } from 'ai';
import { retryAfterMs } from './retry-after.js';

const MAX_RETRIES = 3;
/**
 * A wait is lengthened by up to this share, so that workers that failed together retry at different
 * times.
 */
const JITTER = 0.5;

interface RetryOptions {
  /** The first wait before a retry, in milliseconds; each later one is twice as long. */
  backoffMs: number;
  /** When the time for all tries is over, on the clock of `performance.now()`. */
  deadline: number;
  abortSignal: AbortSignal;
}

/**
 * Tries again after failures that may pass: 429, 5xx, a failed or broken connection, and an error
 * of that kind within a stream. Waits as long as the server asks, if there is time.
 */
export function retrying<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const retry = retryWithExponentialBackoff({
    maxRetries: MAX_RETRIES,
    initialDelayInMs: options.backoffMs,
    abortSignal: options.abortSignal,
    shouldRetry: (error) => {
      const longestWait = (askedWait(error) ?? 0) * (1 + JITTER);
      return mayPass(error) && performance.now() + longestWait < options.deadline;
    },
    getDelayInMs: ({ error, exponentialBackoffDelay }) =>
      (askedWait(error) ?? exponentialBackoffDelay) * (1 + JITTER * Math.random()),
    createRetryError: ({ errors }) => errors.at(-1),
  });
  return Promise.resolve(retry(work));
}

function mayPass(error: unknown): boolean {
  if (APICallError.isInstance(error) || StreamProviderError.isInstance(error))
    return error.isRetryable;
  return false;
}

function askedWait(error: unknown): number | null {
  return APICallError.isInstance(error) ? retryAfterMs(error.responseHeaders) : null;
}
