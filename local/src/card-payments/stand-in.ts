import type { StateFile } from './state-file.ts';
import type { Webhooks } from './webhooks.ts';

/** What every call and every page needs. */
export interface StandIn {
  file: StateFile;
  webhooks: Webhooks;
  /** Where the browser finds the pages, without a slash at the end. */
  baseUrl: string;
  secretKey: string;
}

/** Seconds since 1970, as in Stripe's objects. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
