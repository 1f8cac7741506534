import { createHmac } from 'node:crypto';

/**
 * What stands for a person where the address itself must not be kept: a keyed hash of the address in
 * lower case without its plus-tag, in hex.
 */
export function personKey(jwtSecret: string, email: string): string {
  const [local = '', domain = ''] = splitAtLast(email.trim().toLowerCase());
  const untagged = local.split('+', 1)[0] || local;
  return createHmac('sha256', jwtSecret).update(`person:${untagged}@${domain}`).digest('hex');
}

function splitAtLast(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at), email.slice(at + 1)];
}
