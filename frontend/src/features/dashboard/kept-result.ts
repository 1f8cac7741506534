import { tabStorage } from '../../api/browser-storage';
import { isRequest, type PromptRequest } from './request';

/** Which prompt was on screen, and what it was asked for with. */
interface KeptResult {
  id: string;
  request: PromptRequest;
}

const keyFor = (owner: string): string => `result:${owner}`;

function isKeptResult(value: unknown): value is KeptResult {
  if (typeof value !== 'object' || value === null) return false;
  const { id, request } = value as Record<string, unknown>;
  return typeof id === 'string' && isRequest(request);
}

/**
 * The last prompt of a person in this tab, so that a reload, a payment or a new login finds it
 * again. The prompt itself stays on the server. `owner` is their email.
 */
export const keptResult = {
  load(owner: string): KeptResult | null {
    try {
      const kept: unknown = JSON.parse(tabStorage.read(keyFor(owner)) ?? 'null');
      return isKeptResult(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  save: (owner: string, kept: KeptResult): void =>
    tabStorage.write(keyFor(owner), JSON.stringify(kept)),
  forget: (owner: string): void => tabStorage.remove(keyFor(owner)),
};
