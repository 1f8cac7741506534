import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The secret in this file; the first time, 32 random bytes (base64url) are written there, readable by the
 * owner alone.
 */
export function secretFile(path: string): string {
  if (!existsSync(path))
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
