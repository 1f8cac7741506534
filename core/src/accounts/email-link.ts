import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.js';

/**
 * The token of an emailed link, base64url. It is derived from the id of its row and the root
 * secret, so that the token itself is in no table, outbox or queue.
 */
export function emailLinkToken(rootSecret: string, tokenId: string): string {
  return createHmac('sha256', derivedKey(rootSecret, 'email-links'))
    .update(tokenId)
    .digest('base64url');
}

/** What is stored of an emailed token: its SHA-256, in hex. */
export function hashEmailLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token of a stored link. Emails that a release before 20261126 has queued use one made of the
 * secret itself.
 */
export function storedLinkToken(
  { SECRET_KEY, JWT_SECRET }: { SECRET_KEY: string; JWT_SECRET: string },
  { id, tokenHash }: { id: string; tokenHash: string },
): string {
  const token = emailLinkToken(SECRET_KEY, id);
  const earlier = [JWT_SECRET, SECRET_KEY].map((secret) =>
    createHmac('sha256', secret).update(`email-link:${id}`).digest('base64url'),
  );
  return [token, ...earlier].find((each) => hashEmailLinkToken(each) === tokenHash) ?? token;
}
