import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { SESSION_EXPIRED, toApiError, type ApiError } from './api-error';
import { authorization, endSession, sessionExpired } from './session';

export interface CallOptions {
  /** Goes without the stored session: a 401 is an answer about what was typed. */
  anonymous?: boolean;
  /** Asked for on the side: a failure of it changes nothing, not even the session. */
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

/** One call to the product's API: authorization, session expiry, failures in words. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (
  args,
  api,
  options,
) => {
  const sentWith = authorization();
  const { data, error, meta } = await fetchFromOrigin(args, api, options);
  if (!error) return { data, meta };

  const failure = toApiError(error);
  if (failure.status !== 401 || options?.anonymous || options?.silent)
    return { error: failure, meta };

  // A late answer to an earlier token must not end a session that began since.
  if (authorization() === sentWith) endSession(sessionExpired())(api.dispatch);
  return { error: { ...failure, message: SESSION_EXPIRED }, meta };
};
