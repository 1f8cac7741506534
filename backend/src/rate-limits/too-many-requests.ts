import { AppError } from '../http/app-error.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** The error for a client that has to wait this many milliseconds before its next try. */
export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  return new AppError('too_many_requests', {
    retry_after: seconds,
    message: `Too many attempts. Please try again in ${duration(seconds)}.`,
  });
}

/** Whole seconds in words, in one unit, rounded up, so that a client never tries too early. */
export function duration(seconds: number): string {
  if (seconds < MINUTE_S) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (minutes * MINUTE_S < HOUR_S) return counted(minutes, 'minute');
  return counted(Math.ceil(seconds / HOUR_S), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
