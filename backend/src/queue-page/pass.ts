import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '@promptmint/core/accounts/derived-key';

/** How long a pass is valid, in seconds. */
export const PASS_S = 15 * 60;

/** What the cookie of the page holds: whose it is, until when, and a proof that this product made it. */
export function makePass(secretKey: string, userId: string, expiresAt: number): string {
  const content = `${userId}~${expiresAt}`;
  return `${content}~${proofOf(secretKey, content)}`;
}

/** Whose pass it is; null if it is none, or has expired. */
export function readPass(secretKey: string, pass: string | undefined): string | null {
  const [userId = '', expiresAt = '', proof = ''] = (pass ?? '').split('~');
  const expected = Buffer.from(proofOf(secretKey, `${userId}~${expiresAt}`));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expiresAt) * 1_000 > Date.now() ? userId : null;
}

function proofOf(secretKey: string, content: string): string {
  const key = derivedKey(secretKey, 'queue-page');
  return createHmac('sha256', key).update(content).digest('base64url');
}
