import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { folders } from './folders.js';

/** How long the server remembers an Idempotency-Key. An older one does no harm: it is as good as new. */
const REMEMBERED_MS = 24 * 60 * 60 * 1_000;

/** A request whose result has not arrived yet, or has just arrived. */
export interface OpenRequest {
  key: string;
  /** Once the result arrived, the same request is a new one. */
  close(): void;
}

/**
 * The Idempotency-Key of a request. It is the same one until its result has arrived, whatever ends
 * the program in between, so that calling it again charges nothing more. The key of the account is
 * no part of it: a rotated key still belongs to the same person, and the server keeps people apart.
 */
export function openRequest(url: string, path: string, body: object): OpenRequest {
  const request = JSON.stringify([url, path, body]);
  const folder = join(folders().data, 'open-requests');
  const file = join(folder, createHash('sha256').update(request).digest('hex'));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeForgotten(folder);
    return { key: keyIn(file), close: () => rmSync(file, { force: true }) };
  } catch {
    // A home that nothing can be written to: the request is sent all the same.
    return { key: randomUUID(), close: () => {} };
  }
}

/** Of two programs that send the same request at the same time, one writes the key of both. */
function keyIn(file: string): string {
  const key = randomUUID();
  const unfinished = `${file}.${key}`;
  writeFileSync(unfinished, key, { mode: 0o600, flush: true });
  try {
    // Unlike a new file, a link has its content from the start: nobody reads half a key.
    linkSync(unfinished, file);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function removeForgotten(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > REMEMBERED_MS) rmSync(file, { force: true });
  }
}
