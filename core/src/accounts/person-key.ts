import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.js';

/** The secrets that an installation has: the root, and the one that earlier releases hashed with. */
export interface PersonSecrets {
  SECRET_KEY: string;
  JWT_SECRET: string;
}

/** What stands for a person where the address itself must not be kept: keyed hashes, in hex. */
export interface PersonKeys {
  /** Of the address as it is compared today; this one is written down. */
  key: string;
  /** What releases before 20261126 may have written down for the same person. */
  earlier: string[];
}

/** Gmail's own names for itself; the dots of its addresses mean nothing. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The keys of the person behind an address. Letter case and plus-tags make no other person, nor do dots
 * and googlemail.com at Gmail.
 */
export function personKeys({ SECRET_KEY, JWT_SECRET }: PersonSecrets, email: string): PersonKeys {
  const [local, domain] = untagged(email);
  const isGmail = GMAIL.includes(domain);
  const undotted = local.replaceAll('.', '') || local;
  const canonical = isGmail ? `${undotted}@${GMAIL[0]}` : `${local}@${domain}`;
  // The hash of an earlier release leads back to no address: what can be tried is as typed, and without dots.
  const spellings = isGmail
    ? GMAIL.flatMap((host) => [`${local}@${host}`, `${undotted}@${host}`])
    : [canonical];
  const earlier = [SECRET_KEY, JWT_SECRET].flatMap((secret) =>
    spellings.map((address) => keyedHash(secret, `person:${address}`)),
  );
  return {
    key: keyedHash(derivedKey(SECRET_KEY, 'free-credits'), canonical),
    earlier: [...new Set(earlier)],
  };
}

function untagged(email: string): [local: string, domain: string] {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return [local.split('+', 1)[0] || local, address.slice(at + 1)];
}

function keyedHash(secret: string | Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
