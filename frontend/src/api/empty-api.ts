import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The API slice without endpoints; `generated.ts` injects them from the contract. */
export const emptyApi = createApi({
  baseQuery,
  // By default a change updates no list before every call has ended, and a generation may take minutes. See
  // `reloadAgain` for what this skips.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
