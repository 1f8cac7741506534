import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { SESSION_EXPIRED, toApiError, type ApiError } from './api-error';
import { connection } from './connection';
import { authorization, endSession, sessionExpired } from './session';

export interface CallOptions {
  /** Sent without the stored session, so that a 401 is about what was typed. */
  anonymous?: boolean;
  /** A background call: if it fails, nothing changes, not even the session. */
  silent?: boolean;
}

const fetchFromOrigin = fetchBaseQuery({
  baseUrl: window.location.origin,
  prepareHeaders: (headers, { extraOptions }) => {
    if ((extraOptions as CallOptions | undefined)?.anonymous) return headers;
    const value = authorization();
    if (value) headers.set('Authorization', value);
    return headers;
  },
});

const isAborted = (args: string | FetchArgs, signal: AbortSignal): boolean =>
  signal.aborted || (typeof args !== 'string' && args.signal?.aborted === true);

/**
 * Sends one call to the API: adds authorization, ends an expired session, and turns failures into
 * sentences.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (
  args,
  api,
  options,
) => {
  const sentWith = authorization();
  const { data, error, meta } = await fetchFromOrigin(args, api, options);
  if (meta?.response) connection.found();
  if (!error) return { data, meta };

  const failure = toApiError(error);
  if (failure.status === 'unreachable' && !isAborted(args, api.signal)) void connection.check();
  const ending = endingOf(failure);
  if (ending === null || options?.anonymous || options?.silent) return { error: failure, meta };

  // A late answer to an old token must not end a newer session.
  if (authorization() === sentWith) endSession(sessionExpired(ending))(api.dispatch);
  return { error: { ...failure, status: 401, message: ending }, meta };
};

/** What to say when a failure ends the session; null when it does not. */
function endingOf({ status, code, message }: ApiError): string | null {
  if (code === 'account_locked') return message;
  return status === 401 ? SESSION_EXPIRED : null;
}
