import { createHash, createHmac } from 'node:crypto';
import { BASE62 } from './base62.js';
import { derivedKey } from './derived-key.js';

/** 22 letters of 62 hold 130 bits. */
const LENGTH = 22;

/** What the address of a shared prompt ends with. */
export const SHARED_LINK_TOKEN = new RegExp(`^[0-9A-Za-z]{${LENGTH}}$`);

/**
 * The secret in the address of a shared prompt, derived from the id of its row and the root secret: its owner
 * can copy it again, and a copy of the database opens no link.
 */
export function sharedLinkToken(rootSecret: string, linkId: string): string {
  const key = derivedKey(rootSecret, 'shared-links');
  let rest = BigInt(`0x${createHmac('sha256', key).update(linkId).digest('hex')}`);
  let token = '';
  while (token.length < LENGTH) {
    token += BASE62[Number(rest % 62n)];
    rest /= 62n;
  }
  return token;
}

/** What is stored of the secret: its SHA-256, in hex. */
export function hashSharedLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
