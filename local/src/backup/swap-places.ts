import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder, writeDurably } from './durable-files.ts';

/** One file or folder that a restore exchanges; the three paths are on one disk. */
export interface Swap {
  current: string;
  /** What takes its place; null where the backup has nothing of the kind. */
  staged: string | null;
  /** Where the current one goes. */
  aside: string;
}

/**
 * Exchanges files and folders so that a crash at any moment loses none of them: the list is on the disk before
 * the first is moved, and whatever opens the data folder next finishes it.
 */
export function swapPlaces(journal: string, swaps: readonly Swap[], move = renameDurably): void {
  writeDurably(journal, JSON.stringify(swaps));
  finishSwap(journal, move);
}

/** Finishes what a crash has interrupted, if anything. */
export function finishSwap(journal: string, move = renameDurably): void {
  if (!existsSync(journal)) return;
  for (const swap of JSON.parse(readFileSync(journal, 'utf8')) as Swap[]) finish(swap, move);
  rmSync(journal);
  syncFolder(dirname(journal));
}

function finish({ current, staged, aside }: Swap, move: typeof renameDurably): void {
  const isDone = staged !== null && !existsSync(staged);
  if (isDone) return;
  if (existsSync(current) && !existsSync(aside)) move(current, aside);
  if (staged !== null) move(staged, current);
}

function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) syncFolder(dirname(from));
}
