import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** A failed call, in words a person can read. */
export interface ApiError {
  /** The HTTP status, or `unreachable` when no answer came at all. */
  status: number | 'unreachable';
  message: string;
  /** The server's `detail`, when it gave one. */
  detail: string | undefined;
  fields: readonly { field: string; message: string }[];
}

export const SESSION_EXPIRED = 'Session expired. Please login again.';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const UNREADABLE = 'An error occurred';

function textIn(body: object, key: string): string | undefined {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
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

/** What a failed answer says (specification, section 7, "Other non-OK general answers"). */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, message: UNREADABLE, detail: undefined, fields: [] };
  }
  if (typeof error.status !== 'number') {
    return { status: 'unreachable', message: UNREACHABLE, detail: undefined, fields: [] };
  }
  if (typeof error.data !== 'object' || error.data === null) {
    return { status: error.status, message: UNREADABLE, detail: undefined, fields: [] };
  }
  return {
    status: error.status,
    message: textIn(error.data, 'message') ?? `HTTP error! status: ${error.status}`,
    detail: textIn(error.data, 'detail'),
    fields: fieldsIn(error.data),
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

/** The server's `detail`, the sentence for no connection, or the fallback. */
export function detailOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return error.detail ?? (error.status === 'unreachable' ? error.message : fallback);
}
