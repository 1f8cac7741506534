import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeDurably } from './backup/durable-files.ts';
import { StartError } from './start-error.ts';

/**
 * The secret in this file; the first time, 32 random bytes (base64url) are written there, readable by the
 * owner alone.
 * @throws {StartError} when the file is empty: a new secret would silently end what the old one has signed
 */
export function secretFile(path: string): string {
  if (!existsSync(path)) writeDurably(path, randomBytes(32).toString('base64url'));
  const secret = readSecret(path);
  if (secret) return secret;
  throw new StartError(
    `${path} is empty, perhaps because the disk was full: put it back from a backup, or delete it to have a new one made.`,
  );
}

/** The secret in this file; '' where there is none. */
export const readSecret = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
