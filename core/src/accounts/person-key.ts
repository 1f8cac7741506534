import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.js';

/** The secrets of an installation: the root, and the one that earlier releases hashed with. */
export interface PersonSecrets {
  SECRET_KEY: string;
  JWT_SECRET: string;
}

/** Keyed hashes in hex that identify a person where the address itself must not be stored. */
export interface PersonKeys {
  /** Of the address as it is compared today; this one is stored. */
  key: string;
  /** The hashes that releases before 20261126 may have stored for the same person. */
  earlier: string[];
}

/** Gmail's own names for itself; the dots of its addresses mean nothing. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The keys of the person behind an address. Letter case and plus-tags make no difference, nor do
 * dots and googlemail.com at Gmail.
 */
export function personKeys({ SECRET_KEY, JWT_SECRET }: PersonSecrets, email: string): PersonKeys {
  const [local, domain] = untagged(email);
  const canonical = mailboxOf(email);
  // The hash of an earlier release does not lead back to an address: only the typed form and the
  // one without dots can be tried.
  const spellings = GMAIL.includes(domain)
    ? GMAIL.flatMap((host) => [`${local}@${host}`, `${undotted(local)}@${host}`])
    : [canonical];
  const earlier = [SECRET_KEY, JWT_SECRET].flatMap((secret) =>
    spellings.map((address) => keyedHash(secret, `person:${address}`)),
  );
  return {
    key: keyedHash(derivedKey(SECRET_KEY, 'free-credits'), canonical),
    earlier: [...new Set(earlier)],
  };
}

/** One form for all addresses that lead to the same mailbox, as far as their form shows it. */
export function mailboxOf(email: string): string {
  const [local, domain] = untagged(email);
  return GMAIL.includes(domain) ? `${undotted(local)}@${GMAIL[0]}` : `${local}@${domain}`;
}

const undotted = (local: string) => local.replaceAll('.', '') || local;

function untagged(email: string): [local: string, domain: string] {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return [local.split('+', 1)[0] || local, address.slice(at + 1)];
}

function keyedHash(secret: string | Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
