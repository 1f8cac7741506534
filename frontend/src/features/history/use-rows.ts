import { useState } from 'react';
import type { HistoryItem, Prompt } from '../../api/generated';
import type { HistoryPrompt } from '../../api/history-prompt';
import { newId } from '../../lib/new-id';

/** A row of the list. Its key stays the same when its prompt is regenerated. */
export interface Row {
  key: string;
  entry: HistoryPrompt;
  /** Whether it was written after the list was loaded. */
  isNew: boolean;
}

interface Rows {
  loaded: readonly HistoryItem[];
  rows: readonly Row[];
}

const NOTHING: readonly HistoryItem[] = [];

/** Makes rows of a list. A prompt that was on the page `before` keeps its key, and so stays open. */
function rowsOf(loaded: readonly HistoryItem[], before: readonly Row[] = []): Rows {
  const keys = new Map(before.map(({ key, entry }) => [entry.id, key]));
  const taken = new Set(keys.values());
  const keyOf = ({ id }: HistoryItem): string => keys.get(id) ?? (taken.has(id) ? newId() : id);
  return { loaded, rows: loaded.map((entry) => ({ key: keyOf(entry), entry, isNew: false })) };
}

/** Converts a new prompt to a history item. */
const newEntry = (
  before: HistoryPrompt,
  prompt: Prompt,
  regenerates: string | null,
): HistoryPrompt => ({
  ...before,
  ...prompt,
  regenerates,
  api_key: null,
  favourite: false,
});

/** The loaded prompts of one page, with later changes applied. */
export function useRows(loaded: readonly HistoryItem[] = NOTHING) {
  const [state, setState] = useState(() => rowsOf(loaded));
  if (state.loaded !== loaded) setState(rowsOf(loaded, state.rows));

  const change = (changed: (rows: readonly Row[]) => readonly Row[]): void =>
    setState((before) => ({ ...before, rows: changed(before.rows) }));

  return {
    rows: state.rows,
    /** The number of rows added after loading, less those removed. */
    added: state.rows.length - state.loaded.length,
    /** Replaces a prompt with its regenerated version, unless the list has that already. */
    replace: (old: HistoryPrompt, prompt: Prompt): void =>
      change((rows) => {
        if (rows.some(({ entry }) => entry.id === prompt.id)) return rows;
        return rows.map((row) =>
          row.entry.id === old.id ? { ...row, entry: newEntry(row.entry, prompt, old.id) } : row,
        );
      }),
    /** Inserts a new version above the one it was made from. */
    addAbove: (old: HistoryPrompt, prompt: Prompt): void =>
      change((rows) =>
        rows.flatMap((row) => {
          if (row.entry.id !== old.id || rows.some(({ entry }) => entry.id === prompt.id))
            return [row];
          return [{ key: prompt.id, entry: newEntry(row.entry, prompt, null), isNew: true }, row];
        }),
      ),
    remove: (ids: readonly string[]): void =>
      change((rows) => rows.filter(({ entry }) => !ids.includes(entry.id))),
    setFavourite: (id: string, favourite: boolean): void =>
      change((rows) =>
        rows.map((row) =>
          row.entry.id === id ? { ...row, entry: { ...row.entry, favourite } } : row,
        ),
      ),
  };
}
