import { browserStorage } from '../../lib/browser-storage';
import type { BlankValues } from './blanks';

const KEY = 'blank_values';

/** Number of prompts whose values are stored; the oldest are dropped. */
const MAX_PROMPTS = 30;

type StoredEntry = [id: string, values: BlankValues][];

const isValues = (value: unknown): value is BlankValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isEntry = (entry: unknown): entry is StoredEntry[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isValues(entry[1]);

function loadAll(): StoredEntry {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const saveAll = (entries: StoredEntry): void =>
  browserStorage.write(KEY, JSON.stringify(entries.slice(0, MAX_PROMPTS)));

/** Values of the blanks of each prompt, stored in this browser by the prompt's id. */
export const storedBlankValues = {
  load: (id: string): BlankValues => loadAll().find(([stored]) => stored === id)?.[1] ?? {},
  save(id: string, values: BlankValues): void {
    const others = loadAll().filter(([stored]) => stored !== id);
    saveAll([[id, values], ...others]);
  },
  /** Takes out the values of these prompts. Returns what puts them back. */
  remove(ids: readonly string[]): () => void {
    const all = loadAll();
    const removed = all.filter(([id]) => ids.includes(id));
    if (removed.length === 0) return () => undefined;
    saveAll(all.filter(([id]) => !ids.includes(id)));
    return () => saveAll([...removed, ...loadAll()]);
  },
  forgetAll: (): void => browserStorage.remove(KEY),
  /** Copies values to a prompt made from another one, for the blanks that both have. */
  copyShared(from: string, to: { id: string; placeholders: readonly string[] }): void {
    const values = storedBlankValues.load(from);
    const shared = to.placeholders.flatMap((name) =>
      Object.hasOwn(values, name) ? [[name, values[name]]] : [],
    );
    if (shared.length > 0) storedBlankValues.save(to.id, Object.fromEntries(shared) as BlankValues);
  },
};
