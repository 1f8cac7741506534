import { tabStorage } from '../../lib/browser-storage';
import { readRequest, type PromptRequest } from './request';

/** The id of the prompt on screen, and the request it was made from. */
interface LastResult {
  id: string;
  request: PromptRequest;
}

const keyFor = (owner: string): string => `result:${owner}`;

function readStored(value: unknown): LastResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, request: stored } = value as Record<string, unknown>;
  const request = readRequest(stored);
  return typeof id === 'string' && request ? { id, request } : null;
}

/**
 * The last prompt of an account in this tab, so that it is found again after a reload, a payment or
 * a new login. Only the id and the request are stored here. `owner` is the account's email.
 */
export const lastResult = {
  load(owner: string): LastResult | null {
    try {
      return readStored(JSON.parse(tabStorage.read(keyFor(owner)) ?? 'null'));
    } catch {
      return null;
    }
  },
  save: (owner: string, stored: LastResult): void =>
    tabStorage.write(keyFor(owner), JSON.stringify(stored)),
  forget: (owner: string): void => tabStorage.remove(keyFor(owner)),
};
