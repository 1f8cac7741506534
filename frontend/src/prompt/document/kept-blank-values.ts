import { browserStorage } from '../../lib/browser-storage';
import type { BlankValues } from './blanks';

const KEY = 'blank_values';

/** Prompts whose values are kept in this browser, the ones filled last. */
const KEPT = 30;

type Kept = [id: string, values: BlankValues][];

const isValues = (value: unknown): value is BlankValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isEntry = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isValues(entry[1]);

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** What was put into the blanks of each prompt, kept in this browser by the prompt's id. */
export const keptBlankValues = {
  load: (id: string): BlankValues => all().find(([kept]) => kept === id)?.[1] ?? {},
  save(id: string, values: BlankValues): void {
    const others = all().filter(([kept]) => kept !== id);
    browserStorage.write(KEY, JSON.stringify([[id, values], ...others].slice(0, KEPT)));
  },
  /** Gives a prompt made from another one the values of the blanks that both have. */
  carryOver(from: string, to: { id: string; placeholders: readonly string[] }): void {
    const values = keptBlankValues.load(from);
    const shared = to.placeholders.flatMap((name) =>
      Object.hasOwn(values, name) ? [[name, values[name]]] : [],
    );
    if (shared.length > 0) keptBlankValues.save(to.id, Object.fromEntries(shared) as BlankValues);
  },
};
