import { hkdfSync } from 'node:crypto';

/** What the root secret is used for; each use has a key of its own, so that none can stand in for another. */
export const KEY_USES = [
  'email-links',
  'rate-limits',
  'free-credits',
  'known-devices',
  'queue-page',
  'shared-links',
] as const;
export type KeyUse = (typeof KEY_USES)[number];

const KEY_BYTES = 32;

/** The key of one use, derived from the root secret (HKDF, RFC 5869). */
export function derivedKey(rootSecret: string, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync('sha256', rootSecret, '', `promptmint:${use}:1`, KEY_BYTES));
}
