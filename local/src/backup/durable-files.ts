import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** For its owner alone: it holds secrets. */
const PRIVATE = 0o600;

/** Little slower than copying; the highest level takes ten times as long for a tenth less. */
const FAST = { level: 3 };

/** Writes a small file in one step that a power cut does not undo. */
export function writeDurably(path: string, text: string): void {
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, text, { mode: PRIVATE, flush: true });
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/**
 * Writes a backup, compressed, under a name of its own until all of it is on the disk: what has the right name is
 * whole.
 * @param isWhole rejects if what was read is not all there was.
 */
export async function writeBackup(
  path: string,
  content: Readable,
  { signal, isWhole }: { signal: AbortSignal; isWhole?: () => Promise<void> },
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', PRIVATE);
  try {
    const sink = handle.createWriteStream({ flush: true });
    await pipeline(content, createGzip(FAST), sink, { signal });
    await isWhole?.();
    renameSync(unfinished, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Makes sure that a power cut takes no file of a folder back. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path, 'r+');
  }
  syncFolder(folder);
}

/** Makes sure that a power cut undoes no renaming in a folder. */
export function syncFolder(folder: string): void {
  // Windows opens no folders; it writes names down in order.
  if (process.platform !== 'win32') syncFile(folder, 'r');
}

function syncFile(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
