import { tabStorage } from '../../lib/browser-storage';
import { readRequest, type PromptRequest } from './request';

/** Which prompt was on screen, and what it was asked for with. */
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
 * The last prompt of a person in this tab, so that a reload, a payment or a new login finds it
 * again. The prompt itself stays on the server. `owner` is their email.
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
