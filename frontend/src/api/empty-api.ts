import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The API slice without endpoints; `generated.ts` injects them from the contract. */
export const emptyApi = createApi({ baseQuery, endpoints: () => ({}) });
