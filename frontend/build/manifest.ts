import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The script of the prerendered pages. */
export const PUBLIC_PAGES_ENTRY = 'src/public-pages/main.ts';

/** Reads which file was built from which source, and what it imports. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** The scripts built from these sources and everything they import, each once. */
export function filesOf(manifest: Manifest, ...sources: string[]): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string): void => {
    if (visited.has(source)) return;
    visited.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest does not name ${source}`);
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found];
}
