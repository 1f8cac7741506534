import { existsSync, readFileSync } from 'node:fs';

/** What a JSON file holds; null where there is none, or where a power cut or a full disk has left half of it. */
export function readJson<Content>(file: string): Content | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
