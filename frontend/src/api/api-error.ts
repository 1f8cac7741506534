import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A failed call, with sentences that a person can read. */
export interface ApiError {
  /** The HTTP status, or `unreachable` when no answer came at all. */
  status: number | 'unreachable';
  /** Always a sentence: the server's, or ours if the server sent none. */
  message: string;
  /** The server's `message`, when it gave one. */
  serverMessage: string | undefined;
  /** The server's `detail`, when it gave one. */
  detail: string | undefined;
  /** The error's stable word, such as `account_deleted`. */
  code: string | undefined;
  fields: readonly { field: string; message: string }[];
  /** Seconds until trying again can succeed. */
  retryAfter: number | undefined;
  /** Until when a deleted account can be restored, as an ISO date. */
  restoreUntil: string | undefined;
}

export const SESSION_EXPIRED = 'Session expired. Please login again.';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const UNREADABLE_ANSWER = 'An error occurred';

/** The fields of an answer without a readable body. */
const NO_DETAILS = {
  serverMessage: undefined,
  detail: undefined,
  code: undefined,
  fields: [],
  retryAfter: undefined,
  restoreUntil: undefined,
};

function textIn(body: object, key: string): string | undefined {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function secondsIn(body: object, key: string): number | undefined {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function fieldsIn(body: object): ApiError['fields'] {
  const errors: unknown = Reflect.get(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    const field = textIn(error, 'field');
    const message = textIn(error, 'message');
    return field && message ? [{ field, message }] : [];
  });
}

/** Reads a failed answer (specification, section 7, "Other non-OK general answers"). */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'PARSING_ERROR') {
    return { ...NO_DETAILS, status: error.originalStatus, message: UNREADABLE_ANSWER };
  }
  if (typeof error.status !== 'number') {
    return { ...NO_DETAILS, status: 'unreachable', message: UNREACHABLE };
  }
  const { status, data } = error;
  if (typeof data !== 'object' || data === null)
    return { ...NO_DETAILS, status, message: UNREADABLE_ANSWER };
  const serverMessage = textIn(data, 'message');
  return {
    status,
    message: serverMessage ?? `HTTP error! status: ${status}`,
    serverMessage,
    detail: textIn(data, 'detail'),
    code: textIn(data, 'code'),
    fields: fieldsIn(data),
    retryAfter: secondsIn(data, 'retry_after'),
    restoreUntil: textIn(data, 'restore_until'),
  };
}

/** Whether a thrown value is a failed call of this API. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'fields' in value &&
    'message' in value
  );
}

/** The fallback; if no answer came at all, with the reason. */
function withReason(error: ApiError, fallback: string): string {
  if (error.status !== 'unreachable') return fallback;
  return `${fallback.replace(/\.$/, '')}. ${error.message}`;
}

/** The server's `detail`, or else the fallback. If there is no connection, the fallback says so. */
export function detailOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return error.detail ?? withReason(error, fallback);
}

/**
 * The server's `message`, or else the fallback. If there is no connection, the fallback says so.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return error.serverMessage ?? withReason(error, fallback);
}

/** The server's message for each field, the first one if there are several. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  const fields = isApiError(error) ? error.fields.toReversed() : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
