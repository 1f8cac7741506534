import { createHash, createHmac } from 'node:crypto';

/**
 * The token of an emailed link, base64url. It follows from the id of its row and the server's
 * secret, so that the token itself lies in no table, no outbox and no queue.
 */
export function emailLinkToken(jwtSecret: string, tokenId: string): string {
  return createHmac('sha256', jwtSecret).update(`email-link:${tokenId}`).digest('base64url');
}

/** What is stored of an emailed token: its SHA-256, in hex. */
export function hashEmailLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
