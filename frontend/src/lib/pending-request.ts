import { browserStorage } from './browser-storage';
import { PENDING_TEMPLATE_KEY } from './pending-template-key';

const HOUR_MS = 60 * 60 * 1_000;

/** What a link brings to the form. What is missing stays as it is there. */
export interface PendingRequest {
  text?: string | undefined;
  use_case?: string | undefined;
  target_model?: string | undefined;
  language?: string | undefined;
  kind?: string | null | undefined;
}

/**
 * Leaves a request for the dashboard, which reads it once, also after a login. It may be private, so that it
 * does not wait for the next person who uses this browser.
 */
export function storePendingRequest(request: PendingRequest): void {
  const stored = { ...request, until: Date.now() + HOUR_MS };
  browserStorage.write(PENDING_TEMPLATE_KEY, JSON.stringify(stored));
}
