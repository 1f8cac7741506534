import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An identifier in Stripe's form: the kind's prefix, then random letters and digits. */
export function newId(prefix: string, length = 24): string {
  const signs = Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${prefix}_${signs.join('')}`;
}
